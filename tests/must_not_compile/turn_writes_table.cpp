// A rule does not write what everyone knows; it tells everyone.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

void next_round(Turn& t) {
#if MUST_FAIL
  t.table().round = 2;
#else
  t.tell(Audience::everyone(), {.fact = fact::night_fell, .much = 2});
#endif
}

}  // namespace omerta::gorod
