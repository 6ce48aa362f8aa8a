// The table that is built in.
#include "rulebooks/gorod/bots/levels.h"

#include "rulebooks/gorod/bots/levels_text.h"

namespace omerta::gorod {

const minds::LevelTable& levels() {
  static const minds::LevelTable table = minds::built_in_levels(kLevelsText);
  return table;
}

}  // namespace omerta::gorod
