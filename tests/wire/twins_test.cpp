// What is sent tells nobody anything that he was not told: twin worlds, byte by byte.
#include "tests/wire/twins.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace omerta::wire {
namespace {

// As many games as OMERTA_WIRE_GAMES says, from the one after OMERTA_WIRE_FROM; a few otherwise.
std::uint64_t number_in(const char* name, std::uint64_t otherwise) {
  const char* given = std::getenv(name);
  return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

class WireTwins : public testing::TestWithParam<const char*> {};

TEST_P(WireTwins, AreSentTheSameBytes) {
  Compared all;
  std::size_t different = 0;
  const std::uint64_t games = number_in("OMERTA_WIRE_GAMES", 60);
  const std::uint64_t from = number_in("OMERTA_WIRE_FROM", 0);
  for (std::uint64_t seed = from + 1; seed <= from + games; ++seed) {
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
  EXPECT_GT(different, games / 2);
  RecordProperty("lines", std::to_string(all.lines));
  RecordProperty("screens", std::to_string(all.screens));
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, WireTwins, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::wire
