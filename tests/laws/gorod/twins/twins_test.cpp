// No seat can tell twin worlds apart: over many pairs of games that differ only in what a seat may
// not know, everything it sees is the same to the byte, up to what the catalogue lets it learn.
#include "tests/laws/gorod/twins/twins.h"

#include "tests/laws/gorod/rare.h"
#include "tests/laws/many_twins.h"

namespace omerta::gorod::laws {
namespace {

constexpr std::uint64_t kPairs = 20'000;

TEST(Twins, LookTheSame) {
  const std::uint64_t pairs = omerta::laws::pairs_wanted(kPairs);
  omerta::laws::ManyTwins all;
  ASSERT_NO_FATAL_FAILURE(omerta::laws::compare_pairs(pairs, compare_twins, all));
  const unsigned floor = omerta::laws::floor_of(pairs, kPairs);
  EXPECT_EQ(omerta::laws::missing(all.census, rares(), never(), floor), "");
  // The pairs must be worth comparing: all three kinds, different truths, much that was seen.
  EXPECT_GT(all.kinds[0], pairs / 4);
  EXPECT_GT(all.kinds[1], pairs / 4);
  EXPECT_GT(all.kinds[2], pairs / 50);
  EXPECT_GT(all.different, pairs * 3 / 4);
  EXPECT_GT(all.entries, pairs * 60);
}

}  // namespace
}  // namespace omerta::gorod::laws
