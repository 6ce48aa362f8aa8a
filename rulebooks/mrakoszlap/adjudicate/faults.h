// Why an order written by hand cannot have been given: in words, with the clause.
#pragma once
#include <string>

#include "rulebooks/mrakoszlap/adjudicate/read.h"

namespace omerta::mrakoszlap::adjudicate {

struct RefusedOrder {
  const NightOrder& order;
  Ask ask{};
  Seat target = Seat::nobody;  // nobody: it was passed
};
Message refused_because(const RefusedOrder& refused, const AnyGame& game,
                        const notation::Casting& casting);

// Of an order that no question of the night has asked for.
Message unasked_because(const NightOrder& order, const AnyGame& game, Seats living,
                        const notation::Casting& casting);

}  // namespace omerta::mrakoszlap::adjudicate
