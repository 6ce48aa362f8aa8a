// Dealing without a screen: kind by kind, hand by hand, by the players themselves, and not at all.
#include <gtest/gtest.h>

#include "presentation/script/paper_deal.h"
#include "tests/script/some_table.h"
#include "words/words.h"

namespace omerta::script {
namespace {

using chance::Dice;

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

// Nobody has looked at a card: whoever opens the eyes is entered, and a card when it decides.
struct Late {
  int asked = 0;
  int awake = 0;
};

Late late_evening(std::uint64_t seed) {
  Late late;
  Dice dice{seed, 2};
  Desk desk = desk_of(table("gorod"), seed);
  const std::vector<int> truth = shuffled(desk.deals().front().kinds, seed, 1);
  desk.deal_blindly();
  EXPECT_EQ(desk.unseen().count(), 9);
  for (int i = 0; i < 400 && !desk.game().over(); ++i) {
    const Step step = desk.step();
    Filled filled = desk.usual().value_or(Filled{});
    if (step.page.rfind("awake/", 0) == 0) {
      ++late.awake;
      filled.hands.clear();
      for (Seat seat : desk.game().standing().in_play) {
        const bool called = things(step.called).test(static_cast<std::size_t>(truth[index(seat)]));
        if (called) filled.hands.push_back({seat, kYes});
      }
    } else if (!step.entries.empty() && !dice.once_in(3)) {
      filled = some_entry(desk, step, dice);
    }
    Tried tried = desk.preview(filled);
    for (; tried.wanted; tried = desk.preview(filled), ++late.asked) {
      const Message why_not = desk.see(*tried.wanted, truth[index(tried.wanted->seat)]);
      EXPECT_TRUE(why_not.empty()) << in_english(why_not);
      if (!why_not.empty()) return late;
    }
    if (tried.preview) desk.enter(*tried.preview);
    if (i % 40 == 39 && desk.played() > 2) desk.take_back(2);
  }
  EXPECT_TRUE(desk.game().over());
  for (Seat seat : desk.game().standing().seats) {
    if (desk.is_unseen(seat)) continue;
    EXPECT_EQ(desk.record().casting().deal[index(seat)], truth[index(seat)]);
  }
  return late;
}

TEST(Desk, CardsAreAskedForWhenTheyMatter) {
  Late all;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Late late = late_evening(seed);
    all.asked += late.asked;
    all.awake += late.awake;
  }
  EXPECT_GT(all.awake, 16);
  EXPECT_GT(all.asked, 0);
}

}  // namespace
}  // namespace omerta::script
