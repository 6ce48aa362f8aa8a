// Compiles what the host chose into the deck of one game; and the order of the night, the same in
// every game.
#pragma once
#include <span>

#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

Plan plan(const Setup& setup);  // of a setup without errors (setup.h)

// MRK-CALL-1  Which cards are called, in their order, and on which nights; the Spyglass comes after
// them on nights of its own.
enum class Nights : std::uint8_t { all, even };
struct Call {
  Type type;
  Nights nights;
  Ask ask;
};
std::span<const Call> calls();

}  // namespace omerta::mrakoszlap
