// Every game of mrakoszlap obeys the catalogue's own laws.
#include <gtest/gtest.h>

#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

constexpr std::uint64_t kGames = 10'000;

TEST(MrakoszlapLaws, HoldInEveryGame) {
  std::array<int, 4> results{};
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Sitting game = random_game(seed);
    const Reading reading = read_game(game);
    ASSERT_EQ(reading.fault, "") << "game " << seed;
    ++results[static_cast<unsigned>(game.state.table.result)];
  }
  for (Result result : {Result::citizens, Result::mafia, Result::draw}) {
    EXPECT_GT(results[static_cast<unsigned>(result)], 50) << static_cast<int>(result);
  }
}

}  // namespace
}  // namespace omerta::mrakoszlap::laws
