// What is sent to a phone is made from a view: the wire has no way to encode a state.
#include "rulebooks/gorod/presentation/screen.h"
#include "rulebooks/gorod/rules/gorod.h"
#include "wire/encode.h"

namespace omerta::wire {

std::string tell_phone(const AnyGame& game, const gorod::State& state, const story::Feed& feed) {
#if MUST_FAIL
  (void)game, (void)feed;
  return encoded(state);
#else
  (void)state;
  return encoded(gorod::screen(game.any_view(Seat{0}), {}, feed));
#endif
}

}  // namespace omerta::wire
