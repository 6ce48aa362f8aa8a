// Many games of mrakoszlap: at random, plainly, or between bots.
#pragma once
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "simulator/simulate.h"

namespace omerta::simulator {

Tally simulate(const mrakoszlap::Plan& plan, const Request& request, const Progress& progress = {});
// A game that has no end is stopped; its result is `none`.
Tally simulate_bots(const mrakoszlap::Plan& plan, const Request& request,
                    const Progress& progress = {});

}  // namespace omerta::simulator
