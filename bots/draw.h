// Dice for a prompt: uniform among all that it admits, a pass being one possibility.
#pragma once
#include <bit>

#include "chance/dice.h"
#include "engine/command.h"
#include "engine/prompt.h"

namespace omerta::bots {

inline Choice draw(simulator::Dice& dice, const Prompt& prompt) {
  const auto offered = static_cast<std::uint32_t>(std::popcount(prompt.offers));
  const std::uint32_t pass = prompt.pass == Pass::allowed ? 1 : 0;
  if (offered < prompt.take || dice.below(offered + pass) == offered) return kPass;
  Choice chosen = 0;
  for (unsigned i = 0; i < prompt.take; ++i) chosen |= dice.one_of(prompt.offers & ~chosen);
  return chosen;
}

// What the house says where the program runs the table: chance draws, the clock closes. What only a
// human moderator may decide is drawn in his name.
inline Command house_answer(simulator::Dice& dice, const Prompt& prompt) {
  const Voice voice = prompt.voices.has(Voice::chance)  ? Voice::chance
                      : prompt.voices.has(Voice::clock) ? Voice::clock
                                                        : Voice::moderator;
  return {.choice = draw(dice, prompt), .seat = Seat::nobody, .ask = prompt.ask, .voice = voice};
}

}  // namespace omerta::bots
