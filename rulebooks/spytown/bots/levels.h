// The levels of spytown, as numbers. Version 1 was tried at ten seats against clans of all styles.
#pragma once
#include "bots/feed.h"
#include "minds/levels.h"

namespace omerta::spytown {

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
     .counter_claims = 70,
     .claim_results = 2},
    {.sharpness = 40,
     .blunder = 0.1,
     .sparing = 0.5,
     .lot = 0.8,
     .nominations = 0.3,
     .suspicions = 0.3,
     .styles = {0, 40, 40, 20},
     .counter_claims = 50,
     .claim_results = 3},
}};

constexpr const minds::Row& row(bots::Level level) {
  return kLevelRows[static_cast<unsigned>(level)];
}

}  // namespace omerta::spytown
