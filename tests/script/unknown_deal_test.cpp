// Deals that fit what is known of them.
#include "presentation/script/unknown_deal.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace omerta::script {
namespace {

const std::vector<int> kDeck{3, 3, 5, 7, 7, 7};

TEST(UnknownDeal, WithNothingKnownAnyDealIsKept) {
  const UnknownDeal deal{kDeck};
  const std::vector<int> other{7, 5, 3, 7, 3, 7};
  EXPECT_EQ(deal.completed(other), other);
  EXPECT_FALSE(deal.is_known(0));
}

TEST(UnknownDeal, WhoeverHasToMovesAndNobodyElse) {
  UnknownDeal deal{kDeck};
  deal.holds_one_of(0, things({5}));
  EXPECT_TRUE(deal.is_known(0));
  EXPECT_EQ(deal.completed(kDeck), (std::vector{5, 3, 3, 7, 7, 7}));
  deal.holds_none_of(1, things({3}));
  const auto dealt = deal.completed(kDeck);
  ASSERT_TRUE(dealt.has_value());
  EXPECT_EQ((*dealt)[0], 5);
  EXPECT_EQ((*dealt)[1], 7);
  EXPECT_TRUE(std::is_permutation(dealt->begin(), dealt->end(), kDeck.begin()));
}

// Three places for two things, and two others that would have to make room one after the other.
TEST(UnknownDeal, WhatCannotBeIsFoundOut) {
  UnknownDeal deal{kDeck};
  for (std::size_t place : {0U, 1U}) deal.holds_one_of(place, things({3, 5}));
  deal.holds_one_of(2, things({3}));
  EXPECT_TRUE(deal.completed(kDeck).has_value());
  deal.holds_one_of(3, things({3}));
  EXPECT_FALSE(deal.completed(kDeck).has_value());
}

TEST(UnknownDeal, EveryDealThatIsThereIsFound) {
  chance::Dice dice{5, 0};
  for (int i = 0; i < 2'000; ++i) {
    const std::vector<int> truth = shuffled(kDeck, dice);
    UnknownDeal deal{kDeck};
    for (std::size_t place = 0; place < truth.size(); ++place) {
      const Things own = things({truth[place]});
      if (dice.once_in(2)) deal.holds_one_of(place, own | things({kDeck[dice.below(6)]}));
      if (dice.once_in(2)) deal.holds_none_of(place, things({kDeck[dice.below(6)]}) & ~own);
    }
    const auto dealt = deal.completed(shuffled(kDeck, dice));
    ASSERT_TRUE(dealt.has_value());
    EXPECT_TRUE(std::is_permutation(dealt->begin(), dealt->end(), kDeck.begin()));
    for (std::size_t place = 0; place < truth.size(); ++place) {
      EXPECT_TRUE(deal.may_hold(place).test(static_cast<std::size_t>((*dealt)[place])));
    }
  }
}

// Two seats with three things each.
const std::vector<Place> kHands{{Seat{0}, Things{}.set()}, {Seat{0}, Things{}.set()},
                                {Seat{0}, Things{}.set()}, {Seat{1}, Things{}.set()},
                                {Seat{1}, Things{}.set()}, {Seat{1}, Things{}.set()}};

TEST(UnknownDeal, WhatASeatHoldsIsSomewhereInItsHand) {
  UnknownDeal deal{kDeck, kHands};
  deal.holds_one_of(Seat{1}, things({3, 5}));
  deal.holds_none_of(Seat{0}, things({5}));
  deal.holds_one_of(Seat{1}, things({5}));
  EXPECT_TRUE(deal.is_found(5));
  EXPECT_FALSE(deal.is_found(3));
  EXPECT_FALSE(deal.is_known(Seat{1}));
  const auto dealt = deal.completed(kDeck);
  ASSERT_TRUE(dealt.has_value());
  EXPECT_TRUE(deal.allows(*dealt));
  EXPECT_EQ(std::count(dealt->begin() + 3, dealt->end(), 5), 1);
}

TEST(UnknownDeal, WhatNobodyHasLeftCannotBeHeld) {
  UnknownDeal deal{kDeck, kHands};
  deal.holds_none_of(Seat{0}, things({5}));
  deal.holds_one_of(Seat{0}, things({5}));
  EXPECT_FALSE(deal.completed(kDeck).has_value());
}

}  // namespace
}  // namespace omerta::script
