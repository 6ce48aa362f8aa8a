// A game gives a seat its view; its state has to be asked for by name (engine/whole_game.h).
#include "engine/any_game.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta {

Seats in_play(const AnyGame& game) {
#if MUST_FAIL
  return game.state<gorod::Gorod>().table.in_play;
#else
  return game.view<gorod::Gorod>(Seat{0}).table.in_play;
#endif
}

}  // namespace omerta
