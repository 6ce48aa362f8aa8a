// No seat of mrakoszlap can tell twin worlds apart: over many pairs of games that differ only in
// what a seat may not know, all it sees is the same to the byte, up to what the catalogue lets it
// learn.
#include "tests/laws/mrakoszlap/twins/twins.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/laws/mrakoszlap/rare.h"

namespace omerta::mrakoszlap::laws {
namespace {

constexpr std::uint64_t kPairs = 10'000;
constexpr unsigned kFloor = 5;  // pairs of each cell of the census

// `./test long` asks for more by OMERTA_TWIN_GAMES.
std::uint64_t pairs() {
  const char* wanted = std::getenv("OMERTA_TWIN_GAMES");
  return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : kPairs;
}

TEST(MrakoszlapTwins, LookTheSame) {
  std::array<std::uint64_t, 3> kinds{};
  std::uint64_t different = 0;
  std::uint64_t entries = 0;
  omerta::laws::Census census;
  std::uint64_t cut = 0;
  for (std::uint64_t seed = 0; seed < pairs(); ++seed) {
    const Verdict verdict = compare_twins(seed);
    ASSERT_EQ(verdict.leak, "") << "seed " << seed << ", kind " << int(verdict.kind);
    ++kinds[static_cast<unsigned>(verdict.kind)];
    different += verdict.different ? 1 : 0;
    entries += verdict.compared;
    for (const omerta::laws::Cell& cell : verdict.cells) ++census[cell];
    cut += verdict.cut ? 1 : 0;
  }
  // A shorter run, under the sanitizers, has too few pairs for it.
  const unsigned floor = pairs() < kPairs ? 0 : kFloor;
  EXPECT_EQ(omerta::laws::missing(census, rares(), never(), floor), "");
  // The pairs must be worth comparing: all three kinds, different truths, much that was seen.
  for (std::uint64_t kind : kinds) EXPECT_GT(kind, pairs() / 8);
  EXPECT_GT(different, pairs() * 8 / 10);
  EXPECT_GT(entries, pairs() * 100);
  EXPECT_LT(cut, pairs() * 3 / 4);  // much of a night is read out in the morning
}

}  // namespace
}  // namespace omerta::mrakoszlap::laws
