// Bots at a table of mrakoszlap: never refused, never endless, worth having, blind to what is
// hidden, and their cards are used.
#include <gtest/gtest.h>

#include "tests/bots/mrakoszlap_evening.h"

namespace omerta::bots {
namespace {

using mrakoszlap::Result;
using mrakoszlap::State;
using mrakoszlap::Type;

constexpr int kGames = 2000;
constexpr int kMostRounds = 200;  // Slime and Leech keep a few alive for long

TEST(MrakoszlapBots, AreNeverRefusedAndComeToAnEnd) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const mrakoszlap::Setup setup = draw_mrakoszlap_setup(seed);
    const auto level = static_cast<Level>(seed % 4);
    const MrakoszlapEvening evening =
        play(setup, seed, [&](MrakoszlapSide, Seat) { return level; });
    ASSERT_EQ(evening.refused, 0) << "seed " << seed;
    ASSERT_EQ(evening.endless, 0) << "seed " << seed;
    ASSERT_LT(evening.rounds, kMostRounds) << "seed " << seed;
    ASSERT_NE(evening.result, Result::none) << "seed " << seed;
  }
}

TEST(MrakoszlapBots, OfAllLevelsSitAtOneTable) {
  for (std::uint64_t seed = 0; seed < kGames / 4; ++seed) {
    const MrakoszlapEvening evening =
        play(draw_mrakoszlap_setup(seed + kGames), seed,
             [](MrakoszlapSide, Seat seat) { return static_cast<Level>(index(seat) % 3); });
    ASSERT_EQ(evening.refused, 0) << "seed " << seed;
    ASSERT_EQ(evening.endless, 0) << "seed " << seed;
  }
}

// MRK-MAFIAN-2  They cannot confer after the council and point at the same player all the same;
// only prison keeps them from firing.
TEST(MrakoszlapBots, PointTogetherByTheListOfTheCouncil) {
  int nights = 0;
  int bullets = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const MrakoszlapEvening evening =
        play(basic_mrakoszlap_setup(11), seed, [](MrakoszlapSide, Seat) { return Level::player; });
    nights += evening.nights;
    bullets += evening.bullets;
  }
  EXPECT_GT(bullets * 100, nights * 94);
}

// By night always; by day a partner may be given up, by those who know what that is good for.
TEST(MrakoszlapBots, OfTheMafiaSpareEachOther) {
  int given_up = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto level = static_cast<Level>(1 + seed % 3);
    mrakoszlap::Setup setup = draw_mrakoszlap_setup(seed);
    setup.night1_skip = mrakoszlap::Night1Skip::keeps_meeting;  // without it they do not know
    const MrakoszlapEvening evening =
        play(setup, seed, [&](MrakoszlapSide, Seat) { return level; });
    ASSERT_EQ(evening.betrayals, 0) << "seed " << seed;
    if (level == Level::novice) {
      ASSERT_EQ(evening.given_up, 0) << "seed " << seed;
    }
    given_up += evening.given_up;
  }
  EXPECT_GT(given_up, 0);
}

// Cards that may be kept are used in a good part of the games, those that must be whenever called.
TEST(MrakoszlapBots, UseTheirCards) {
  constexpr int kEvenings = 300;
  MrakoszlapEvening all;
  for (std::uint64_t seed = 0; seed < kEvenings; ++seed) {
    const MrakoszlapEvening evening = play(basic_mrakoszlap_setup(10), seed,
                                           [](MrakoszlapSide, Seat) { return Level::detective; });
    for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
      all.used[i] += evening.used[i];
      all.called[i] += evening.called[i];
    }
  }
  for (Type type : {Type::matrix, Type::jailer, Type::sock, Type::sniper, Type::blind_executioner,
                    Type::gravedigger, Type::jozin, Type::anarchist, Type::communist,
                    Type::time_lord, Type::astronomer}) {
    EXPECT_GT(all.used[index(type)] * 10, kEvenings) << "card " << index(type);
  }
  EXPECT_GT(all.used[index(Type::terrorist)], 0);
  for (Type type : {Type::mage, Type::slime, Type::leech, Type::sand, Type::cobra, Type::magnet,
                    Type::ghost_bobo, Type::doctor, Type::mafian, Type::mad_shooter, Type::judge}) {
    EXPECT_GE(all.used[index(type)], all.called[index(type)]) << "card " << index(type);
  }
  EXPECT_GT(all.called[index(Type::spyglass)], 0);
}

int citizens_win(int people, Level citizens, Level mafia, unsigned evenings = 600) {
  int wins = 0;
  for (std::uint64_t seed = 0; seed < evenings; ++seed) {
    const MrakoszlapEvening evening =
        play(basic_mrakoszlap_setup(people), seed, [&](MrakoszlapSide side, Seat) {
          return side == MrakoszlapSide::citizens ? citizens : mafia;
        });
    wins += evening.result == Result::citizens ? 1 : 0;
  }
  return wins;
}

class MrakoszlapStrength : public testing::TestWithParam<int> {};

// The seeds are fixed and the margins wide: a bot that has become stupid is noticed, bad dice not.
TEST_P(MrakoszlapStrength, BetterCitizensWinMoreOften) {
  const int dice = citizens_win(GetParam(), Level::random, Level::player);
  const int player = citizens_win(GetParam(), Level::player, Level::player);
  const int detective = citizens_win(GetParam(), Level::detective, Level::player);
  RecordProperty("random", dice);
  RecordProperty("player", player);
  RecordProperty("detective", detective);
  EXPECT_GT(player, dice + 40) << dice << ' ' << player << ' ' << detective;
  EXPECT_GT(detective, player + 15) << dice << ' ' << player << ' ' << detective;
}

TEST_P(MrakoszlapStrength, AnEveningOfDetectivesIsAContest) {
  const int wins = citizens_win(GetParam(), Level::detective, Level::detective);
  EXPECT_GT(wins, 120);
  EXPECT_LT(wins, 480);
}

TEST_P(MrakoszlapStrength, AMafiaThatThinksBeatsOneThatDoesNot) {
  const int against_dice = citizens_win(GetParam(), Level::player, Level::random);
  const int against_loyal = citizens_win(GetParam(), Level::player, Level::player);
  EXPECT_GT(against_dice, against_loyal + 60);
}

INSTANTIATE_TEST_SUITE_P(Tables, MrakoszlapStrength, testing::Values(7, 10, 15));

// Each level beats the one below on both sides, on the mean over all opponents and three tables.
TEST(MrakoszlapBots, BeatTheLevelBelow) {
  constexpr std::array kLadder{Level::novice, Level::player, Level::detective};
  std::array<int, 3> by_citizens{};
  std::array<int, 3> by_mafia{};
  for (int people : {9, 12, 15}) {
    for (unsigned citizens = 0; citizens < 3; ++citizens) {
      for (unsigned mafia = 0; mafia < 3; ++mafia) {
        const int wins = citizens_win(people, kLadder[citizens], kLadder[mafia], 250);
        by_citizens[citizens] += wins;
        by_mafia[mafia] -= wins;
      }
    }
  }
  constexpr int kMargin = 60;  // of 2,250 games: twice what dice account for
  for (unsigned i = 1; i < 3; ++i) {
    EXPECT_GT(by_citizens[i], by_citizens[i - 1] + kMargin) << "level " << i;
    EXPECT_GT(by_mafia[i], by_mafia[i - 1] + kMargin) << "level " << i;
  }
}

// A mafia whose hands meet only when they must is found out less often.
TEST(MrakoszlapBots, ASubtleMafiaBeatsAPlainOne) {
  int plain = 0;
  int subtle = 0;
  for (int people : {8, 10, 12, 15}) {
    plain += citizens_win(people, Level::detective, Level::player);
    subtle += citizens_win(people, Level::detective, Level::detective);
  }
  EXPECT_GT(plain, subtle + 15) << plain << ' ' << subtle;
}

// The same to one chair, and different in everything it may not know: what the others hold and know
// is passed round, and the moderator's book is a blank.
State twin_of(const State& state, Seat seat, unsigned seats) {
  State twin = state;
  twin.truth = {};
  for (unsigned i = 0; i < seats; ++i) {
    const unsigned next = (i + 1) % seats;
    twin.truth.hand[i] = state.truth.hand[next];
    if (i != index(seat)) twin.notes[i] = state.notes[next];
  }
  twin.agenda = {};
  return twin;
}

TEST(MrakoszlapTwins, ABotSaysTheSameInBothWorlds) {
  int asked = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto level = static_cast<Level>(seed % 4);
    play(
        draw_mrakoszlap_setup(seed), seed, [&](MrakoszlapSide, Seat) { return level; },
        [&](const mrakoszlap::Plan& plan, const State& state, const MrakoszlapChair& chair,
            const Prompt& prompt, std::optional<Choice> choice) {
          const Seat seat = chair.view.seat;
          const State twin = twin_of(state, seat, plan.setup.seats);
          const mrakoszlap::View view = omerta::view<mrakoszlap::Mrakoszlap>(plan, twin, seat);
          const MrakoszlapBot bot{level, seed};
          EXPECT_EQ(choice, bot.choose({view, chair.heard}, prompt));
          EXPECT_EQ(choice, bot.choose(chair, prompt)) << "the same question, the same answer";
          ++asked;
        });
  }
  EXPECT_GT(asked, 10'000);
}

}  // namespace
}  // namespace omerta::bots
