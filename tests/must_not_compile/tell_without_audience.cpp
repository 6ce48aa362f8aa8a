// Nothing is told without saying to whom.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

void announce(Turn& t) {
#if MUST_FAIL
  t.tell({.fact = fact::dawn});
#else
  t.tell(Audience::everyone(), {.fact = fact::dawn});
#endif
}

}  // namespace omerta::gorod
