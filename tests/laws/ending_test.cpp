// When the game is over it is over: no voice, chair, question or choice is heard any more.
#include <gtest/gtest.h>

#include "tests/laws/sitting.h"

namespace omerta::gorod::laws {
namespace {

constexpr unsigned kAsks = number::withdraw + 1;

TEST(Ending, NoCommandIsAcceptedAfterTheEnd) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    Sitting game = random_game(seed);
    ASSERT_TRUE(game.over());
    const State before = game.state;
    for (unsigned seat = 0; seat <= 40; ++seat) {
      for (unsigned what = 0; what < kAsks; ++what) {
        for (unsigned voice = 0; voice < 4; ++voice) {
          for (Choice choice : {kPass, kYes, Choice{2}, Choice{3}, ~Choice{0}}) {
            const Command command{.choice = choice,
                                  .seat = static_cast<Seat>(seat),
                                  .ask = static_cast<Ask>(what),
                                  .voice = static_cast<Voice>(voice)};
            ASSERT_NE(game.say(command), Refusal::none) << seat << ' ' << what << ' ' << voice;
          }
        }
      }
    }
    ASSERT_TRUE(same_bytes(before, game.state));
    ASSERT_FALSE(game.state.prompts.waits());
  }
}

// GOR-WIN-11  The last words are the result and every card, once each and as they were dealt.
TEST(Ending, TheLastWordsAreTheResultAndEveryCard) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    const Sitting game = random_game(seed);
    const std::size_t seats = game.plan.setup.seats;
    ASSERT_GT(game.told.size(), seats);
    const std::size_t over = game.told.size() - seats - 1;
    ASSERT_EQ(game.told[over].event.fact, fact::game_over);
    for (std::size_t i = 0; i < seats; ++i) {
      const Event& shown = game.told[over + 1 + i].event;
      ASSERT_EQ(shown.fact, fact::card_shown);
      ASSERT_EQ(index(shown.who), i);
      ASSERT_EQ(static_cast<Role>(shown.what), game.state.truth.role[i]);
      ASSERT_TRUE(game.told[over + 1 + i].to.is_everyone());
    }
  }
}

}  // namespace
}  // namespace omerta::gorod::laws
