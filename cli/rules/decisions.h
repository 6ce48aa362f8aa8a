// The pages of the decisions: where the print is silent, contradicts itself or cannot be played.
#pragma once
#include <string>

#include "cli/terminal/terminal.h"
#include "presentation/catalogue/catalogue.h"
#include "words/words.h"

namespace omerta::cli {

using catalogue::Catalogue;

void print_decisions(const Catalogue& book, const Words& words, Terminal& terminal);
std::string decisions_page();  // docs/rules/decisions.md

}  // namespace omerta::cli
