// There is no default audience, and no set of seats becomes one by itself.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

void announce(Turn& t, Seats awake) {
#if MUST_FAIL
  t.tell(awake, {.fact = fact::group_awake});
#else
  t.tell(Audience::group(awake), {.fact = fact::group_awake});
#endif
}

}  // namespace omerta::gorod
