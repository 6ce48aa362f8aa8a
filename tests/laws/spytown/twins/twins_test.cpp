// No seat of spytown can tell twin worlds apart: over many pairs of games that differ only in what
// a seat may not know, all it sees is the same to the byte, up to what the catalogue lets it learn.
#include "tests/laws/spytown/twins/twins.h"

#include "tests/laws/many_twins.h"
#include "tests/laws/spytown/rare.h"

namespace omerta::spytown::laws {
namespace {

constexpr std::uint64_t kPairs = 20'000;

TEST(SpytownTwins, LookTheSame) {
  const std::uint64_t pairs = omerta::laws::pairs_wanted(kPairs);
  omerta::laws::ManyTwins all;
  ASSERT_NO_FATAL_FAILURE(omerta::laws::compare_pairs(pairs, compare_twins, all));
  const unsigned floor = omerta::laws::floor_of(pairs, kPairs);
  EXPECT_EQ(omerta::laws::missing(all.census, rares(), never(), floor), "");
  // The pairs must be worth comparing: all three kinds, different truths, much that was seen.
  for (std::uint64_t kind : all.kinds) EXPECT_GT(kind, pairs / 8);
  EXPECT_GT(all.different, pairs * 9 / 10);
  EXPECT_GT(all.entries, pairs * 100);
  EXPECT_LT(all.cut, pairs * 2 / 3);
}

}  // namespace
}  // namespace omerta::spytown::laws
