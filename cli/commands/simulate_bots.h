// Many games between bots, for `simulate --policy bots`: every chair hears what it is told and no
// more.
#pragma once
#include "simulator/simulate.h"

namespace omerta::cli {

// A game that has no end is stopped; its result is `none`.
simulator::Tally simulate_bots(const gorod::Plan& plan, const simulator::Request& request,
                               const simulator::Progress& progress);
simulator::Tally simulate_bots(const spytown::Plan& plan, const simulator::Request& request,
                               const simulator::Progress& progress);
simulator::Tally simulate_bots(const mrakoszlap::Plan& plan, const simulator::Request& request,
                               const simulator::Progress& progress);

}  // namespace omerta::cli
