// Many pairs of twin worlds, one after the other, and whether they were worth comparing.
#pragma once
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/laws/census.h"

namespace omerta::laws {

struct ManyTwins {
  std::array<std::uint64_t, 3> kinds{};
  std::uint64_t different = 0;  // pairs whose truths did differ
  std::uint64_t cut = 0;        // pairs of which the rules let them see a difference
  std::uint64_t entries = 0;    // that were seen
  Census census;
};

// `./test long` asks for more by OMERTA_TWIN_GAMES.
inline std::uint64_t pairs_wanted(std::uint64_t usual) {
  const char* wanted = std::getenv("OMERTA_TWIN_GAMES");
  return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : usual;
}

// Up to the first leak.
template <class Compare>
void compare_pairs(std::uint64_t pairs, const Compare& compare, ManyTwins& all) {
  for (std::uint64_t seed = 0; seed < pairs; ++seed) {
    const auto verdict = compare(seed);
    ASSERT_EQ(verdict.leak, "") << "seed " << seed << ", kind " << int(verdict.kind);
    ++all.kinds[static_cast<unsigned>(verdict.kind)];
    all.different += verdict.different ? 1 : 0;
    if constexpr (requires { verdict.cut; }) all.cut += verdict.cut ? 1 : 0;
    all.entries += verdict.compared;
    for (const Cell& cell : verdict.cells) ++all.census[cell];
  }
}

// A shorter run, under the sanitizers, has too few pairs for it.
inline unsigned floor_of(std::uint64_t pairs, std::uint64_t usual) {
  constexpr unsigned kFloor = 5;  // pairs of each cell of the census
  return pairs < usual ? 0 : kFloor;
}

}  // namespace omerta::laws
