// How the simulator can be told to answer.
#pragma once
#include <cstdint>

#include "chance/draw.h"

namespace omerta::simulator {

using chance::Dice;
using chance::draw;
using chance::nth_bit;

enum class Policy : std::uint8_t {
  random,  // each question once, uniformly among what is offered, a pass being one possibility
  plain,   // the bare game: who may pass does, whoever chooses together chooses as one
  bots,    // every chair by what it has been told
};

// Chance as most rulebooks need it: every draw stands alone.
struct PlainChance {
  Choice choose(Dice& dice, const auto& /*plan*/, const auto& /*state*/, const Prompt& prompt) {
    return draw(dice, prompt);
  }
};

// Who draws for the house in a game of a rulebook.
template <class R>
struct ChanceOf {
  using type = PlainChance;
};

// The policy that answers for a rulebook; each rulebook's header names its own.
template <class R, Policy kPolicy>
struct PolicyOf;

}  // namespace omerta::simulator
