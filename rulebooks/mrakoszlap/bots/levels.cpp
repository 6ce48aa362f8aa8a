// The table that is built in.
#include "rulebooks/mrakoszlap/bots/levels.h"

#include "rulebooks/mrakoszlap/bots/levels_text.h"

namespace omerta::mrakoszlap {

const minds::LevelTable& levels() {
  static const minds::LevelTable table = minds::built_in_levels(kLevelsText);
  return table;
}

}  // namespace omerta::mrakoszlap
