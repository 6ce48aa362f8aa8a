// What can be sent is a view; the truth does not travel.
#include "rulesets/gorod/gorod.h"

namespace omerta {

struct Connection {
  unsigned sent = 0;
};

template <class R>
void send(Connection& to, const View<R>& view) {
  to.sent += index(view.seat) < kSeats ? 1 : 0;
}
template <class R>
void send(Connection&, const State<R>&) = delete;

void tell_phone(Connection& phone, const gorod::Plan& plan, const gorod::State& state) {
#if MUST_FAIL
  (void)plan;
  send(phone, state);
#else
  send(phone, view<gorod::Gorod>(plan, state, Seat{0}));
#endif
}

}  // namespace omerta
