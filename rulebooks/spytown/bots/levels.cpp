// The table that is built in.
#include "rulebooks/spytown/bots/levels.h"

#include "rulebooks/spytown/bots/levels_text.h"

namespace omerta::spytown {

const minds::LevelTable& levels() {
  static const minds::LevelTable table = minds::built_in_levels(kLevelsText);
  return table;
}

}  // namespace omerta::spytown
