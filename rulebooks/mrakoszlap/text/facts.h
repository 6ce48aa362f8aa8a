// What each fact of mrakoszlap is: the one table by which it is written, said, told, shown and
// kept.
#pragma once
#include <span>

#include "chronicle/fact.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

enum class WhatIs : std::uint8_t {
  none,
  card,      // by its place in the deck
  any_card,  // the same; the prisoner may be woken for none
  shown,     // the same, or a gained Mirror by its number
  copy,      // a type, its number in `much`
  gain,      // the type that gains; the number is the new copy's
  order,     // a question; the type in `much`
  refrain,   // a question that was declined
  step,      // of a bullet or of the smell; its card or number in `much`
  phase,
  time,     // what is left out: the night, the day
  skipped,  // that the night was left out
  matrix,   // whose bullet it is, where the option names it
  show,
  runoff,
  power,
  side,
  result,
  against,  // a number of votes
  stuck     // whether the mud did
};

enum class MuchIs : std::uint8_t {
  none,
  round,
  offset,  // the Doctor's first night
  count,
  in_favour,  // a number of votes
  shoots      // the Matrix is called again, for its own shots
};

enum class Place : std::uint8_t {  // where an argument stands on an event
  who,
  self,  // whom the event is told to: clear from the context
  whom,
  target,  // like whom, but left out where there is none
  dead,    // like who, but only where somebody dies
  what,
  much,
  seats,
  step_card,
  step_number,
  new_copy,  // of what is gained
  gainer,    // the type that caused it, in `seats`
  reason,    // the kind of attack that caused it, in `seats`
  deck       // of the plan
};

using FactRow = omerta::FactRow<WhatIs, MuchIs, Place>;

std::span<const FactRow> fact_rows();
const FactRow& row_of(Fact fact);
inline bool has(Fact fact, Trait trait) { return row_of(fact).has(trait); }

}  // namespace omerta::mrakoszlap
