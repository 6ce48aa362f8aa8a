// The rare facts of mrakoszlap towards which the pairs are steered.
#pragma once
#include "tests/laws/census.h"
#include "tests/laws/mrakoszlap/sitting.h"

namespace omerta::mrakoszlap::laws {

std::span<const omerta::laws::Rare> rares();
std::span<const omerta::laws::Cannot> never();

// A night whose report says names only stands in the census as a phase of its own.
std::uint8_t census_phase(const Setup& setup, Row row);

// A setup in which some of them are likely, and how it is played.
struct Steered {
  Setup setup{};
  Taste taste{};
};
Steered steered(Dice& dice);

}  // namespace omerta::mrakoszlap::laws
