// A new game at a real table: who sits where, who runs it, which edition, which cards, which file.
#pragma once
#include <optional>
#include <string>

#include "cli/commands.h"
#include "cli/recorded.h"

namespace omerta::cli {

struct NewGame {
  std::optional<Recorded> game;  // nothing if the moderator gave up
  std::string file;
  int code = kFine;
};

// What the request does not say is asked.
NewGame new_game(const ModerateRequest& request, const notation::Words& words, Terminal& terminal);

}  // namespace omerta::cli
