// What is sent to a phone is made from a view: the wire has no way to encode a state.
#include "engine/any_game.h"
#include "rulebooks/gorod/presentation/seat_wire.h"
#include "wire/seat_wire.h"

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
