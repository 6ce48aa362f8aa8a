// Everything about one night in the terminal.
#pragma once
#include "cli/terminal/terminal.h"
#include "rulebooks/mrakoszlap/night/words.h"

namespace omerta::cli {

void print_night(const NightLog& night, const TraceWords& words, Terminal& terminal);

}  // namespace omerta::cli
