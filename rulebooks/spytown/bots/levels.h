// The levels of spytown, as numbers: levels.toml, which `omerta lab fit` writes.
#pragma once
#include "bots/stand_in.h"
#include "minds/level_table.h"

namespace omerta::spytown {

const minds::LevelTable& levels();

// Of this level: in the rulebook's own table, or in another that is tried.
inline const minds::Row& row(bots::Level level, const minds::LevelTable* other) {
  return (other == nullptr ? levels() : *other).row(level);
}

}  // namespace omerta::spytown
