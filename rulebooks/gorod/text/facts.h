// What each fact of gorod is: the one table by which it is written, said, told, shown and kept.
#pragma once
#include <span>

#include "chronicle/fact.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

enum class WhatIs : std::uint8_t { none, role, sign, call, reason, ballot, result, clock, ask };
enum class MuchIs : std::uint8_t { none, round, number, reason, winner };

enum class Place : std::uint8_t {  // where an argument stands on an event
  who,
  self,   // whom the event is told to: clear from the context
  about,  // whom an answer is about: the asker knows
  whom,
  whom_or_none,
  what,
  much,
  seats,
  candidates,  // the seats, in the order of their nomination
  deck,        // of the setup
  votes        // of the list that follows
};

using FactRow = omerta::FactRow<WhatIs, MuchIs, Place>;

std::span<const FactRow> fact_rows();
const FactRow& row_of(Fact fact);
inline bool has(Fact fact, Trait trait) { return row_of(fact).has(trait); }

}  // namespace omerta::gorod
