// `omerta rules`: the rules reader.
#pragma once
#include <string>

#include "cli/terminal/exit_code.h"
#include "cli/terminal/terminal.h"
#include "words/words.h"

namespace omerta::cli {

struct RulesRequest {
  std::string rulebook;  // empty: the usual one, or the one that speaks of it
  std::string edition;   // empty: the usual one
  std::string about;     // a clause, a card, a phase, a setting or any word; empty: the contents
  bool exact = false;    // clauses also as the catalogue has them
  Language language = Language::en;
};
int rules(const RulesRequest& request, Terminal& terminal);

}  // namespace omerta::cli
