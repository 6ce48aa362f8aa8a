// The decks of each rulebook.
#pragma once
#include "cli/commands/commands.h"

namespace omerta::cli {

int decks_mrakoszlap(const DecksRequest& request, Terminal& terminal);
int decks_spytown(const DecksRequest& request, Terminal& terminal);

}  // namespace omerta::cli
