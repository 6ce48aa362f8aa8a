// What can be asked about a recorded game: replay, why, trace. Each returns the exit code.
#pragma once
#include <string>

#include "cli/terminal/exit_code.h"
#include "cli/terminal/terminal.h"
#include "words/words.h"

namespace omerta::cli {

struct ReplayRequest {
  std::string file;
  std::string as = "public";    // a seat, "public" or "moderator"
  std::string format = "text";  // "json", or "view": what a seat sees and is asked where it ends
  Language language = Language::en;
  long long until = 0;   // as far as this line of the record; 0: to its end
  bool plain = false;    // without what was said at the table
  bool beliefs = false;  // what everybody had reason to believe instead, once the game is over
};
int replay(const ReplayRequest& request, Terminal& terminal);

struct WhyRequest {
  std::string file;
  std::string what;  // an event's number, a seat or a phase; empty: how the game ended
  std::string as;    // "moderator" for a game that is not over
  Language language = Language::en;
};
int why(const WhyRequest& request, Terminal& terminal);

struct TraceRequest {
  std::string file;      // a record, or a file of scenarios
  int night = 0;         // 0: the last one
  std::string scenario;  // its id, if the file holds several
  int which = 1;         // of the scenario's cases
  std::string svg;       // draws the night here; empty: told in the terminal
  enum class Shape { tall, wide } shape = Shape::tall;  // of the picture
  std::string as;                                       // "moderator" for a game that is not over
  Language language = Language::en;
};
int trace(const TraceRequest& request, Terminal& terminal);

}  // namespace omerta::cli
