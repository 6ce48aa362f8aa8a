// Nothing that makes a player's screen brings the name by which the whole game is asked for.
#include "bots/mrak_bot.h"
#include "bots/spy_bot.h"
#include "cli/play_match.h"
#include "notation/gorod_wire.h"
#include "notation/mrakoszlap_wire.h"
#include "notation/seat_wire.h"
#include "notation/spytown_wire.h"
#if !MUST_FAIL
#include "engine/whole_game.h"
#endif

namespace omerta {

gorod::Role card_of(const AnyGame& game, Seat seat) {
  return WholeGame::state<gorod::Gorod>(game).truth.role[index(seat)];
}

}  // namespace omerta
