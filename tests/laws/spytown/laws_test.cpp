// Every game of spytown obeys the catalogue's own laws: who learns what, who may be chosen, how one
// goes out, what a ballot comes to, and who has won.
#include <gtest/gtest.h>

#include "tests/laws/spytown/story.h"

namespace omerta::spytown::laws {
namespace {

constexpr std::uint64_t kGames = 20'000;

TEST(SpytownLaws, HoldInEveryGame) {
  Reading all;
  std::array<int, 6> results{};
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Sitting game = random_game(seed);
    const Reading reading = read_game(game);
    ASSERT_EQ(reading.fault, "") << "game " << seed;
    ++results[static_cast<unsigned>(game.state.table.result)];
    all.eliminations += reading.eliminations;
    all.saves += reading.saves;
    all.chains += reading.chains;
    all.ballots += reading.ballots;
    all.ties += reading.ties;
    all.broken += reading.broken;
  }
  EXPECT_GT(all.eliminations, 20'000);
  EXPECT_GT(all.saves, 200);
  EXPECT_GT(all.chains, 500);
  EXPECT_GT(all.ballots, 10'000);
  EXPECT_GT(all.ties, 500);
  EXPECT_GT(all.broken, 200);
  for (Result result :
       {Result::police, Result::mafia, Result::new_gang, Result::no_winners, Result::abandoned}) {
    EXPECT_GT(results[static_cast<unsigned>(result)], 5) << static_cast<int>(result);
  }
}

}  // namespace
}  // namespace omerta::spytown::laws
