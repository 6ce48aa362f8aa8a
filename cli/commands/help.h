// What `omerta --help` and `omerta COMMAND --help` say, in the reader's language.
#pragma once
#include <string>
#include <vector>

#include "cli/commands/wanted.h"

namespace omerta::cli {

std::vector<std::string> subcommands();
void print_help(const Words& words, Terminal& terminal);
// `omerta play --help`
void print_help_of(const std::string& command, const std::vector<OptionHelp>& options,
                   const Words& words, Terminal& terminal);

}  // namespace omerta::cli
