// A draw among all that a question admits, each as likely as the others, a pass being one of them.
#pragma once
#include <bit>

#include "chance/dice.h"
#include "engine/command.h"
#include "engine/prompt.h"

namespace omerta::chance {

// How many sets of `take` things there are among `among`.
constexpr std::uint32_t subsets(unsigned among, unsigned take) {
  std::uint64_t sets = 1;
  for (unsigned i = 1; i <= take; ++i) sets = sets * (among - take + i) / i;
  return static_cast<std::uint32_t>(sets);
}
static_assert(subsets(31, 2) == 465 && subsets(5, 5) == 1);
static_assert(subsets(kSeats, kSeats / 2) == 300'540'195, "the most there are fits one draw");

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

// What the house says where the program runs the table. What only a human moderator may decide is
// drawn in his name.
inline Command house_answer(Dice& dice, const Prompt& prompt) {
  return house_command(prompt, draw(dice, prompt));
}

}  // namespace omerta::chance
