// How the simulator can be told to answer, and the uniform draw that every rulebook's policy uses.
#pragma once
#include <cstdint>

#include "chance/dice.h"
#include "engine/prompt.h"

namespace omerta::simulator {

enum class Policy : std::uint8_t {
  random,  // each question once, uniformly among what is offered, a pass being one possibility
  plain,   // the bare game: who may pass does, whoever chooses together chooses as one
};

// How many sets of `take` things there are among `among`.
constexpr std::uint32_t subsets(unsigned among, unsigned take) {
  std::uint64_t sets = 1;
  for (unsigned i = 1; i <= take; ++i) sets = sets * (among - take + i) / i;
  return static_cast<std::uint32_t>(sets);
}
static_assert(subsets(31, 2) == 465 && subsets(5, 5) == 1);
static_assert(subsets(kSeats, kSeats / 2) == 300'540'195, "the most there are fits one draw");

// Uniform among all that the prompt admits.
inline Choice draw(Dice& dice, const Prompt& prompt) {
  const auto offered = static_cast<std::uint32_t>(std::popcount(prompt.offers));
  const std::uint32_t pass = prompt.pass == Pass::allowed ? 1 : 0;
  if (prompt.take == 1) [[likely]] {
    const std::uint32_t drawn = dice.below(offered + pass);
    return drawn < offered ? nth_bit(prompt.offers, drawn) : kPass;
  }
  const std::uint32_t sets = offered < prompt.take ? 0 : subsets(offered, prompt.take);
  if (dice.below(sets + pass) >= sets) return kPass;
  Choice chosen = 0;
  for (unsigned i = 0; i < prompt.take; ++i) chosen |= dice.one_of(prompt.offers & ~chosen);
  return chosen;
}

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
