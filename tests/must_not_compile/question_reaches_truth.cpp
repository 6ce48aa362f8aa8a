// What is offered is made from a view: a question cannot be put together from the truth.
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

Prompt question_for(const Plan& plan, const State& state, Seat seat) {
#if MUST_FAIL
  return Gorod::question(state, ask::heal);
#else
  return Gorod::question(view<Gorod>(plan, state, seat), ask::heal);
#endif
}

}  // namespace omerta::gorod
