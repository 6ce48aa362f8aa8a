// Whoever has a view, a bot or a screen, cannot name the truth.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

Role card_of(const View& view, Seat seat) {
#if MUST_FAIL
  return view.truth.role[index(seat)];
#else
  return view.table.shown[index(seat)];
#endif
}

}  // namespace omerta::gorod
