// Prints docs/rules/decisions.md, made from the clauses.
#include <iostream>

#include "cli/rules/decisions.h"

int main() { std::cout << omerta::cli::decisions_page(); }
