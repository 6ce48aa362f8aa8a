// A sheet of lines in the terminal.
#pragma once
#include "cli/terminal/terminal.h"
#include "presentation/sheet/sheet.h"

namespace omerta::cli {

void print(const sheet::Sheet& page, Terminal& terminal);

}  // namespace omerta::cli
