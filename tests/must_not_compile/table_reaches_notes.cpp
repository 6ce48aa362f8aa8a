// Whoever has what everyone knows, a spectator's screen, cannot name anybody's notes.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

Role card_of(const AnyTable& table, Seat seat) {
#if MUST_FAIL
  (void)seat;
  return table.as<Gorod>().notes.role;
#else
  return table.as<Gorod>().table.shown[index(seat)];
#endif
}

}  // namespace omerta::gorod
