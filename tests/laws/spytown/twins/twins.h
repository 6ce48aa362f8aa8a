// Twin worlds of spytown: two games that differ only in what their observers may not know, played
// in step and compared entry by entry. The first difference must be one the catalogue lets them see
// (section 6, "Who learns what"); any other is a leak.
#pragma once
#include <string>

#include "tests/laws/census.h"
#include "tests/laws/spytown/world.h"

namespace omerta::spytown::laws {

enum class Kind : std::uint8_t {
  other_tokens,  // others have exchanged tokens, or both token and card
  other_cards,   // others have exchanged cards
  other_acts,    // all hold the same; what is done and answered unseen is different
};

struct Verdict {
  std::string leak;          // empty: none
  std::size_t compared = 0;  // entries that were seen and were the same
  bool different = false;    // whether the truths of the two worlds did differ
  bool cut = false;          // whether the rules let them see a difference
  Kind kind{};
  std::set<omerta::laws::Cell> cells;  // what was compared in this pair, for the census
};

Verdict compare_twins(std::uint64_t seed);

// Whether the observers may see this first difference; the reason why not, otherwise.
std::optional<std::string> objection(const World& a, const World& b, std::size_t at);

}  // namespace omerta::spytown::laws
