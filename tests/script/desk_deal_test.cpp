// Dealing without a screen: kind by kind, hand by hand, by the players themselves.
#include <gtest/gtest.h>

#include "presentation/script/paper_deal.h"
#include "tests/script/some_table.h"

namespace omerta::script {
namespace {

TEST(Desk, PaperCardsAreToldKindByKind) {
  Desk desk = desk_of(table("gorod"), 1);
  PaperDeal paper{desk.deals().front().kinds, 9};
  EXPECT_FALSE(paper.give({}).empty());
  for (std::uint8_t next = 0; !paper.is_complete();) {
    std::vector<Seat> seats;
    for (int i = 0; i < paper.asked().copies; ++i) seats.push_back(Seat{next++});
    ASSERT_TRUE(paper.give(seats).empty());
    if (next == seats.size()) {  // the first kind: typed for the wrong people
      paper.undo();
      ASSERT_TRUE(paper.give(seats).empty());
    }
    if (!paper.is_complete()) {
      const std::vector<Seat> taken(static_cast<std::size_t>(paper.asked().copies), Seat{0});
      EXPECT_FALSE(paper.give(taken).empty());
    }
  }
  desk.deal(paper.held());
  EXPECT_FALSE(desk.step().deals);
  EXPECT_EQ(desk.record().casting().deal, paper.held());
}

TEST(Desk, WhatThePlayersSayTheyHoldMustBeTheDeck) {
  Desk desk = desk_of(table("gorod"), 1);
  std::vector<int> held = shuffled(desk.deals().front().kinds, 4, 0);
  const std::vector<int> right = held;
  std::fill(held.begin(), held.end(), held.front());
  EXPECT_EQ(desk.deal_own(held).key, "guide.deal.wrong");
  EXPECT_TRUE(desk.step().deals);
  EXPECT_TRUE(desk.deal_own(right).empty());
  EXPECT_FALSE(desk.step().deals);
}

TEST(Desk, TwoCardsAreSwappedUntilItIsTooLate) {
  Desk desk = desk_of(table("mrakoszlap"), 2);
  desk.deal_by_program();
  const Hands before = desk.hands();
  EXPECT_EQ(desk.swap(before[0][0], before[0][1]).key, "guide.hands.swap");
  int swapped = 0;
  for (int one : before[0]) {
    for (int other : before[1]) {
      Desk trial = desk_of(desk.record(), 2);
      if (!trial.swap(one, other).empty()) {
        EXPECT_EQ(trial.hands(), before);
        continue;
      }
      ++swapped;
      EXPECT_NE(trial.hands(), before);
      EXPECT_TRUE(trial.swap(one, other).empty());
      EXPECT_EQ(trial.hands(), before);
    }
  }
  EXPECT_GT(swapped, 0);
}

}  // namespace
}  // namespace omerta::script
