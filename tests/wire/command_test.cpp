// Commands that come in: what is of the right form is read, everything else is refused by value.
#include "wire/received/command.h"

#include <gtest/gtest.h>

#include "chance/dice.h"
#include "tests/wire/hostile.h"

namespace omerta::wire {
namespace {

TEST(WireCommand, IsRead) {
  const auto answer = read_answer(R"({"lane":1,"number":65535,"choice":[0,63]})");
  ASSERT_TRUE(answer);
  EXPECT_EQ(*answer, (Answer{1, 65535, Choice{1} | Choice{1} << 63}));
  const auto pass = read_answer(" { \"choice\" : [ ] , \"number\" : 1 , \"lane\" : 0 } ");
  ASSERT_TRUE(pass);
  EXPECT_EQ(*pass, (Answer{0, 1, kPass}));
}

TEST(WireCommand, OfAnotherFormIsRefusedWithTheReason) {
  for (const Hostile& each : hostile_commands()) {
    const auto answer = read_answer(each.text);
    ASSERT_FALSE(answer) << each.text.substr(0, 80);
    EXPECT_EQ(code(answer.error()), code(each.fault)) << each.text.substr(0, 80);
  }
}

TEST(WireCommand, AnswersTheOpenQuestionOrIsStale) {
  const Prompt open{.offers = 0b110, .ask = Ask{7}, .number = 3};
  const auto said = command({0, 3, 0b010}, &open, Seat{4});
  ASSERT_TRUE(said);
  EXPECT_EQ(*said, (Command{.choice = 0b010, .seat = Seat{4}, .ask = Ask{7}, .number = 3}));
  EXPECT_EQ(command({0, 2, 0b010}, &open, Seat{4}).error(), Fault::stale);
  EXPECT_EQ(command({0, 3, 0b010}, nullptr, Seat{4}).error(), Fault::stale);
}

// Whatever is sent, it is an answer or a refusal.
TEST(WireCommand, OfAnyBytesIsReadOrRefused) {
  const std::string good = R"({"lane":0,"number":3,"choice":[5,7]})";
  chance::Dice dice{1, 1};
  std::size_t taken = 0;
  for (int i = 0; i < 200'000; ++i) {
    std::string text = good;
    const std::uint32_t edits = 1 + dice.below(4);
    for (std::uint32_t edit = 0; edit < edits && !text.empty(); ++edit) {
      const std::size_t at = dice.below(static_cast<std::uint32_t>(text.size()));
      if (dice.once_in(3)) {
        text.erase(at, 1);
      } else if (dice.once_in(2)) {
        text.insert(at, 1, static_cast<char>(dice.below(256)));
      } else {
        text[at] = static_cast<char>(dice.below(256));
      }
    }
    taken += read_answer(text) ? 1U : 0U;
  }
  EXPECT_GT(taken, 100U);
  EXPECT_LT(taken, 100'000U);
}

}  // namespace
}  // namespace omerta::wire
