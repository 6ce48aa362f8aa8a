// A rule does not write what a seat knows; it tells the seat.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

void show_card(Turn& t, Seat seat) {
#if MUST_FAIL
  t.notes(seat).role = Role::don;
#else
  t.tell(Audience::only(seat), {.fact = fact::card_dealt, .who = seat});
#endif
}

}  // namespace omerta::gorod
