// What the program says where it runs a game itself: sentence by sentence, long lists drawn
// together, headings where a night or a day begins. The same is heard as it happens and read again
// in the log.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "chronicle/chronicle.h"
#include "words/message.h"

namespace omerta::course {

struct Said {
  enum class Kind { sentence, heading, call, talk, statement };  // talk: only words
  enum class Weight { usual, aside, brief, strong, last };  // brief: one of many, round the table

  Message text;
  Kind kind = Kind::sentence;
  Weight weight = Weight::usual;
  Clause by{};
  std::size_t at = 0;  // the told event behind it
};

// All that a narrator may go by: what everyone was told, and who answers for himself.
struct Telling {
  AnyTable table;                                  // as it is now; narrators go by its plan
  std::span<const Told> told;                      // what only some were told is passed over
  std::size_t from = 0;                            // what lies before has been said
  Seats people{};                                  // whose words are their own
  std::uint64_t seed = 0;                          // by which bots find theirs
  std::function<std::string(std::size_t)> spoken;  // the words behind a told event, if written
};

}  // namespace omerta::course
