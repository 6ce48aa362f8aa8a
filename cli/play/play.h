// `omerta play`: a whole game in the terminal, alone with bots or with several people who pass the
// screen round. The program is the moderator.
#pragma once
#include <cstdint>
#include <string>

#include "bots/stand_in.h"
#include "cli/setup/game_setup.h"
#include "cli/terminal/terminal.h"
#include "words/words.h"

namespace omerta::cli {

struct PlayRequest {
  // rulebook empty: asked for, or the usual one; seats 0: as usual; players: the people's names,
  // then the bots'
  SetupRequest setup;
  int people = 1;  // how many sit at this screen; none: bots play and one may watch
  bots::Level level = bots::Level::detective;
  std::uint64_t seed = 0;  // of the deal and of the bots
  std::string pace;        // how long it rests between announcements; empty: as usual
  std::string save;        // a file to keep the game in, and to go on from; empty: none
  Language language = Language::en;
};

// 0: played, or left in good order; 1: by the rules the game cannot start like this; 2: a word was
// not understood, or a file cannot be used.
int play(const PlayRequest& request, Terminal& terminal);

}  // namespace omerta::cli
