// Bots at a table of spytown: never refused, never endless, worth having, blind to what is hidden,
// and their cards are used.
#include <gtest/gtest.h>

#include "rulebooks/spytown/rules/setup.h"
#include "tests/bots/spytown_evening.h"

namespace omerta::bots {
namespace {

using spytown::Card;
using spytown::Result;
using spytown::Side;
using spytown::State;

constexpr int kGames = 3000;
constexpr int kMostRounds = 60;

TEST(SpytownBots, AreNeverRefusedAndComeToAnEnd) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const spytown::Setup setup = draw_spytown_setup(seed);
    const auto level = static_cast<Level>(seed % 4);
    const SpytownEvening evening = play(setup, seed, [&](Side, Seat) { return level; });
    ASSERT_EQ(evening.refused, 0) << "seed " << seed;
    ASSERT_EQ(evening.endless, 0) << "seed " << seed;
    ASSERT_LT(evening.rounds, kMostRounds) << "seed " << seed;
    ASSERT_NE(evening.result, Result::none) << "seed " << seed;
    ASSERT_EQ(evening.wrong, 0) << "seed " << seed;
  }
}

TEST(SpytownBots, OfAllLevelsSitAtOneTable) {
  for (std::uint64_t seed = 0; seed < kGames / 4; ++seed) {
    const SpytownEvening evening =
        play(draw_spytown_setup(seed + kGames), seed,
             [](Side, Seat seat) { return static_cast<Level>(index(seat) % 3); });
    ASSERT_EQ(evening.refused, 0) << "seed " << seed;
    ASSERT_EQ(evening.endless, 0) << "seed " << seed;
  }
}

// SPY-MAFIA-4  Hands meet; the clock hardly ever has to decide.
TEST(SpytownBots, AgreeOnAVictim) {
  int nights = 0;
  int agreed = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const SpytownEvening evening =
        play(basic_spytown_setup(16), seed, [](Side, Seat) { return Level::player; });
    nights += evening.nights;
    agreed += evening.agreed;
  }
  EXPECT_GT(agreed * 100, nights * 97);
}

// Every card that somebody can use is used in a good part of the games; Role swap rarely.
TEST(SpytownBots, UseTheirCards) {
  SpytownEvening all;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    spytown::Setup setup = basic_spytown_setup(14);
    setup.extended = spytown::Switch::on;
    for (unsigned i = 0; i < 3; ++i) setup.cards[(seed * 3 + i) % 13] = 1;
    const SpytownEvening evening = play(setup, seed, [](Side, Seat) { return Level::detective; });
    for (unsigned i = 0; i < spytown::kCards; ++i) {
      all.played[i] += evening.played[i];
      all.in_hand[i] += evening.in_hand[i];
    }
  }
  for (Card card :
       {Card::vest, Card::bandage, Card::recruitment, Card::wiretap, Card::shelter,
        Card::safe_conduct, Card::arrest, Card::corner_shot, Card::kidnapping, Card::last_shot}) {
    EXPECT_GT(all.played[index(card)] * 5, all.in_hand[index(card)])
        << "card " << index(card) << ": " << all.played[index(card)] << " of "
        << all.in_hand[index(card)];
  }
  EXPECT_GT(all.played[index(Card::role_swap)], 0);
  EXPECT_LT(all.played[index(Card::role_swap)] * 3, all.in_hand[index(Card::role_swap)]);
}

int police_wins(int people, Level police, Level mafia) {
  constexpr int kEvenings = 400;
  int wins = 0;
  for (std::uint64_t seed = 0; seed < kEvenings; ++seed) {
    const SpytownEvening evening = play(basic_spytown_setup(people), seed, [&](Side side, Seat) {
      return side == Side::police ? police : mafia;
    });
    wins += evening.result == Result::police ? 1 : 0;
  }
  return wins;
}

class SpytownStrength : public testing::TestWithParam<int> {};

// The seeds are fixed and the margins wide: a bot that has become stupid is noticed, bad dice not.
TEST_P(SpytownStrength, BetterPoliceWinMoreOften) {
  const int dice = police_wins(GetParam(), Level::random, Level::player);
  const int player = police_wins(GetParam(), Level::player, Level::player);
  const int detective = police_wins(GetParam(), Level::detective, Level::player);
  RecordProperty("random", dice);
  RecordProperty("player", player);
  RecordProperty("detective", detective);
  EXPECT_GT(player, dice + 8) << dice << ' ' << player << ' ' << detective;
  EXPECT_GT(detective + 8, player) << dice << ' ' << player << ' ' << detective;
}

TEST_P(SpytownStrength, AnEveningOfDetectivesIsAContest) {
  const int wins = police_wins(GetParam(), Level::detective, Level::detective);
  EXPECT_GT(wins, 60);
  EXPECT_LT(wins, 340);
}

// Over all tables, at which nobody reads ballots: there a mafia that protects its own does not give
// itself away.
TEST(SpytownBots, AMafiaThatThinksBeatsOneThatDoesNot) {
  int against_dice = 0;
  int against_players = 0;
  for (int people : {9, 11, 13}) {
    against_dice += police_wins(people, Level::novice, Level::random);
    against_players += police_wins(people, Level::novice, Level::player);
  }
  EXPECT_GT(against_dice, against_players + 60);
}

INSTANTIATE_TEST_SUITE_P(Tables, SpytownStrength, testing::Values(9, 11, 13, 16));

// The same to one chair, and different in everything it may not know: what the others hold and know
// is passed round, and the game master's book is a blank.
State twin_of(const State& state, Seat seat, unsigned seats) {
  State twin = state;
  twin.truth = {};
  for (unsigned i = 0; i < seats; ++i) {
    const unsigned next = (i + 1) % seats;
    twin.truth.token[i] = state.truth.token[next];
    twin.truth.card[i] = state.truth.card[next];
    if (i != index(seat)) twin.notes[i] = state.notes[next];
  }
  twin.agenda = {};
  return twin;
}

TEST(SpytownTwins, ABotSaysTheSameInBothWorlds) {
  int asked = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    const auto level = static_cast<Level>(seed % 4);
    play(
        draw_spytown_setup(seed), seed, [&](Side, Seat) { return level; },
        [&](const spytown::Plan& plan, const State& state, const SpytownChair& chair,
            const Prompt& prompt, std::optional<Choice> choice) {
          const Seat seat = chair.view.seat;
          const State twin = twin_of(state, seat, plan.setup.seats);
          const spytown::View view = omerta::view<spytown::Spytown>(plan, twin, seat);
          const SpytownBot bot{level, seed};
          EXPECT_EQ(choice, bot.choose({view, chair.heard}, prompt));
          EXPECT_EQ(choice, bot.choose(chair, prompt)) << "the same question, the same answer";
          ++asked;
        });
  }
  EXPECT_GT(asked, 10'000);
}

}  // namespace
}  // namespace omerta::bots
