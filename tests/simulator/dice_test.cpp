// The dice are the published generators, draw without favour, and depend on seed and game alone.
#include "chance/dice.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "rulebooks/gorod/simulation/policy.h"
#include "tests/simulator/tables.h"

namespace omerta::simulator {
namespace {

TEST(Dice, TheSeederIsSplitmix64) {
  chance::Seeder seeder{1234567};  // the reference values of its authors
  EXPECT_EQ(seeder.next(), 6457827717110365317U);
  EXPECT_EQ(seeder.next(), 3203168211198807973U);
  EXPECT_EQ(seeder.next(), 9817491932198370423U);
}

TEST(Dice, TheGeneratorIsXoshiro256PlusPlus) {
  Dice dice{std::array<std::uint64_t, 4>{1, 2, 3, 4}};
  EXPECT_EQ(dice.next(), 41943041U);
  EXPECT_EQ(dice.next(), 58720359U);
  EXPECT_EQ(dice.next(), 3588806011781223U);
  EXPECT_EQ(dice.next(), 3591011842654386U);
  EXPECT_EQ(dice.next(), 9228616714210784205U);
}

// DO NOT CHANGE: simulations people have published are repeated by their seed.
TEST(Dice, TheFirstDrawsOfAGameNeverChange) {
  Dice dice{1, 2};
  EXPECT_EQ(dice.next(), 13502186381601466101U);
  EXPECT_EQ(dice.next(), 14010220477554852104U);
  Dice again{1, 2};
  EXPECT_EQ(again.below(1000), 731U);
}

TEST(Dice, NoTwoGamesShareTheirFirstDraw) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (std::uint64_t game = 0; game < 100; ++game) seen.insert(Dice{seed, game}.next());
  }
  EXPECT_EQ(seen.size(), 10'000U);
}

TEST(Dice, NthBitCountsFromTheLowest) {
  EXPECT_EQ(nth_bit(0b1011, 0), 0b1U);
  EXPECT_EQ(nth_bit(0b1011, 2), 0b1000U);
  EXPECT_EQ(nth_bit(std::uint64_t{1} << 63 | 1, 1), std::uint64_t{1} << 63);
}

TEST(Dice, EveryNumberIsDrawnAlike) {
  for (std::uint32_t count : {2U, 3U, 7U, 31U}) {
    Dice dice{7, count};
    std::vector<std::uint64_t> drawn(count);
    for (int i = 0; i < 100'000; ++i) ++drawn[dice.below(count)];
    const double freedom = count - 1.0;
    EXPECT_LT(chi_square(drawn, 100'000.0 / count), freedom + 5 * std::sqrt(2 * freedom) + 15);
  }
}

// A choice of several things is a uniform set of so many, and the pass is one possibility more.
TEST(Dice, AChoiceOfTwoIsUniformAmongAllPairsAndThePass) {
  const Prompt prompt{.offers = 0b110110, .take = 2, .pass = Pass::allowed};
  Dice dice{8, 0};
  std::array<std::uint64_t, 64> drawn{};
  for (int i = 0; i < 70'000; ++i) {
    const Choice choice = draw(dice, prompt);
    ASSERT_TRUE(prompt.admits(choice));
    ++drawn[choice];
  }
  std::vector<std::uint64_t> counts;
  for (std::uint64_t count : drawn) {
    if (count > 0) counts.push_back(count);
  }
  EXPECT_EQ(counts.size(), 7U);
  EXPECT_LT(chi_square(counts, 10'000), 33.1);  // 6 degrees of freedom: one in 100,000
}

TEST(Dice, WhoCanOnlyPassPasses) {
  Dice dice{9, 0};
  EXPECT_EQ(draw(dice, {.take = 1, .pass = Pass::allowed}), kPass);
  EXPECT_EQ(draw(dice, {.take = 2, .pass = Pass::allowed}), kPass);
  EXPECT_EQ(draw(dice, {.offers = 0b100, .take = 1}), 0b100U);
}

}  // namespace
}  // namespace omerta::simulator
