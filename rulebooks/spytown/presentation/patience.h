// How long a table of spytown is given for what it waits for.
#pragma once
#include "engine/any_game.h"
#include "presentation/pace/patience.h"

namespace omerta::spytown {

pace::Patience patience(const AnyTable& table);

}  // namespace omerta::spytown
