// Bots at the plain game, three of the mafia and seven citizens: with nothing to read in each other
// and one lot for all they win as often as backward induction says, with or without a first vote.
#include <gtest/gtest.h>

#include "lab/exact.h"
#include "minds/level_table.h"
#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/gorod/bots/levels.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "simulator/tables.h"

namespace omerta::lab {
namespace {

constexpr std::uint64_t kGames = 20'000;

gorod::Setup plain(gorod::NoCandidates first_day) {
  gorod::Setup setup;
  setup.seats = 10;
  setup.deck[gorod::index(gorod::Role::mafioso)] = 3;
  setup.deck[gorod::index(gorod::Role::citizen)] = 7;
  setup.no_candidates = first_day;
  return setup;
}

// `detective`, but for what the plain game leaves out: nobody is read.
minds::LevelTable plain_levels(minds::Ties ties, minds::Style style) {
  minds::LevelTable table = gorod::levels();
  for (minds::Row& row : table.rows) {
    row = table.row(bots::Level::detective);
    row.ballots = row.nominations = row.deaths = row.suspicions = 0;
    row.silent_styles = {};
    row.silent_styles[static_cast<unsigned>(style)] = 100;
    row.ties = ties;
  }
  return table;
}

std::uint64_t town_wins(gorod::NoCandidates first_day, const minds::LevelTable& table) {
  const auto game = AnyGame::of<gorod::Gorod>(gorod::plan(plain(first_day)));
  const simulator::Request request{.policy = simulator::Policy::bots,
                                   .games = kGames,
                                   .seed = 1,
                                   .talk = bots::Talk::none,
                                   .table = &table};
  return simulator::play_tables(game, {.bot = gorod::bot}, request, {}).won(gorod::Result::town);
}

void expect_within(std::uint64_t won, const Fraction& exact) {
  const Interval range = simulator::wilson(won, kGames);
  testing::Test::RecordProperty("won", static_cast<int>(won));
  EXPECT_LT(range.low, exact.value()) << won << " of " << kGames;
  EXPECT_GT(range.high, exact.value()) << won << " of " << kGames;
}

TEST(PlainGame, BotsWhoKeepSilentOnAnEvenFirstDayWinFourInThirtyFive) {
  const PlainGame exact{.mafia = 3, .citizens = 7, .even = PlainGame::Even::waits};
  EXPECT_EQ(lab::town_wins(exact), (Fraction{4, 35}));
  const auto table = plain_levels(minds::Ties::common_lot, minds::Style::mimic);
  expect_within(town_wins(gorod::NoCandidates::night, table), lab::town_wins(exact));
}

TEST(PlainGame, BotsWhoVoteOnTheFirstDayWinElevenIn160) {
  const PlainGame exact{.mafia = 3, .citizens = 7};
  EXPECT_EQ(lab::town_wins(exact), (Fraction{11, 160}));
  const auto table = plain_levels(minds::Ties::common_lot, minds::Style::mimic);
  expect_within(town_wins(gorod::NoCandidates::all_in_play, table), lab::town_wins(exact));
}

// Each for himself, against a clan that agrees and spares its own.
TEST(PlainGame, WithoutTheCommonLotATownScatters) {
  const auto table = plain_levels(minds::Ties::own_dice, minds::Style::saver);
  const std::uint64_t won = town_wins(gorod::NoCandidates::all_in_play, table);
  testing::Test::RecordProperty("won", static_cast<int>(won));
  EXPECT_LT(simulator::wilson(won, kGames).high, (Fraction{11, 160}.value()) / 2);
}

}  // namespace
}  // namespace omerta::lab
