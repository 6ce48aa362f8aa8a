// Prints docs/rules/decisions.md, made from the clauses.
#include <iostream>

#include "cli/decisions.h"

int main() { std::cout << omerta::cli::decisions_page(); }
