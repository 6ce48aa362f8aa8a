// What there is to say, as values that a device makes a menu of: what the game has words for, the
// same for everybody; and what one seat may say now, with what it could truly say first.
#pragma once
#include <vector>

#include "talk/acts.h"
#include "words/message.h"

namespace omerta::talk {

inline constexpr std::size_t kReadyResults = 2;  // that stand ready in a seat's menu

struct SayableWord {  // to claim, or to deny
  std::uint8_t word = 0;
  Message text;
};

// To tell of: somebody else is put in the place of each seat, which are the first so many.
struct SayableResult {
  Statement said;
  Message text;
};

struct Menu {
  std::vector<SayableWord> words;
  std::vector<SayableResult> results;
};

struct ReadyLine {
  Statement said;
  Message text;
};

struct OwnMenu {
  Acts acts;                     // none: it may not speak
  std::vector<ReadyLine> ready;  // true: what it was told, the latest first, and its card
  Seats kept_back{};             // of whom it must not speak outright
};

}  // namespace omerta::talk
