// Tallies add up, and do not depend on the number of threads.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/simulation/games.h"
#include "rulebooks/gorod/simulation/setups.h"
#include "tests/simulator/tables.h"

namespace omerta::simulator {
namespace {

void expect_same(const Tally& a, const Tally& b) {
  EXPECT_EQ(a.games, b.games);
  EXPECT_EQ(a.results, b.results);
  EXPECT_EQ(a.loners, b.loners);
  EXPECT_EQ(a.commands, b.commands);
  EXPECT_EQ(a.events, b.events);
  EXPECT_EQ(a.rounds, b.rounds);
  EXPECT_EQ(a.rounds_squared, b.rounds_squared);
}

TEST(Simulate, TheNumberOfThreadsChangesNothing) {
  const gorod::Plan plan = gorod::plan(largest_table());
  for (Policy policy : {Policy::random, Policy::plain}) {
    const Tally alone = simulate(plan, {policy, 3'000, 5, 1});
    for (unsigned threads : {0U, 2U, 3U, 7U}) {
      expect_same(alone, simulate(plan, {policy, 3'000, 5, threads}));
    }
  }
}

TEST(Simulate, TheSeedChangesEverything) {
  const gorod::Plan plan = gorod::plan(plain_table(10, 3));
  const Tally one = simulate(plan, {Policy::random, 500, 1, 1});
  const Tally other = simulate(plan, {Policy::random, 500, 2, 1});
  EXPECT_NE(one.commands, other.commands);
}

TEST(Simulate, GamesAreTheSumOfTheirParts) {
  const gorod::Plan plan = gorod::plan(plain_table(9, 2));
  const Tally all = simulate(plan, {Policy::random, 700, 1, 1});
  const Tally some = simulate(plan, {Policy::random, 699, 1, 1});
  EXPECT_EQ(all.games, 700U);
  EXPECT_EQ(some.games, 699U);
  EXPECT_GT(all.commands, some.commands);
}

TEST(Simulate, EveryGameHasOneResult) {
  for (const gorod::Setup& setup : signature_setups()) {
    const Tally tally = simulate(gorod::plan(setup), {Policy::random, 50, 11, 1});
    EXPECT_EQ(tally.games, 50U);
    EXPECT_EQ(std::accumulate(tally.results.begin(), tally.results.end(), std::uint64_t{0}), 50U);
    EXPECT_EQ(tally.won(gorod::Result::none), 0U);
    EXPECT_EQ(std::accumulate(tally.loners.begin(), tally.loners.end(), std::uint64_t{0}),
              tally.won(gorod::Result::house));
    EXPECT_GE(tally.rounds_squared, tally.rounds);
    EXPECT_GT(tally.events, tally.games);
  }
}

TEST(Simulate, ProgressEndsWithTheLastGame) {
  const gorod::Plan plan = gorod::plan(plain_table(6, 1));
  std::uint64_t last = 0;
  simulate(plan, {Policy::plain, 1'000, 1, 2}, [&](std::uint64_t done) {
    EXPECT_GT(done, last);
    last = done;
  });
  EXPECT_EQ(last, 1'000U);
}

TEST(Simulate, NoGamesAreNoGames) {
  const Tally none = simulate(gorod::plan(plain_table(6, 1)), {Policy::plain, 0, 1, 0});
  EXPECT_EQ(none.games, 0U);
  EXPECT_EQ(none.mean_rounds(), 0);
  EXPECT_EQ(none.deviation_of_rounds(), 0);
}

TEST(Simulate, MeanAndDeviationOfTheRounds) {
  const Tally tally{.games = 4, .rounds = 2 + 4 + 4 + 6, .rounds_squared = 4 + 16 + 16 + 36};
  EXPECT_DOUBLE_EQ(tally.mean_rounds(), 4);
  EXPECT_DOUBLE_EQ(tally.deviation_of_rounds(), std::sqrt(8.0 / 3));
}

// Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
TEST(Simulate, TheIntervalsAreWilsons) {
  EXPECT_NEAR(wilson(81, 263).low, 0.2553, 5e-5);
  EXPECT_NEAR(wilson(81, 263).high, 0.3662, 5e-5);
  EXPECT_NEAR(wilson(15, 148).low, 0.0624, 5e-5);
  EXPECT_NEAR(wilson(15, 148).high, 0.1605, 5e-5);
  EXPECT_NEAR(wilson(0, 20).low, 0, 1e-12);
  EXPECT_NEAR(wilson(0, 20).high, 0.1611, 5e-5);
  EXPECT_NEAR(wilson(1, 29).low, 0.0061, 5e-5);
  EXPECT_NEAR(wilson(1, 29).high, 0.1718, 5e-5);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

}  // namespace
}  // namespace omerta::simulator
