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

// The tables must be worth playing at: every number of players with and without each card.
TEST(SpytownLaws, AreTriedAtTablesOfEveryKind) {
  std::array<int, kSeats> with_seats{};
  std::array<int, kSeats> extended{};
  std::array<int, kCards> with_card{};
  int human = 0;
  int recognition = 0;
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    Dice dice{13, seed};
    const spytown::Setup setup = random_setup(dice);
    ++with_seats[setup.seats];
    extended[setup.seats] += setup.extended == Switch::on ? 1 : 0;
    human += setup.moderation == Moderation::human ? 1 : 0;
    recognition += setup.new_gang_recognition == Switch::on ? 1 : 0;
    for (unsigned i = 0; i < kCards; ++i) with_card[i] += setup.cards[i] > 0 ? 1 : 0;
  }
  for (unsigned seats = 6; seats <= 21; ++seats) {  // N = 7 to 22
    EXPECT_GT(extended[seats], 100) << seats;
    EXPECT_GT(with_seats[seats] - extended[seats], 50) << seats;
  }
  for (unsigned i = 0; i < index(Card::neutral); ++i) EXPECT_GT(with_card[i], 1000) << i;
  EXPECT_GT(human, 2000);
  EXPECT_GT(recognition, 500);
}

}  // namespace
}  // namespace omerta::spytown::laws
