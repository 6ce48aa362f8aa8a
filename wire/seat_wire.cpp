// Asks the rulebook for a seat's figures.
#include "wire/seat_wire.h"

#include "rulebooks/rulebook.h"

namespace omerta::notation {

Fields seat_fields(const Words& words, const Casting& casting, const AnyGame& game, Seat seat) {
  return rulebook(casting.rulebook).seat_fields(words, casting.names, game, seat);
}

}  // namespace omerta::notation
