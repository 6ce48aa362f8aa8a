// Many games of gorod: at random or plainly.
#pragma once
#include "rulebooks/gorod/rules/gorod.h"
#include "simulator/simulate.h"

namespace omerta::simulator {

Tally simulate(const gorod::Plan& plan, const Request& request, const Progress& progress = {});

}  // namespace omerta::simulator
