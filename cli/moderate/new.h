// A new game at a real table: who sits where, who runs it, and what else its form wants asked.
#pragma once
#include <optional>
#include <string>

#include "cli/moderate/moderate.h"
#include "cli/records/recorded.h"

namespace omerta::cli {

struct NewGame {
  std::optional<Recorded> game;  // nothing if the moderator gave up
  std::string file;
  int code = kFine;
};

// What the request does not say is asked.
NewGame new_game(const ModerateRequest& request, Terminal& terminal);

}  // namespace omerta::cli
