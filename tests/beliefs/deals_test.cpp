// Deals are counted as they are when every single one is dealt and looked at; and where they are
// drawn, the shares come as close as they say.
#include "beliefs/deals.h"

#include <gtest/gtest.h>

#include "beliefs/drawn_deals.h"
#include "chance/dice.h"

namespace omerta::beliefs {
namespace {

struct ByHand {
  double deals = 0;
  std::array<std::array<double, kKinds>, kSeats> held{};
};

bool fits(const Dealing& dealing, const std::vector<unsigned>& holds) {
  for (unsigned seat = 0; seat < holds.size(); ++seat) {
    if (!dealing.may_hold[seat].has(holds[seat])) return false;
  }
  for (const Limit& limit : dealing.limits) {
    int count = 0;
    for (Seat seat : limit.among) count += limit.kinds.has(holds[index(seat)]) ? 1 : 0;
    if ((limit.counts >> count & 1U) == 0) return false;
  }
  return true;
}

ByHand by_hand(const Dealing& dealing) {
  ByHand found;
  for (const Deck& deck : dealing.decks) {
    std::vector<unsigned> holds;
    for (unsigned kind = 0; kind < kKinds; ++kind) holds.insert(holds.end(), deck[kind], kind);
    do {
      if (!fits(dealing, holds)) continue;
      found.deals += 1;
      for (unsigned seat = 0; seat < holds.size(); ++seat) found.held[seat][holds[seat]] += 1;
    } while (std::next_permutation(holds.begin(), holds.end()));
  }
  return found;
}

Deck drawn_deck(chance::Dice& dice, int seats) {
  Deck deck{};
  for (int i = 0; i < seats; ++i) ++deck[dice.below(5)];
  return deck;
}

// What may be told of a deal, so that it fits at least one.
Dealing drawn(chance::Dice& dice, int seats, int decks) {
  Dealing dealing{.seats = seats};
  for (int i = 0; i < decks; ++i) dealing.decks.push_back(drawn_deck(dice, seats));
  std::vector<unsigned> holds;
  const Deck& deck = dealing.decks.front();
  for (unsigned kind = 0; kind < kKinds; ++kind) holds.insert(holds.end(), deck[kind], kind);
  for (std::size_t i = holds.size(); i > 1; --i) {
    std::swap(holds[i - 1], holds[dice.below(static_cast<std::uint32_t>(i))]);
  }
  for (Seat seat : Seats::first(seats)) {
    if (dice.once_in(3)) dealing.only(seat, Kinds{dice.below(32)} | Kinds::of(holds[index(seat)]));
  }
  for (int i = 0; i < 3; ++i) {
    Limit limit{Seats{dice.below(1U << seats)}, Kinds{dice.below(32)}, dice.below(64)};
    int count = 0;
    for (Seat seat : limit.among) count += limit.kinds.has(holds[index(seat)]) ? 1 : 0;
    limit.counts |= exactly(count);
    dealing.limit(limit);
  }
  return dealing;
}

void expect_equal(const Counted& found, const ByHand& wanted, int seats, double close) {
  for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat) {
    for (unsigned kind = 0; kind < 5; ++kind) {
      EXPECT_NEAR(found.share[seat][kind], wanted.held[seat][kind] / wanted.deals, close);
    }
  }
}

TEST(Deals, AreCountedAsOneByOne) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    chance::Dice dice{seed, 1};
    const int seats = 6 + static_cast<int>(seed % 3);
    const Dealing dealing = drawn(dice, seats, seed % 4 == 0 ? 3 : 1);
    const Counted found = counted(dealing);
    const ByHand wanted = by_hand(dealing);
    ASSERT_EQ(found.how, Counted::How::exactly);
    EXPECT_EQ(found.deals, wanted.deals) << "seed " << seed;
    expect_equal(found, wanted, seats, 1e-12);
  }
}

// The same deal in full: 3 mafiosi, a commissioner and 6 citizens, 840 ways.
TEST(Deals, OfTenAreEightHundredAndForty) {
  Dealing dealing{.seats = 10};
  dealing.decks.push_back({3, 1, 6});
  const Counted all = counted(dealing);
  EXPECT_EQ(all.deals, 840);
  EXPECT_DOUBLE_EQ(all.of(Seat{4}, Kinds::of(0)), 0.3);
  dealing.only(Seat{0}, Kinds::of(2));
  EXPECT_EQ(counted(dealing).deals, 504);
  EXPECT_NEAR(counted(dealing).of(Seat{4}, Kinds::of(0)) * 504, 168, 1e-9);
}

TEST(Deals, ThatContradictEachOtherAreNone) {
  Dealing dealing{.seats = 6};
  dealing.decks.push_back({2, 4});
  dealing.limit({Seats::first(3), Kinds::of(0), exactly(3)});
  EXPECT_EQ(counted(dealing).how, Counted::How::contradiction);
}

TEST(Deals, TooManyAreDrawn) {
  int outside = 0;
  int figures = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    chance::Dice dice{seed, 2};
    const Dealing dealing = drawn(dice, 7, 1);
    Effort effort;
    const Counted found = estimated(dealing, effort);
    ASSERT_EQ(found.how, Counted::How::estimated);
    EXPECT_EQ(counted(dealing, 0).how, Counted::How::estimated);
    const ByHand wanted = by_hand(dealing);
    for (unsigned seat = 0; seat < 7; ++seat) {
      for (unsigned kind = 0; kind < 5; ++kind) {
        const double off = found.share[seat][kind] - wanted.held[seat][kind] / wanted.deals;
        ++figures;
        outside += std::abs(off) > found.error + 1e-9 ? 1 : 0;
      }
    }
  }
  EXPECT_LT(outside, figures / 20) << "the error is the largest of a table";
}

}  // namespace
}  // namespace omerta::beliefs
