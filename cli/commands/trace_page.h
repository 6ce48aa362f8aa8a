// Everything about one night in the terminal.
#pragma once
#include "cli/terminal/terminal.h"
#include "rulebooks/mrakoszlap/night/words.h"

namespace omerta::cli {

namespace night = mrakoszlap::night;

void print_night(const night::NightLog& night, const night::TraceWords& words, Terminal& terminal);

}  // namespace omerta::cli
