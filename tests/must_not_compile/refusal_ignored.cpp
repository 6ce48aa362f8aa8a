// Whoever says something has to look whether it was heard.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

Refusal pass(const Plan& plan, State& state, Seat seat) {
#if MUST_FAIL
  apply<Gorod>(plan, state, {.seat = seat, .ask = ask::nominate});
  return Refusal::none;
#else
  return apply<Gorod>(plan, state, {.seat = seat, .ask = ask::nominate});
#endif
}

}  // namespace omerta::gorod
