// The plain game against what has been published (Braverman, Etesami and Mossel 2008; Migdał 2010).
#include "lab/exact.h"

#include <gtest/gtest.h>

namespace omerta::lab {
namespace {

using Even = PlainGame::Even;

TEST(Exact, TenPlayersThreeOfThemMafia) {
  EXPECT_EQ(town_wins({.mafia = 3, .citizens = 7}), (Fraction{11, 160}));
  EXPECT_EQ(town_wins({.mafia = 3, .citizens = 7, .even = Even::waits}), (Fraction{4, 35}));
  EXPECT_EQ(town_wins({.mafia = 3, .citizens = 7}).text(), "11/160");
}

// One of the mafia among an odd number: it survives every lot with (n - 1)!! / n!!.
TEST(Exact, OneOfTheMafiaIsTheClosedForm) {
  double lives = 1;
  for (int n = 3; n <= kMostExact; n += 2) {
    lives *= static_cast<double>(n - 1) / n;
    EXPECT_NEAR(town_wins({.mafia = 1, .citizens = n - 1}).value(), 1 - lives, 1e-12) << n;
  }
}

TEST(Exact, SmallTablesByHand) {
  EXPECT_EQ(town_wins({.mafia = 1, .citizens = 2}), (Fraction{1, 3}));
  EXPECT_EQ(town_wins({.mafia = 1, .citizens = 1}), (Fraction{0, 1}));
  EXPECT_EQ(town_wins({.mafia = 0, .citizens = 5}), (Fraction{1, 1}));
  EXPECT_EQ(town_wins({.mafia = 1, .citizens = 2, .begins = PlainGame::Begins::night}),
            (Fraction{0, 1}));
  // At four the lot hits one time in four; otherwise the night leaves one against one.
  EXPECT_EQ(town_wins({.mafia = 1, .citizens = 3}), (Fraction{1, 4}));
  EXPECT_EQ(town_wins({.mafia = 1, .citizens = 3, .even = Even::waits}), (Fraction{1, 3}));
}

TEST(Exact, WaitingAtEvenNumbersNeverHurtsTheTown) {
  for (int n = 3; n <= 22; ++n) {
    for (int mafia = 1; mafia <= 6 && 2 * mafia < n; ++mafia) {
      const double votes = town_wins({.mafia = mafia, .citizens = n - mafia}).value();
      const double waits =
          town_wins({.mafia = mafia, .citizens = n - mafia, .even = Even::waits}).value();
      EXPECT_GE(waits, votes) << n << " " << mafia;
      if (n % 2 == 1) {
        EXPECT_EQ(waits, votes) << n << " " << mafia;
      }
    }
  }
}

TEST(Exact, WithoutParityTheTownHasOneMoreDay) {
  const PlainGame parity{.mafia = 3, .citizens = 7};
  PlainGame last = parity;
  last.wins = PlainGame::Wins::as_the_last;
  EXPECT_EQ(town_wins(last), (Fraction{37, 128}));
  EXPECT_GT(town_wins(last).value(), town_wins(parity).value());
}

TEST(Exact, TheLargestTableFits) {
  for (int mafia = 1; mafia < 15; ++mafia) {
    const Fraction value = town_wins({.mafia = mafia, .citizens = kMostExact - mafia});
    EXPECT_GT(value.value(), 0);
    EXPECT_LT(value.value(), 1);
  }
}

}  // namespace
}  // namespace omerta::lab
