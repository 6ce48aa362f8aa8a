// A better town wins more often against the same mafia. The seeds are fixed and the margins wide:
// the test fails when a bot has become stupid, not when the dice have a bad day.
#include <gtest/gtest.h>

#include "rulebooks/gorod/rules/setup.h"
#include "tests/bots/evening.h"

namespace omerta::bots {
namespace {

constexpr int kGames = 400;

int town_wins(int players, Level town, Level others) {
  int wins = 0;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Evening evening = play(gorod::preset(gorod::Edition::newer, players), seed,
                                 [&](const gorod::Plan& plan, gorod::Role role) {
                                   return plan.card(role).side == gorod::Side::town ? town : others;
                                 });
    wins += evening.result == gorod::Result::town ? 1 : 0;
  }
  return wins;
}

class Strength : public testing::TestWithParam<int> {};

TEST_P(Strength, ATownOfPlayersBeatsDice) {
  const int dice = town_wins(GetParam(), Level::random, Level::player);
  const int player = town_wins(GetParam(), Level::player, Level::player);
  EXPECT_GT(player, dice + kGames / 20);
}

TEST_P(Strength, DetectivesBeatDiceByFar) {
  const int dice = town_wins(GetParam(), Level::random, Level::player);
  const int detective = town_wins(GetParam(), Level::detective, Level::player);
  EXPECT_GT(detective, dice + kGames / 6);
}

// At a table that does not read ballots: one that does finds out those who spare their own, and
// dice spare nobody.
TEST_P(Strength, AMafiaThatThinksBeatsOneThatDoesNot) {
  const int against_dice = town_wins(GetParam(), Level::novice, Level::random);
  const int against_players = town_wins(GetParam(), Level::novice, Level::player);
  EXPECT_GT(against_dice, against_players + kGames / 10);
}

// Neither side is hopeless when everybody thinks.
TEST_P(Strength, AnEveningOfDetectivesIsAContest) {
  const int wins = town_wins(GetParam(), Level::detective, Level::detective);
  EXPECT_GT(wins, kGames / 8);
  EXPECT_LT(wins, kGames * 4 / 5);
}

INSTANTIATE_TEST_SUITE_P(Tables, Strength, testing::Values(6, 8, 10, 12, 15));

}  // namespace
}  // namespace omerta::bots
