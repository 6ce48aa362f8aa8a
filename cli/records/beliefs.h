// What everybody in a recorded game had reason to believe, for a terminal.
#pragma once
#include "cli/records/recorded.h"
#include "cli/records/records.h"

namespace omerta::cli {

// As a table for everybody, or in sentences for one seat; of a game that is over.
int tell_beliefs(const ReplayRequest& request, const Recorded& game, const Listener& who,
                 const Words& words, Terminal& terminal);

}  // namespace omerta::cli
