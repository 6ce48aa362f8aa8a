// The lexicon of a rulebook that brings none, and looking questions up.
#include "talk/lexicon.h"

#include <algorithm>

namespace omerta::talk {
namespace {

Acts by_day(const AnyView& view) {
  const Standing standing = view.standing();
  const bool speaks = standing.hour == Hour::day && standing.in_play.has(view.seat());
  return speaks ? Acts::all() - kOfTheBook : Acts{};
}

}  // namespace

const Lexicon& plain_lexicon() {
  static constexpr Lexicon kPlain{.may_say = by_day};
  return kPlain;
}

bool is_told_of(const Lexicon& lexicon, Act act, Ask ask) {
  return std::any_of(lexicon.asked.begin(), lexicon.asked.end(), [&](const Asked& each) {
    return each.ask == ask && (each.answers != 0) == (act == Act::report);
  });
}

std::uint32_t answers_to(const Lexicon& lexicon, Ask ask) {
  std::uint32_t all = 0;
  for (const Asked& each : lexicon.asked) all |= each.ask == ask ? each.answers : 0;
  return all;
}

}  // namespace omerta::talk
