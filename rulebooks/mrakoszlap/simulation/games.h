// Many games of mrakoszlap: at random or plainly.
#pragma once
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "simulator/simulate.h"

namespace omerta::simulator {

Tally simulate(const mrakoszlap::Plan& plan, const Request& request, const Progress& progress = {});

}  // namespace omerta::simulator
