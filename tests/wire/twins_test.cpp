// What is sent tells nobody anything that he was not told: twin worlds, byte by byte.
#include "tests/wire/twins.h"

#include <gtest/gtest.h>

namespace omerta::wire {
namespace {

constexpr std::uint64_t kGames = 60;

class WireTwins : public testing::TestWithParam<const char*> {};

TEST_P(WireTwins, AreSentTheSameBytes) {
  Compared all;
  std::size_t different = 0;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const Compared one = compare_twins(GetParam(), seed);
    ASSERT_EQ(one.leak, "") << GetParam() << ", seed " << seed;
    all.add(one);
    different += one.different ? 1U : 0U;
  }
  EXPECT_GT(all.lines, 20'000U);
  EXPECT_GT(all.screens, 3'000U);
  EXPECT_GT(all.screens_of_everyone, 1'000U);
  EXPECT_GT(all.screens_of_the_dead, 50U);
  EXPECT_GT(all.refusals, 500U);
  EXPECT_GT(different, kGames / 2);
  RecordProperty("lines", std::to_string(all.lines));
  RecordProperty("screens", std::to_string(all.screens));
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, WireTwins, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::wire
