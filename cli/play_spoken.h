// What is said aloud, sentence by sentence: long lists drawn together, headings where a night or a
// day begins. The same sentences are heard as they happen and read again in the log.
#pragma once
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "engine/clauses.h"

namespace omerta::cli {

struct Spoken {
  std::string text;
  Style style = Style::spoken;
  enum class Kind { sentence, heading, call, talk } kind = Kind::sentence;
  Clause by{};
  std::size_t at = 0;  // the told event behind it, where that matters
};

}  // namespace omerta::cli
