// What is sent to a phone is made from a view: the wire has no way to encode a state.
#include "engine/any_game.h"
#include "notation/gorod_wire.h"
#include "notation/seat_wire.h"

namespace omerta::notation {

Fields tell_phone(const Names& names, const gorod::Plan& plan, const gorod::State& state) {
#if MUST_FAIL
  (void)plan;
  return view_fields(names, state);
#else
  return view_fields(names, view<gorod::Gorod>(plan, state, Seat{0}));
#endif
}

}  // namespace omerta::notation
