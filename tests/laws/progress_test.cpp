// Somebody can always go on: the game waits for one who can answer, every question has an answer,
// and nobody who is out is asked, save the avenger (GOR-HOUSE-4), the one who has a last shot
// (SPY-OUT-5) and a ghost that haunts (MRK-BOBO-3).
#include <gtest/gtest.h>

#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/rules/setup.h"
#include "rulebooks/spytown/rules/clauses.h"
#include "tests/laws/books.h"

namespace omerta::laws {
namespace {

constexpr std::uint64_t kGames = 2000;

bool answerable(const Prompt& prompt) {
  if (prompt.pass == Pass::allowed) return true;
  return prompt.take > 0 && std::popcount(prompt.offers) >= prompt.take;
}

template <class Book>
void check_prompt(const Game<typename Book::Rules>& game, unsigned lane, Seat seat) {
  const Seats in_play = game.standing().in_play;
  const Prompt& prompt = *game.state.prompts.find(lane, seat);
  const bool awaited = game.state.prompts.awaited[lane].has(seat);
  if (awaited || !Book::may_wait_in_vain(prompt.ask)) {
    ASSERT_TRUE(answerable(prompt)) << int(prompt.ask) << " of " << index(seat);
  }
  ASSERT_NE(prompt.voices, Voices{}) << int(prompt.ask);
  ASSERT_EQ(Book::Rules::lane(prompt.ask), lane);
  if (Book::names_seats(prompt.ask)) {
    ASSERT_TRUE(in_play.covers(seats_of(prompt.offers)))
        << int(prompt.ask) << " of " << index(seat) << " offers one who is out";
  }
  if (seat != Seat::nobody && !Book::asked_when_out(prompt.ask)) {
    ASSERT_TRUE(in_play.has(seat)) << int(prompt.ask) << " of " << index(seat);
  }
}

template <class Book>
void check_prompts(const Game<typename Book::Rules>& game) {
  const auto& prompts = game.state.prompts;
  for (unsigned lane = 0; lane < Book::Rules::kLanes; ++lane) {
    ASSERT_TRUE(prompts.open[lane].covers(prompts.awaited[lane]));
    for (Seat seat : prompts.open[lane]) {
      ASSERT_NO_FATAL_FAILURE(check_prompt<Book>(game, lane, seat));
    }
  }
}

// By which clause a game is over.
struct Ending {
  Fact fact;
  Clause by{};

  Log log() {
    const auto write = [](void* to, Audience, Event event) {
      auto& ending = *static_cast<Ending*>(to);
      if (event.fact == ending.fact) ending.by = event.by;
    };
    return {write, this};
  }
};

template <class Book>
class Progress : public ::testing::Test {};
TYPED_TEST_SUITE(Progress, Books, BookName);

TYPED_TEST(Progress, EveryOpenQuestionCanBeAnsweredByOneWhoIsThere) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{4, seed};
    auto game = random_table<TypeParam>(dice);
    for (int i = 0; i < 500 && !game.over(); ++i) {
      ASSERT_TRUE(game.state.prompts.waits()) << "nobody is awaited and the game is not over";
      ASSERT_NO_FATAL_FAILURE(check_prompts<TypeParam>(game));
      ASSERT_EQ(game.say(*TypeParam::random_command(dice, game)), Refusal::none);
    }
  }
}

// Whoever leaves, at whatever moment, nobody waits for him.
TYPED_TEST(Progress, AWithdrawalAtEveryMomentLeavesTheGameRunning) {
  if (TypeParam::kLeave == Ask{}) GTEST_SKIP() << "nobody leaves by these rules";
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{5, seed};
    auto game = random_table<TypeParam>(dice);
    while (!game.over() && game.commands.size() < 300) {
      const Prompt* open = game.state.prompts.find(1, Seat::nobody);
      if (open != nullptr) {
        for (Seat gone : seats_of(open->offers)) {
          auto twin = game;
          const Command out{.choice = choice_of(gone),
                            .seat = Seat::nobody,
                            .ask = TypeParam::kLeave,
                            .voice = Voice::moderator};
          ASSERT_EQ(twin.say(out), Refusal::none);
          ASSERT_TRUE(twin.over() || twin.state.prompts.waits());
          ASSERT_NO_FATAL_FAILURE(check_prompts<TypeParam>(twin));
          ASSERT_FALSE(twin.standing().in_play.has(gone));
        }
      }
      ASSERT_EQ(game.say(*TypeParam::random_command(dice, game)), Refusal::none);
    }
  }
}

// GOR-NIGHT-9, section 1.2 of spytown  By the house alone, with nobody saying a word, every night
// comes to its end.
TYPED_TEST(Progress, ANightNeedsNobodyButTheHouse) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{6, seed};
    auto game = random_table<TypeParam>(dice);
    play<TypeParam>(game, dice, static_cast<int>(40 + dice.below(120)));
    while (!game.over() && game.standing().hour == Hour::night) {
      const Prompt* house = game.state.prompts.find(0, Seat::nobody);
      ASSERT_NE(house, nullptr);
      ASSERT_EQ(game.say(house_command(*house, draw(dice, *house))), Refusal::none);
    }
  }
}

TYPED_TEST(Progress, RandomGamesEnd) {
  int ended = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    ended += TypeParam::random_game(seed).over() ? 1 : 0;
  }
  EXPECT_EQ(ended, 500);
}

}  // namespace
}  // namespace omerta::laws

namespace omerta::gorod::laws {
namespace {

// A game in which nobody ever does anything is a draw at the named limit.
TEST(ProgressOfGorod, NothingRunsForEver) {
  for (Edition edition : {Edition::newer, Edition::of_2012}) {
    gorod::Setup setup = preset(edition, 6);
    setup.discussion_clock = 60;
    const Plan plan = Sitting{setup}.plan;
    omerta::laws::Ending ending{fact::game_over};
    State state = omerta::begin<Gorod>(plan, ending.log());
    Dice dice{7, 0};
    const auto house_only = [&] {
      const Prompt* prompt = state.prompts.find(0, Seat::nobody);
      if (prompt != nullptr) {
        return apply<Gorod>(plan, state, house_command(*prompt, draw(dice, *prompt)), ending.log());
      }
      const Seat seat = *state.prompts.awaited[0];
      const Command look{.choice = kYes, .seat = seat, .ask = ask::look};
      return apply<Gorod>(plan, state, look, ending.log());
    };
    while (state.table.phase != Phase::over) ASSERT_EQ(house_only(), Refusal::none);
    EXPECT_EQ(state.table.round, kRounds);
    EXPECT_EQ(ending.by, clause::gor_win_12);
    EXPECT_EQ(state.table.result, Result::draw);
    EXPECT_TRUE(state.table.winners.empty());
  }
}

}  // namespace
}  // namespace omerta::gorod::laws

namespace omerta::spytown::laws {
namespace {

// The clock and chance alone: whoever does nothing plays on to the named limit, without winners.
TEST(ProgressOfSpytown, NothingRunsForEver) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{7, seed};
    const Plan plan = Sitting{random_setup(dice)}.plan;
    omerta::laws::Ending ending{fact::game_over};
    State state = omerta::begin<Spytown>(plan, ending.log());
    const auto house_only = [&] {
      const Prompt* prompt = state.prompts.find(0, Seat::nobody);
      if (prompt != nullptr) {
        return apply<Spytown>(plan, state, house_command(*prompt, draw(dice, *prompt)),
                              ending.log());
      }
      const Seat seat = *state.prompts.awaited[0];
      const Command look{.choice = kYes, .seat = seat, .ask = ask::look};
      return apply<Spytown>(plan, state, look, ending.log());
    };
    while (state.table.phase != Phase::over) ASSERT_EQ(house_only(), Refusal::none);
    EXPECT_EQ(state.table.round, kRounds);
    EXPECT_EQ(ending.by, clause::spy_win_5);
    EXPECT_EQ(state.table.result, Result::no_winners);
    EXPECT_TRUE(state.table.winners.empty());
  }
}

}  // namespace
}  // namespace omerta::spytown::laws

namespace omerta::mrakoszlap::laws {
namespace {

// MRK-PHASE-1  Chance and the clock alone: whoever does nothing plays on to the named limit.
TEST(ProgressOfMrakoszlap, NothingRunsForEver) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{7, seed};
    Sitting game{random_setup(dice)};
    play(game, dice, game.plan.deck.count() * 3);
    while (!game.over()) {
      const Prompt* house = game.state.prompts.find(0, Seat::nobody);
      const Seat seat = *game.state.prompts.awaited[0];
      const Command look{.choice = kYes, .seat = seat, .ask = ask::look};
      const Command next = house != nullptr ? house_command(*house, draw(dice, *house)) : look;
      ASSERT_EQ(game.say(next), Refusal::none);
    }
    EXPECT_TRUE(game.state.table.result != Result::draw || game.state.table.round == kNights ||
                game.state.table.in_play.empty());
  }
}

}  // namespace
}  // namespace omerta::mrakoszlap::laws
