// The count of stories at small tables of mrakoszlap, as far as it can be reckoned by hand, and
// further as numbers to be kept.
#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/simulation/perft.h"

namespace omerta::simulator {
namespace {

using namespace mrakoszlap;

// A card for each seat. A Mafian has to aim: MRK-CALL-4 (`limited-only`).
Stories stories(std::initializer_list<Type> cards, unsigned commands) {
  Setup setup{.ability_passing = AbilityPassing::limited_only, .deck_given = 1};
  setup.seats = static_cast<std::uint8_t>(cards.size());
  std::vector<Hand> hands;
  for (Type type : cards) {
    hands.push_back(Hand::of(card(type, ++setup.deck[index(type)])));
  }
  return perft(plan(setup), hands, commands);
}

// Both look; the Mafian names one of two in the council and the clock ends it; it ends the window
// of the Time Lord; the Mafian aims at one of two. The report, and the game is over either way.
TEST(MrakoszlapPerft, TwoPlayersAreCountedToTheEnd) {
  const std::initializer_list<Type> cards{Type::mafian, Type::judge};
  EXPECT_EQ(stories(cards, 2), (Stories{1, 0}));
  EXPECT_EQ(stories(cards, 3), (Stories{2, 0}));
  EXPECT_EQ(stories(cards, 5), (Stories{2, 0}));
  EXPECT_EQ(stories(cards, 6), (Stories{4, 0}));
  EXPECT_EQ(stories(cards, 7), (Stories{4, 4}));
}

// Three looks, a plan for one of three, two closings, an aim at one of three, one bullet read: if
// it was the Mafian's own end the citizens have won. The Vest saves its holder; the third falls.
TEST(MrakoszlapPerft, TheFirstNightOfThreeIsCountedByHand) {
  const std::initializer_list<Type> cards{Type::mafian, Type::vest, Type::atheist};
  EXPECT_EQ(stories(cards, 6), (Stories{3, 0}));
  EXPECT_EQ(stories(cards, 7), (Stories{9, 0}));
  EXPECT_EQ(stories(cards, 8), (Stories{9, 3}));
  EXPECT_EQ(stories(cards, 9), (Stories{9, 3}));  // the day opens
  EXPECT_EQ(stories(cards, 10), (Stories{3 + 3 * 4 + 3 * 3, 3}));
  EXPECT_EQ(stories(cards, 11), (Stories{3 + 3 * 16 + 3 * 9, 3}));
  EXPECT_EQ(stories(cards, 12), (Stories{3 + 3 * 64 + 3 * 9, 3}));  // two: the list is closed
}

// MRK-TIMELORD-1  Night 1 is left out, or not: before the clock, and no command of its own. The
// window of the day comes after it either way, and only where he has not used it there is a choice.
TEST(MrakoszlapPerft, TheTimeLordIsCountedByHand) {
  const std::initializer_list<Type> cards{Type::mafian, Type::time_lord, Type::atheist};
  EXPECT_EQ(stories(cards, 5), (Stories{3, 0}));
  EXPECT_EQ(stories(cards, 6), (Stories{3 * 2, 0}));
  EXPECT_EQ(stories(cards, 7), (Stories{3 + 3 * 3, 0}));      // day 1 opens; the aim
  EXPECT_EQ(stories(cards, 8), (Stories{3 * 4 + 3 * 3, 3}));  // somebody accuses; the bullet
  // Sixteen; and of the nights of which two are not over, one has him alive: he may skip the day.
  EXPECT_EQ(stories(cards, 9), (Stories{3 * 16 + 3 + 3 + 3 * 2, 3}));
}

// Where nothing protects anybody somebody falls every night: all stories there are, to the end.
TEST(MrakoszlapPerft, NumbersToBeKept) {
  const std::initializer_list<Type> bare{Type::mafian, Type::mage, Type::anarchist};
  EXPECT_EQ(stories(bare, 28), (Stories{120'906, 97'290}));
  EXPECT_EQ(stories(bare, 33), (Stories{168'138, 168'138}));
  EXPECT_EQ(stories({Type::mafian, Type::mirror, Type::doctor, Type::sock}, 20),
            (Stories{110'060, 1'160}));
}

}  // namespace
}  // namespace omerta::simulator
