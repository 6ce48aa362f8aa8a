// Somebody can always go on: the game waits for one who can answer, every question has an answer,
// and nobody who is out is asked, save the avenger (GOR-HOUSE-4).
#include <gtest/gtest.h>

#include "rulesets/gorod/setup.h"
#include "tests/laws/sitting.h"

namespace omerta::gorod::laws {
namespace {

constexpr std::uint64_t kGames = 2000;

bool answerable(const Prompt& prompt) {
  if (prompt.pass == Pass::allowed) return true;
  return prompt.take > 0 && std::popcount(prompt.offers) >= prompt.take;
}

bool names_seats(Ask what) {
  return what != ask::deal && what != ask::look && what != ask::speak && what != ask::close;
}

void check_prompts(const State& state) {
  for (unsigned lane = 0; lane < Gorod::kLanes; ++lane) {
    ASSERT_TRUE(state.prompts.open[lane].covers(state.prompts.awaited[lane]));
    for (Seat seat : state.prompts.open[lane]) {
      const Prompt& prompt = *state.prompts.find(lane, seat);
      ASSERT_TRUE(answerable(prompt)) << int(prompt.ask) << " of " << index(seat);
      ASSERT_NE(prompt.voices, Voices{}) << int(prompt.ask);
      ASSERT_EQ(Gorod::lane(prompt.ask), lane);
      if (names_seats(prompt.ask)) {
        ASSERT_TRUE(state.table.in_play.covers(seats_of(prompt.offers)))
            << int(prompt.ask) << " of " << index(seat) << " offers one who is out";
      }
      if (seat != Seat::nobody && prompt.ask != ask::avenge) {
        ASSERT_TRUE(state.table.in_play.has(seat)) << int(prompt.ask) << " of " << index(seat);
      }
    }
  }
}

TEST(Progress, EveryOpenQuestionCanBeAnsweredByOneWhoIsThere) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{4, seed};
    Sitting game{random_setup(dice)};
    for (int i = 0; i < 500 && !game.over(); ++i) {
      ASSERT_TRUE(game.state.prompts.waits()) << "nobody is awaited and the game is not over";
      ASSERT_NO_FATAL_FAILURE(check_prompts(game.state));
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
    }
  }
}

// Whoever leaves, at whatever moment, nobody waits for him.
TEST(Progress, AWithdrawalAtEveryMomentLeavesTheGameRunning) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{5, seed};
    Sitting game{random_setup(dice)};
    while (!game.over() && game.commands.size() < 300) {
      const Prompt* open = game.state.prompts.find(1, Seat::nobody);
      if (open != nullptr) {
        for (Seat gone : seats_of(open->offers)) {
          Sitting twin = game;
          const Command out{.choice = choice_of(gone),
                            .seat = Seat::nobody,
                            .ask = ask::withdraw,
                            .voice = Voice::moderator};
          ASSERT_EQ(twin.say(out), Refusal::none);
          ASSERT_TRUE(twin.over() || twin.state.prompts.waits());
          ASSERT_NO_FATAL_FAILURE(check_prompts(twin.state));
          ASSERT_FALSE(twin.state.table.in_play.has(gone));
        }
      }
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
    }
  }
}

// GOR-NIGHT-9  By the clock alone, with nobody saying a word, every night comes to its dawn.
TEST(Progress, ANightNeedsNobodyButTheHouse) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{6, seed};
    Sitting game{random_setup(dice)};
    play(game, dice, static_cast<int>(40 + dice.below(120)));
    while (!game.over() && game.state.table.phase == Phase::night) {
      const Prompt* close = game.state.prompts.find(0, Seat::nobody);
      ASSERT_NE(close, nullptr);
      ASSERT_EQ(game.say({.choice = kYes,
                          .seat = Seat::nobody,
                          .ask = ask::close,
                          .voice = house_voice(*close)}),
                Refusal::none);
    }
  }
}

TEST(Progress, RandomGamesEnd) {
  int ended = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) ended += random_game(seed).over() ? 1 : 0;
  EXPECT_EQ(ended, 500);
}

// A game in which nobody ever does anything is a draw at the named limit.
TEST(Progress, NothingRunsForEver) {
  for (Edition edition : {Edition::newer, Edition::of_2012}) {
    gorod::Setup setup = preset(edition, 6);
    setup.discussion_clock = 60;
    const Plan plan = Sitting{setup}.plan;
    State state = omerta::begin<Gorod>(plan);
    Dice dice{7, 0};
    const auto house_only = [&] {
      const Prompt* prompt = state.prompts.find(0, Seat::nobody);
      if (prompt != nullptr) {
        return apply<Gorod>(plan, state, by_the_house(*prompt, draw(dice, *prompt)));
      }
      const Seat seat = *state.prompts.awaited[0];
      return apply<Gorod>(plan, state, {.choice = kYes, .seat = seat, .ask = ask::look});
    };
    while (state.table.phase != Phase::over) ASSERT_EQ(house_only(), Refusal::none);
    EXPECT_EQ(state.table.round, kRounds);
    EXPECT_EQ(state.table.result, Result::draw);
    EXPECT_TRUE(state.table.winners.empty());
  }
}

}  // namespace
}  // namespace omerta::gorod::laws
