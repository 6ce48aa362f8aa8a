// How long a table of mrakoszlap is given for what it waits for.
#pragma once
#include "engine/any_game.h"
#include "presentation/pace/patience.h"

namespace omerta::mrakoszlap {

pace::Patience patience(const AnyTable& table);

}  // namespace omerta::mrakoszlap
