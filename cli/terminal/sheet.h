// A sheet of lines in the terminal, in the reader's language.
#pragma once
#include "cli/terminal/terminal.h"
#include "presentation/sheet/sheet.h"
#include "words/words.h"

namespace omerta::cli {

void print(const sheet::Sheet& page, const Words& words, const Names& names, Terminal& terminal);

}  // namespace omerta::cli
