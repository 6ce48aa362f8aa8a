// Many games of spytown: at random or plainly.
#pragma once
#include "rulebooks/spytown/rules/spytown.h"
#include "simulator/simulate.h"

namespace omerta::simulator {

Tally simulate(const spytown::Plan& plan, const Request& request, const Progress& progress = {});

}  // namespace omerta::simulator
