// What `omerta --help` says, in the reader's language.
#pragma once
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "notation/words.h"

namespace omerta::cli {

std::vector<std::string> subcommands();
void print_help(const notation::Words& words, Terminal& terminal);

}  // namespace omerta::cli
