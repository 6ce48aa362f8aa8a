// Nothing that makes a player's screen brings the name by which the whole game is asked for.
#include "cli/play/match.h"
#include "rulebooks/gorod/presentation/screen.h"
#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/presentation/screen.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/spytown/bots/bot.h"
#include "rulebooks/spytown/presentation/screen.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "wire/encode.h"
#include "wire/received/command.h"
#if !MUST_FAIL
#include "engine/whole_game.h"
#endif

namespace omerta {

gorod::Role card_of(const AnyGame& game, Seat seat) {
  return WholeGame::state<gorod::Gorod>(game).truth.role[index(seat)];
}

}  // namespace omerta
