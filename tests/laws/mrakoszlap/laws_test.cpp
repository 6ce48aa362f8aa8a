// Every game of mrakoszlap obeys the catalogue's own laws.
#include <gtest/gtest.h>

#include <cstddef>

#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

using Chosen = mrakoszlap::Setup;  // the name means something else inside a test

constexpr std::uint64_t kGames = 10'000;

TEST(MrakoszlapLaws, HoldInEveryGame) {
  std::array<int, 4> results{};
  Reading all;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Sitting game = random_game(seed);
    const Reading reading = read_game(game);
    ASSERT_EQ(reading.fault, "") << "game " << seed;
    all.calls += reading.calls;
    all.gains += reading.gains;
    all.nights += reading.nights;
    all.splits += reading.splits;
    all.reports += reading.reports;
    all.hands += reading.hands;
    all.ties += reading.ties;
    all.verdicts += reading.verdicts;
    all.attacks += reading.attacks;
    all.volleys += reading.volleys;
    ++results[static_cast<unsigned>(game.state.table.result)];
  }
  EXPECT_GT(all.calls, 500'000);
  EXPECT_GT(all.gains, 20'000);
  EXPECT_GT(all.nights, 50'000);
  EXPECT_GT(all.splits, 1'000);
  EXPECT_GT(all.reports, 50'000);
  EXPECT_GT(all.hands, 100'000);
  EXPECT_GT(all.ties, 500);
  EXPECT_GT(all.verdicts, 10'000);
  EXPECT_GT(all.attacks, 10'000);
  EXPECT_GT(all.volleys, 300);
  for (Result result : {Result::citizens, Result::mafia, Result::draw}) {
    EXPECT_GT(results[static_cast<unsigned>(result)], 30) << static_cast<int>(result);
  }
}

// The tables must be worth playing at: every number of players, every value of every option.
TEST(MrakoszlapLaws, AreTriedAtTablesOfEveryKind) {
  std::array<int, kPlayers + 1> with_seats{};
  std::array<std::array<int, 3>, sizeof(Chosen)> values{};
  int human = 0, own_deck = 0, manual = 0;
  constexpr int kSetups = 20'000;
  for (std::uint64_t seed = 0; seed < kSetups; ++seed) {
    Dice dice{13, seed};
    const Chosen setup = random_setup(dice);
    ++with_seats[setup.seats];
    human += setup.moderated;
    own_deck += setup.deck_given;
    manual += setup.deal == Dealing::manual ? 1 : 0;
    std::array<std::uint8_t, sizeof(Chosen)> bytes{};
    std::memcpy(bytes.data(), &setup, sizeof setup);
    for (std::size_t i = 0; i < offsetof(Chosen, seats); ++i) {  // an option each
      if (bytes[i] < 3) ++values[i][bytes[i]];
    }
  }
  for (unsigned seats = kFewestPlayers; seats <= kMostPlayers; ++seats) {
    EXPECT_GT(with_seats[seats], kSetups / 50) << seats;
  }
  for (std::size_t i = 0; i < offsetof(Chosen, seats); ++i) {
    EXPECT_GT(values[i][0], 2000) << "option " << i;
    EXPECT_GT(values[i][1], 1000) << "option " << i;
  }
  for (std::size_t i : {offsetof(Chosen, night_calls), offsetof(Chosen, al_capone_reach),
                        offsetof(Chosen, sock_targets), offsetof(Chosen, tie_ballot),
                        offsetof(Chosen, reveal_on_death), offsetof(Chosen, matrix_report),
                        offsetof(Chosen, ability_passing)}) {
    EXPECT_GT(values[i][2], 1000) << "option " << i;
  }
  EXPECT_GT(human, 2000);
  EXPECT_GT(own_deck, 2000);
  EXPECT_GT(manual, 2000);
}

}  // namespace
}  // namespace omerta::mrakoszlap::laws
