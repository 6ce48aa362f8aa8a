// The rare facts of spytown towards which the pairs are steered.
#pragma once
#include "tests/laws/census.h"
#include "tests/laws/spytown/sitting.h"

namespace omerta::spytown::laws {

std::span<const omerta::laws::Rare> rares();
std::span<const omerta::laws::Cannot> never();

// A setup in which some of them are likely, and how it is played.
struct Steered {
  Setup setup{};
  Taste taste{};
};
Steered steered(Dice& dice);

}  // namespace omerta::spytown::laws
