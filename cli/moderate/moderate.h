// `omerta moderate`: the human moderator's guide through a game at a real table.
#pragma once
#include <cstdint>
#include <string>

#include "cli/setup/game_setup.h"
#include "cli/terminal/exit_code.h"
#include "cli/terminal/terminal.h"
#include "words/words.h"

namespace omerta::cli {

struct ModerateRequest {
  std::string file;    // goes on with this game, or saves the new one here
  SetupRequest setup;  // of a new game
  enum class Begin { from_file, anew } begin = Begin::from_file;
  std::uint64_t seed = 0;  // of the deal and of lots; 0: the machine's own
  Language language = Language::en;
};
int moderate(const ModerateRequest& request, Terminal& terminal);

}  // namespace omerta::cli
