// The rare facts of gorod towards which the pairs are steered.
#pragma once
#include "tests/laws/census.h"
#include "tests/laws/gorod/sitting.h"

namespace omerta::gorod::laws {

std::span<const omerta::laws::Rare> rares();
std::span<const omerta::laws::Cannot> never();

// A setup in which some of them are likely, and how it is played.
struct Steered {
  Setup setup{};
  Taste taste{};
};
Steered steered(Dice& dice, House house);

}  // namespace omerta::gorod::laws
