// Many games of gorod: at random, plainly, or between bots.
#pragma once
#include "rulebooks/gorod/rules/gorod.h"
#include "simulator/simulate.h"

namespace omerta::simulator {

Tally simulate(const gorod::Plan& plan, const Request& request, const Progress& progress = {});
// A game that has no end is stopped; its result is `none`.
Tally simulate_bots(const gorod::Plan& plan, const Request& request, const Progress& progress = {});

}  // namespace omerta::simulator
