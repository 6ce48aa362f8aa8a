// The lab's page in a terminal.
#pragma once
#include "cli/terminal/terminal.h"
#include "lab/pages/page.h"

namespace omerta::cli {

void print_page(const lab::Page& page, Terminal& terminal);

}  // namespace omerta::cli
