// A seat is no set of seats, and a set is no seat.
#include "engine/seat.h"

namespace omerta {

bool sits(Seats all, Seat seat) {
#if MUST_FAIL
  return all.has(all) && all == seat;
#else
  return all.has(seat) && all == (all | seat);
#endif
}

}  // namespace omerta
