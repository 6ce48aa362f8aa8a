// What everyone knows does not become a seat's view by asking for a seat.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

Seats in_play(const AnyTable& table) {
#if MUST_FAIL
  return AnyView{table}.as<Gorod>().table.in_play;
#else
  return table.as<Gorod>().table.in_play;
#endif
}

}  // namespace omerta::gorod
