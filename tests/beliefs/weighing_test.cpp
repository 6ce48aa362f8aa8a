// What is read is what weighing every way in which the clan may sit gives; it is what bots believe
// who know as much; and where ways are sampled, the figures come as close as they say.
#include "beliefs/weighing.h"

#include <gtest/gtest.h>

#include "chance/dice.h"
#include "minds/belief.h"

namespace omerta::beliefs {
namespace {

double share(chance::Dice& dice) { return static_cast<double>(dice.next() >> 11) * 0x1p-53; }

minds::Evidence drawn(chance::Dice& dice, int seats, int clan) {
  minds::Evidence evidence;
  const Seats all = Seats::first(seats);
  for (int i = 0; i < 14; ++i) {
    const auto who = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(seats)));
    const auto whom = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(seats)));
    if (who == whom) continue;
    minds::Line likely{};
    double sum = 0;
    for (Seat seat : all - who) sum += likely[index(seat)] = share(dice);
    for (Seat seat : all - who) likely[index(seat)] /= sum;
    minds::add(evidence, {who, whom, all, 0.35, 0.5}, likely);
  }
  minds::add_claim(evidence, Seat{0}, 0, clan);
  minds::add_report(evidence, Seat{0}, Seat{2}, minds::Found::theirs);
  minds::add_claim(evidence, Seat{1}, 1, clan);
  minds::add_report(evidence, Seat{1}, Seat{0}, minds::Found::theirs);
  minds::add_silence(evidence, Seat{4});
  return evidence;
}

double weight(const minds::Evidence& evidence, Seats clan, Seat holder) {
  double log = evidence.holder[index(holder)];
  for (Seat a : clan) {
    log += evidence.clan[index(a)] + evidence.finding[index(holder)][index(a)];
    for (Seat b : clan) {
      if (b < a) log += evidence.pair[index(a)][index(b)];
    }
  }
  return std::exp(log);
}

bool admits(const Worlds& worlds, Seats clan) {
  if (clan.count() != worlds.clan || !clan.covers(worlds.in)) return false;
  if (!(clan & worlds.out).empty()) return false;
  return std::all_of(worlds.among.begin(), worlds.among.end(), [&](const Among& each) {
    return (each.counts >> (clan & each.seats).count() & 1U) != 0;
  });
}

minds::Line by_hand(const minds::Evidence& evidence, const Worlds& worlds) {
  minds::Line found{};
  double all = 0;
  for (std::uint32_t bits = 0; bits < 1U << worlds.seats; ++bits) {
    const Seats clan{bits};
    if (!admits(worlds, clan)) continue;
    for (Seat holder : worlds.holders - clan) {
      const double each = weight(evidence, clan, holder);
      all += each;
      for (Seat seat : clan) found[index(seat)] += each;
    }
  }
  for (double& each : found) each /= all;
  return found;
}

Worlds of_a_citizen(int seats, int clan, Seat self) {
  const Seats all = Seats::first(seats);
  return {.seats = seats, .clan = clan, .out = Seats::of(self), .holders = all - self};
}

TEST(Weighing, IsWhatWeighingEachWayGives) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    chance::Dice dice{seed, 1};
    const int seats = 6 + static_cast<int>(seed % 3);
    const int clan = 1 + static_cast<int>(seed % 3);
    const minds::Evidence evidence = drawn(dice, seats, clan);
    Worlds worlds = of_a_citizen(seats, clan, Seat{5});
    if (seed % 2 == 0) worlds.in = Seats::of(Seat{3});
    worlds.among.push_back({Seats{0b111}, 0b0111});
    const Weighed found = weighed(evidence, worlds);
    const minds::Line wanted = by_hand(evidence, worlds);
    ASSERT_EQ(found.how, Weighed::How::exactly);
    for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i) {
      EXPECT_NEAR(found.in[i], wanted[i], 1e-9);
      EXPECT_EQ(found.error[i], 0);
    }
  }
}

TEST(Weighing, IsWhatABotBelievesWhoKnowsAsMuch) {
  minds::PublicMind mind{{.seats = 9, .clan = 2, .card = minds::Card::in_a_hand},
                         minds::Row{.sharpness = 10, .sparing = 0.35}};
  mind.chooses({Seat{1}, Seat{2}}, Seats::first(9), 1);
  mind.chooses({Seat{3}, Seat{1}}, Seats::first(9), 1);
  mind.claims(Seat{4});
  mind.reports({Seat{4}, Seat{3}, minds::Found::theirs, 2});
  mind.moment();
  for (Seat self : Seats::first(9)) {
    const minds::Belief bot = minds::belief(mind, {.self = self});
    const Weighed found = weighed(mind.evidence(), of_a_citizen(9, 2, self));
    for (Seat other : Seats::first(9) - self) {
      EXPECT_NEAR(found.in[index(other)], bot.in[index(other)], 1e-6);
    }
  }
}

TEST(Weighing, ByDrawingComesAsCloseAsItSays) {
  int figures = 0;
  int outside = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    chance::Dice dice{seed, 3};
    const minds::Evidence evidence = drawn(dice, 12, 4);
    Worlds worlds = of_a_citizen(12, 4, Seat{5});
    worlds.among.push_back({Seats::first(6), 0b1110});
    const Weighed drawn = weighed(evidence, worlds, 0);
    const Weighed exact = weighed(evidence, worlds);
    ASSERT_EQ(drawn.how, Weighed::How::sampled);
    ASSERT_EQ(exact.how, Weighed::How::exactly);
    for (Seat seat : Seats::first(12) - Seat{5}) {
      const double off = std::abs(drawn.in[index(seat)] - exact.in[index(seat)]);
      ++figures;
      outside += off > drawn.error[index(seat)] ? 1 : 0;
      EXPECT_LT(drawn.error[index(seat)], 0.05);
      EXPECT_LT(off, 0.05);
    }
  }
  EXPECT_LE(outside, figures / 8) << "of 110 figures 95 in a hundred are to be within";
}

TEST(Weighing, OfNothingIsAContradiction) {
  EXPECT_EQ(weighed({}, {.seats = 6, .clan = 2, .out = Seats::first(5)}).how,
            Weighed::How::contradiction);
}

}  // namespace
}  // namespace omerta::beliefs
