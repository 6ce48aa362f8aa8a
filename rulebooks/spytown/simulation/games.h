// Many games of spytown: at random, plainly, or between bots.
#pragma once
#include "rulebooks/spytown/rules/spytown.h"
#include "simulator/simulate.h"

namespace omerta::simulator {

Tally simulate(const spytown::Plan& plan, const Request& request, const Progress& progress = {});
// A game that has no end is stopped; its result is `none`.
Tally simulate_bots(const spytown::Plan& plan, const Request& request,
                    const Progress& progress = {});

}  // namespace omerta::simulator
