// When the game is over it is over: no voice, chair, question or choice is heard any more.
#include <gtest/gtest.h>

#include "tests/laws/books.h"

namespace omerta::laws {
namespace {

template <class Book>
class Ending : public ::testing::Test {};
TYPED_TEST_SUITE(Ending, Books, BookName);

TYPED_TEST(Ending, NoCommandIsAcceptedAfterTheEnd) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    auto game = TypeParam::random_game(seed);
    ASSERT_TRUE(game.over());
    const auto before = game.state;
    for (unsigned seat = 0; seat <= 40; ++seat) {
      for (unsigned what = 0; what < TypeParam::kAsks; ++what) {
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

// GOR-WIN-11, SPY-REVEAL-3, MRK-DEATH-3  The last words are the result and every card, once each.
TYPED_TEST(Ending, TheLastWordsAreTheResultAndEveryCard) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    const auto game = TypeParam::random_game(seed);
    const std::vector<Shown> right = TypeParam::shown_at_the_end(game);
    std::size_t over = game.told.size() - 1;
    while (over > 0 && game.told[over].event.fact != TypeParam::kOver) --over;
    ASSERT_GT(over, 0U);
    ASSERT_GE(game.told.size(), over + 1 + right.size());
    std::vector<Shown> shown;
    for (std::size_t i = over + 1; i <= over + right.size(); ++i) {
      ASSERT_EQ(game.told[i].event.fact, TypeParam::kCardShown);
      ASSERT_TRUE(game.told[i].to.is_everyone());
      shown.push_back({game.told[i].event.who, game.told[i].event.what});
    }
    ASSERT_EQ(shown, right);
  }
}

}  // namespace
}  // namespace omerta::laws
