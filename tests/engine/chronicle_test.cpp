// A game with its record: what is taken back was never said, and may be said otherwise.
#include "chronicle/chronicle.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "tests/engine/toy.h"

namespace omerta::toy {
namespace {

// What is handed on is not copied.
static_assert(std::is_nothrow_move_constructible_v<Chronicle> &&
              std::is_nothrow_move_assignable_v<Chronicle>);

Chronicle begun() {
  Chronicle chronicle{AnyGame::of<Toy>(Plan{})};
  chronicle.begin();
  return chronicle;
}

Command paint(Seat seat, Choice choice) { return {.choice = choice, .seat = seat, .ask = colour}; }

TEST(Chronicle, WhatIsTakenBackIsNotKept) {
  Chronicle chronicle = begun();
  const std::uint64_t before = chronicle.checksum();
  EXPECT_EQ(chronicle.play(paint(Seat{0}, 0b1)), Refusal::none);
  EXPECT_EQ(chronicle.play(paint(Seat{1}, 0b10)), Refusal::none);
  EXPECT_EQ(chronicle.retract(2), 2);
  EXPECT_TRUE(chronicle.commands().empty());
  EXPECT_EQ(chronicle.told().size(), 1U);  // that the game begins
  EXPECT_EQ(chronicle.checksum(), before);
}

TEST(Chronicle, AfterATakeBackTheCommandsAreThoseOfTheGame) {
  Chronicle chronicle = begun();
  EXPECT_EQ(chronicle.play(paint(Seat{0}, 0b1)), Refusal::none);
  EXPECT_EQ(chronicle.play(paint(Seat{1}, 0b10)), Refusal::none);
  EXPECT_EQ(chronicle.retract(1), 1);
  EXPECT_EQ(chronicle.play(paint(Seat{1}, 0b100)), Refusal::none);
  const std::vector said{paint(Seat{0}, 0b1), paint(Seat{1}, 0b100)};
  EXPECT_EQ(chronicle.commands(), said);
  Chronicle again = begun();
  for (const Command& command : said) EXPECT_EQ(again.play(command), Refusal::none);
  EXPECT_EQ(again.checksum(), chronicle.checksum());
  EXPECT_EQ(again.told().size(), chronicle.told().size());
  for (std::size_t commands = 0; commands <= said.size(); ++commands) {
    EXPECT_EQ(again.told_before(commands), chronicle.told_before(commands)) << commands;
  }
  EXPECT_EQ(chronicle.told_before(said.size()), chronicle.told().size());
}

TEST(Chronicle, NoMoreIsTakenBackThanWasSaid) {
  Chronicle chronicle = begun();
  EXPECT_EQ(chronicle.play(paint(Seat{0}, 0b1)), Refusal::none);
  EXPECT_NE(chronicle.play(paint(Seat{0}, 0b1)), Refusal::none);  // refused: it is no command
  EXPECT_EQ(chronicle.commands().size(), 1U);
  EXPECT_EQ(chronicle.retract(5), 1);
  EXPECT_EQ(chronicle.retract(1), 0);
  EXPECT_TRUE(chronicle.commands().empty());
}

TEST(Chronicle, AGameThatBeginsInTheMiddleIsTakenBackToItsMiddle) {
  Chronicle earlier = begun();
  EXPECT_EQ(earlier.play(paint(Seat{0}, 0b1)), Refusal::none);
  Chronicle chronicle{AnyGame::of<Toy>(Plan{})};
  chronicle.begin_with(earlier.game(), earlier.told());
  const std::uint64_t before = chronicle.checksum();
  EXPECT_EQ(chronicle.play(paint(Seat{1}, 0b10)), Refusal::none);
  EXPECT_EQ(chronicle.told_before(0), earlier.told().size());
  EXPECT_EQ(chronicle.retract(3), 1);
  EXPECT_EQ(chronicle.checksum(), before);
  EXPECT_EQ(chronicle.told().size(), earlier.told().size());
}

}  // namespace
}  // namespace omerta::toy
