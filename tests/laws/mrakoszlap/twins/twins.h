// Twin worlds of mrakoszlap: two games that differ only in what their observers may not know,
// played in step and compared entry by entry. They may part only after what the catalogue lets the
// observers learn has parted (section 6, "Who learns what"); any other difference is a leak.
#pragma once
#include <string>

#include "tests/laws/census.h"
#include "tests/laws/mrakoszlap/world.h"

namespace omerta::mrakoszlap::laws {

enum class Kind : std::uint8_t {
  other_hands,  // others have exchanged cards; orders go with the card
  other_acts,   // all hold the same; what is done unseen is different
  both,
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

// Why the observers may not see this first difference; nothing if they may.
std::optional<std::string> objection(const World& a, const World& b, std::size_t at);

}  // namespace omerta::mrakoszlap::laws
