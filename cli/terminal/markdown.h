// The catalogues' Markdown on a terminal.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.h"

namespace omerta::cli {

// Markdown for a terminal: marks taken away, paragraphs wrapped, tables lined up or listed.
void print_markdown(const std::vector<std::string>& lines, Terminal& terminal);
std::string unmarked(std::string_view markdown);

}  // namespace omerta::cli
