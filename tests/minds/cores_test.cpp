// What a mind believes is what counting all deals gives: the sums of the recursion, what a citizen
// and whoever knows more makes of them, and the chain where there is too much to count.
#include <gtest/gtest.h>

#include <cmath>

#include "chance/dice.h"
#include "minds/belief.h"

namespace omerta::minds {
namespace {

double share(chance::Dice& dice) { return static_cast<double>(dice.next() >> 11) * 0x1p-53; }

// Any record: acts, claims, reports, silence.
Evidence drawn(chance::Dice& dice, int seats, int clan) {
  Evidence evidence;
  const Seats all = Seats::first(seats);
  for (int i = 0; i < 12; ++i) {
    const auto who = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(seats)));
    const auto whom = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(seats)));
    if (who == whom) continue;
    Line likely{};
    double sum = 0;
    for (Seat seat : all - who) sum += likely[index(seat)] = share(dice);
    for (Seat seat : all - who) likely[index(seat)] /= sum;
    add(evidence, {who, whom, all, 0.2, 0.5}, likely);
  }
  add_claim(evidence, Seat{0}, 0, clan);
  add_report(evidence, Seat{0}, Seat{2}, Found::theirs);
  add_report(evidence, Seat{0}, Seat{3}, Found::ours);
  add_claim(evidence, Seat{1}, 1, clan);
  add_report(evidence, Seat{1}, Seat{0}, Found::theirs);
  add_silence(evidence, Seat{4});
  return evidence;
}

// The weight of one deal, written down from its definition.
double weight(const Evidence& evidence, Seats clan, Seat holder) {
  double log = evidence.holder[index(holder)];
  for (Seat a : clan) {
    log += evidence.clan[index(a)] + evidence.finding[index(holder)][index(a)];
    for (Seat b : clan) {
      if (b < a) log += evidence.pair[index(a)][index(b)];
    }
  }
  return std::exp(log);
}

struct Counted {
  double all = 0;
  Line in{};
  Square both{};
  Line holds{};
  Square against{};
};

template <class Admits>
Counted counted(const Evidence& evidence, int seats, int clan, const Admits& admits) {
  Counted found;
  for (std::uint32_t bits = 0; bits < 1U << seats; ++bits) {
    const Seats core{bits};
    if (core.count() != clan) continue;
    for (Seat holder : Seats::first(seats) - core) {
      if (!admits(core, holder)) continue;
      const double each = weight(evidence, core, holder);
      found.all += each;
      found.holds[index(holder)] += each;
      for (Seat a : core) {
        found.in[index(a)] += each;
        found.against[index(a)][index(holder)] += each;
        for (Seat b : core) found.both[index(a)][index(b)] += each;
      }
    }
  }
  return found;
}

constexpr double kClose = 1e-9;

TEST(Cores, AreWeighedAsCountingAllDealsWeighsThem) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    chance::Dice dice{seed, 1};
    const int seats = 6 + static_cast<int>(seed % 3);
    const int clan = 1 + static_cast<int>(seed % 3);
    const Evidence evidence = drawn(dice, seats, clan);
    const Known known{.seats = seats, .clan = clan, .card = Card::in_a_hand};
    Sums sums;
    sums.weigh(evidence, known);
    const Counted all = counted(evidence, seats, clan, [](Seats, Seat) { return true; });
    double clans = 0;
    for (unsigned a = 0; a < static_cast<unsigned>(seats); ++a) {
      clans += sums.in[a];
      EXPECT_NEAR(sums.in[a], all.in[a] / all.all, kClose);
      EXPECT_NEAR(sums.holds[a], all.holds[a] / all.all, kClose);
      for (unsigned b = 0; b < static_cast<unsigned>(seats); ++b) {
        EXPECT_NEAR(sums.both[a][b], all.both[a][b] / all.all, kClose);
        EXPECT_NEAR(sums.against[a][b], all.against[a][b] / all.all, kClose);
      }
    }
    EXPECT_NEAR(clans, clan, kClose);
  }
}

TEST(Cores, ACitizenLeavesHimselfOut) {
  chance::Dice dice{3, 1};
  const Evidence evidence = drawn(dice, 8, 2);
  Sums sums;
  sums.weigh(evidence, {.seats = 8, .clan = 2, .card = Card::in_a_hand});
  for (Seat self : Seats::first(8)) {
    const Counted mine = counted(
        evidence, 8, 2, [&](Seats core, Seat holder) { return !core.has(self) && holder != self; });
    const Line thinks = as_citizen(sums, self, 8);
    for (Seat seat : Seats::first(8)) {
      EXPECT_NEAR(thinks[index(seat)], mine.in[index(seat)] / mine.all, 1e-6);
    }
  }
}

TEST(Cores, WhatIsCertainIsKept) {
  chance::Dice dice{4, 1};
  const Evidence evidence = drawn(dice, 8, 3);
  const Known known{.seats = 8,
                    .clan = 3,
                    .in = Seats::of(Seat{5}),
                    .out = Seats::of(Seat{6}),
                    .card = Card::in_a_hand,
                    .not_holder = Seats::of(Seat{7})};
  Sums sums;
  sums.weigh(evidence, known);
  const Counted all = counted(evidence, 8, 3, [](Seats core, Seat holder) {
    return core.has(Seat{5}) && !core.has(Seat{6}) && holder != Seat{7};
  });
  for (unsigned a = 0; a < 8; ++a) EXPECT_NEAR(sums.in[a], all.in[a] / all.all, kClose);
  EXPECT_NEAR(sums.in[5], 1, kClose);
  EXPECT_EQ(sums.in[6], 0);
}

// Whoever cannot hold the card has no column of his own, though he has said that he holds it; what
// is said of the others stays theirs, in passes of every width.
TEST(Cores, OnlyThoseWhoMayHoldTheCardHaveAColumn) {
  for (int seats : {8, 12, 18, 20}) {
    chance::Dice dice{static_cast<std::uint64_t>(seats), 1};
    const Evidence evidence = drawn(dice, seats, 2);
    const Seats not_holder = Seats::of(Seat{0}) | Seat{3};
    Sums sums;
    sums.weigh(evidence,
               {.seats = seats, .clan = 2, .card = Card::in_a_hand, .not_holder = not_holder});
    const Counted all =
        counted(evidence, seats, 2, [&](Seats, Seat holder) { return !not_holder.has(holder); });
    for (unsigned a = 0; a < static_cast<unsigned>(seats); ++a) {
      EXPECT_NEAR(sums.holds[a], all.holds[a] / all.all, kClose);
      for (unsigned b = 0; b < static_cast<unsigned>(seats); ++b) {
        EXPECT_NEAR(sums.against[a][b], all.against[a][b] / all.all, kClose);
      }
    }
  }
}

// The normalisation of an act is taken as a product over seats; against the exact sum the error of
// a belief stays small.
TEST(Cores, AnActIsWeighedNearlyExactly) {
  Line likely{};
  for (unsigned i = 1; i < 8; ++i) likely[i] = 1.0 / 7;
  Evidence evidence;
  add(evidence, {Seat{0}, Seat{1}, Seats::first(8), 0.15, 1}, likely);
  const double spared = evidence.pair[0][1] + evidence.pair[0][2];
  const double exact = std::log(0.15) - std::log(1 - 0.85 * 2 / 7);
  EXPECT_NEAR(spared, exact, 0.05);
}

TEST(Cores, TheChainComesCloseToCounting) {
  chance::Dice dice{5, 1};
  const int seats = 22;
  const int clan = 7;  // 170,544 cores
  const Evidence evidence = drawn(dice, 8, clan);
  const Known known{.seats = seats, .clan = clan, .card = Card::in_a_hand};
  ASSERT_GT(cores(known), kMostCores);
  Sums sums;
  sums.weigh(evidence, known);
  double all = 0;
  for (unsigned a = 0; a < seats; ++a) all += sums.in[a];
  EXPECT_NEAR(all, clan, 1e-6);
  double unsaid = 0;  // those of whom nothing is known are alike
  for (unsigned a = 8; a < seats; ++a) unsaid += sums.in[a] / (seats - 8);
  for (unsigned a = 8; a < seats; ++a) EXPECT_NEAR(sums.in[a], unsaid, 0.08);
}

// Where both can be had: of all that is believed the mean error is a few points.
TEST(Cores, TheChainErrsByAFewPoints) {
  constexpr int kSeats16 = 16;
  double error = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    chance::Dice dice{seed, 1};
    const Evidence evidence = drawn(dice, kSeats16, 4);
    Known known{.seats = kSeats16, .clan = 4, .card = Card::in_a_hand};
    if (seed % 2 == 1) known.in = Seats::of(Seat{7});
    if (seed % 3 == 1) known.not_holder = Seats::of(Seat{9});
    Sums exact;
    Sums sampled;
    exact.weigh(evidence, known);
    sampled.weigh(evidence, known, 1);
    double clan = 0;
    double held = 0;
    for (unsigned a = 0; a < kSeats16; ++a) {
      clan += sampled.in[a];
      held += sampled.holds[a];
      error += std::abs(sampled.in[a] - exact.in[a]) + std::abs(sampled.holds[a] - exact.holds[a]);
      EXPECT_LE(sampled.against[a][2], std::min(sampled.in[a], sampled.holds[2]) + 1e-9);
    }
    EXPECT_NEAR(clan, known.clan, 1e-6);
    EXPECT_NEAR(held, 1, 1e-6);
  }
  EXPECT_LT(error / (10 * 2 * kSeats16), 0.02);
}

TEST(Cores, ARecordThatContradictsItselfLeavesEverybodyAlike) {
  Sums sums;
  sums.weigh(
      {},
      {.seats = 6, .clan = 2, .out = Seats::first(5), .card = Card::in_a_hand, .holder = Seat{5}});
  for (unsigned a = 0; a < 6; ++a) EXPECT_TRUE(std::isfinite(sums.in[a]));
}

}  // namespace
}  // namespace omerta::minds
