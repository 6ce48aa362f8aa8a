// What each fact of spytown is: the one table by which it is written, said, told, shown and kept.
#pragma once
#include <span>

#include "chronicle/fact.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown {

enum class WhatIs : std::uint8_t { none, token, card, phase, cause, window, ruling, result };
enum class MuchIs : std::uint8_t {
  none,
  round,
  cause,
  works,  // whether a card can be used
  person  // SPY-REVEAL-3: a card, a side and a force
};

enum class Place : std::uint8_t {  // where an argument stands on an event
  who,
  self,  // whom the event is told to: clear from the context
  whom,
  whom_or_none,
  target,  // like whom, but left out where there is none
  what,
  much,
  seats,
  suspects,  // the seats, most preliminary votes first
  tokens,    // of the plan
  cards,
  secret_card,  // the three of a person
  secret_side,
  secret_force,
  votes  // of the list that follows
};

using FactRow = omerta::FactRow<WhatIs, MuchIs, Place>;

std::span<const FactRow> fact_rows();
const FactRow& row_of(Fact fact);
inline bool has(Fact fact, Trait trait) { return row_of(fact).has(trait); }

}  // namespace omerta::spytown
