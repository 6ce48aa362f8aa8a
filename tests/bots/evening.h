// Whole games between bots, for the tests: every chair hears what it is told and no more, every
// answer goes through the same door as a player's, and a refused one is counted.
#pragma once
#include <functional>

#include "rulebooks/gorod/bots/bot.h"

namespace omerta::bots {

struct Evening {
  gorod::Result result = gorod::Result::none;
  int rounds = 0;
  int refused = 0;
  int endless = 0;  // stopped after too many commands
  int votes = 0;    // ballots with a choice
  int shots = 0;    // of clans
};

using Levels = std::function<Level(const gorod::Plan&, gorod::Role)>;  // by the card in the chair

Evening play(const gorod::Setup& setup, std::uint64_t seed, const Levels& levels);

}  // namespace omerta::bots
