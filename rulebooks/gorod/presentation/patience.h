// How long a table of gorod is given for what it waits for.
#pragma once
#include "engine/any_game.h"
#include "presentation/pace/patience.h"

namespace omerta::gorod {

pace::Patience patience(const AnyTable& table);

}  // namespace omerta::gorod
