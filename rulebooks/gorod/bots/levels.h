// The levels of gorod, as numbers. Version 1 was tried at ten seats against clans of all styles.
#pragma once
#include "bots/feed.h"
#include "minds/levels.h"

namespace omerta::gorod {

inline constexpr int kLevelsVersion = 1;

inline constexpr std::array<minds::Row, bots::kLevels> kLevelRows{{
    {},  // dice have no mind
    {.ballots = 0,
     .nominations = 0,
     .suspicions = 0,
     .deaths = 0,
     .tremble = 150,
     .ties = minds::Ties::own_dice,
     .styles = {100, 0, 0, 0},
     .silent_styles = {100, 0, 0, 0},
     .words_a_day = 1},
    {.sharpness = 10,
     .blunder = 0.1,
     .sparing = 0.35,
     .nominations = 0.5,
     .suspicions = 0.1,
     .tremble = 40,
     .styles = {50, 50, 0, 0},
     .counter_claims = 70},
    {.sharpness = 40,
     .blunder = 0.05,
     .sparing = 0.15,
     .lot = 0.5,
     .nominations = 1,
     .suspicions = 0.1,
     .styles = {0, 40, 40, 20},
     .counter_claims = 50},
}};

constexpr const minds::Row& row(bots::Level level) {
  return kLevelRows[static_cast<unsigned>(level)];
}

}  // namespace omerta::gorod
