// Twin worlds: two games that differ only in what their observers may not know, played in step and
// compared entry by entry. The first difference must be one the catalogue lets them see (section 6,
// "Who learns what"); any other is a leak.
#pragma once
#include <optional>
#include <string>

#include "tests/laws/census.h"
#include "tests/laws/gorod/world.h"

namespace omerta::gorod::laws {

enum class Kind : std::uint8_t {
  other_cards,  // others have exchanged their cards; night acts go with the card
  other_acts,   // the same cards, other secret acts and another order of sealed ballots
  own_card,     // the observer is a mafioso in one and the sleepwalker in the other
};

struct Pair {
  Kind kind{};
  Setup setup{};
  Seats observers{};
};

struct Verdict {
  std::string leak;          // empty: none
  std::size_t compared = 0;  // entries that were seen and were the same
  bool different = false;    // whether the truths of the two worlds did differ
  Kind kind{};
  std::set<omerta::laws::Cell> cells;  // what was compared in this pair, for the census
};

Verdict compare_twins(std::uint64_t seed);

// Whether the observers may see this first difference; the reason why not, otherwise.
std::optional<std::string> objection(const World& a, const World& b, std::size_t at);

}  // namespace omerta::gorod::laws
