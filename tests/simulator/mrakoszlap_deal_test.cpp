// MRK-DEAL-1: every legal deal is as likely as every other, and no illegal one occurs. Against the
// numbers that symmetry gives, against a dealer that shares nothing with ours, and, where they can
// be counted, against all the deals there are.
//
// OMERTA_DEALS=10000000 in the environment makes it so many deals at every number of players.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <numeric>
#include <random>
#include <vector>

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "tests/simulator/tables.h"

namespace omerta::simulator {
namespace {

using namespace mrakoszlap;

constexpr double kBound = 5.5;  // standard deviations: one false alarm in 50 million

std::uint64_t deals(std::uint64_t usual) {
  const char* wanted = std::getenv("OMERTA_DEALS");
  return wanted == nullptr ? usual : std::strtoull(wanted, nullptr, 10);
}

mrakoszlap::Plan default_plan(int players) {
  mrakoszlap::Setup setup;
  setup.seats = static_cast<std::uint8_t>(players);
  return plan(setup);
}

// MRK-DEAL-2 to -12, read from the catalogue once more.
bool may_be_dealt(Hand hand) {
  const auto of = [&](Type type, unsigned copy) { return hand.has(card(type, copy)) ? 1 : 0; };
  const auto any = [&](Type type) { return hand.has(type) ? 1 : 0; };
  const int gainers = any(Type::gravedigger) + any(Type::leech) + any(Type::al_capone) +
                      any(Type::gandalf) + any(Type::kuskona);
  const int masks = of(Type::mage, 2) + of(Type::mad_shooter, 2) + any(Type::ghost_bobo);
  return hand.count(Type::mafian) <= 1 && any(Type::gandalf) + any(Type::kuskona) <= 1 &&
         masks <= 1 && any(Type::leech) + any(Type::cobra) <= 1 &&
         hand.count(Type::mad_shooter) <= 1 && hand.count(Type::slime) <= 1 &&
         any(Type::atheist) + any(Type::matrix) <= 1 &&
         (any(Type::mafian) == 0 || any(Type::doctor) + any(Type::spyglass) == 0) &&
         hand.count(Type::tightrope_walker) <= 2 &&
         hand.count(Type::cloud_treader) <= (gainers > 0 ? 1 : 2);
}

using Hands = std::vector<Hand>;

bool is_legal(const mrakoszlap::Plan& plan, const Hands& hands) {
  Hand all;
  for (const Hand& hand : hands) {
    if (hand.count() != plan.each || !(all & hand).empty() || !may_be_dealt(hand)) return false;
    all |= hand;
  }
  return all == plan.deck;
}

Hands ours(Dice& dice, const mrakoszlap::Plan& plan) {
  const MrakoszlapDeal deal = draw_deal(dice, plan);
  return {deal.hands.begin(), deal.hands.begin() + plan.setup.seats};
}

// The rules themselves, with dice that know nothing of them: what is illegal is gathered in again.
Hands by_the_rules(Dice& dice, const mrakoszlap::Plan& plan) {
  mrakoszlap::State state = begin<Mrakoszlap>(plan);
  for (const Prompt* prompt = state.prompts.find(0, Seat::nobody);
       prompt != nullptr && prompt->ask == ask::deal;
       prompt = state.prompts.find(0, Seat::nobody)) {
    expect(apply<Mrakoszlap>(plan, state, command(Seat::nobody, *prompt, draw(dice, *prompt))) ==
           Refusal::none);
  }
  Hands hands;
  for (unsigned i = 0; i < plan.setup.seats; ++i) hands.push_back({state.notes[i].hand});
  return hands;
}

std::vector<CardId> cards_of(Hand deck) {
  std::vector<CardId> cards;
  for (std::uint64_t left = deck.bits; left != 0; left &= left - 1) {
    cards.push_back(static_cast<CardId>(std::countr_zero(left)));
  }
  return cards;
}

// Shuffle all, cut, look.
Hands theirs(std::mt19937_64& random, const mrakoszlap::Plan& plan) {
  std::vector<CardId> cards = cards_of(plan.deck);
  for (;;) {
    std::shuffle(cards.begin(), cards.end(), random);
    Hands hands(plan.setup.seats);
    for (std::size_t i = 0; i < cards.size(); ++i) hands[i / plan.each] |= Hand::of(cards[i]);
    if (std::all_of(hands.begin(), hands.end(), may_be_dealt)) return hands;
  }
}

// How many standard deviations a chi-square is above what it should be (Wilson and Hilferty).
double deviations(double chi, double freedom) {
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(chi / freedom) - (1 - spread)) / std::sqrt(spread);
}

class MrakoszlapDealFor : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Players, MrakoszlapDealFor,
                         testing::Range(kFewestPlayers, kMostPlayers + 1));

// No rule speaks of a seat, so every card lies before each of the n players once in n times.
TEST_P(MrakoszlapDealFor, EverySeatGetsEveryCardAlikeAndNoRuleIsBroken) {
  const mrakoszlap::Plan plan = default_plan(GetParam());
  const std::uint64_t count = deals(GetParam() < 6 ? 4'000 : 20'000);
  const unsigned seats = plan.setup.seats;
  std::vector<std::vector<std::uint64_t>> times(kDeck, std::vector<std::uint64_t>(seats));
  Dice dice{57, static_cast<std::uint64_t>(GetParam())};
  for (std::uint64_t i = 0; i < count; ++i) {
    const Hands hands = ours(dice, plan);
    ASSERT_TRUE(is_legal(plan, hands)) << i;
    for (unsigned seat = 0; seat < seats; ++seat) {
      for (std::uint64_t left = hands[seat].bits; left != 0; left &= left - 1) {
        ++times[static_cast<unsigned>(std::countr_zero(left))][seat];
      }
    }
  }
  double worst = -10;
  double sum = 0;
  for (CardId id : cards_of(plan.deck)) {
    const double chi = chi_square(times[index(id)], static_cast<double>(count) / seats);
    worst = std::max(worst, deviations(chi, seats - 1));
    sum += chi;
  }
  EXPECT_LT(worst, kBound);
  // What lies in one hand is not independent: the sum spreads wider than a chi-square of its own.
  const double freedom = plan.deck.count() * (seats - 1.0);
  EXPECT_LT(std::abs(sum - freedom), 2 * kBound * std::sqrt(2 * freedom));
  std::printf("  %2u players: %llu deals, chi-square %.1f for %.0f, worst card %+.2f sigma\n",
              seats, static_cast<unsigned long long>(count), sum, freedom, worst);
}

// Which cards meet in a hand: here a deal that is legal but favoured would show.
TEST_P(MrakoszlapDealFor, CardsMeetAsOftenAsInAPlainShuffle) {
  const mrakoszlap::Plan plan = default_plan(GetParam());
  const std::uint64_t count = GetParam() == 3 ? 400 : GetParam() < 6 ? 1'000 : 4'000;
  using Meetings = std::vector<double>;
  Meetings mine(kDeck * kDeck);
  Meetings other(kDeck * kDeck);
  const auto add = [&](Meetings& meetings, const Hands& hands) {
    for (const Hand& hand : hands) {
      const std::vector<CardId> cards = cards_of(hand);
      for (CardId a : cards) {
        for (CardId b : cards) ++meetings[index(a) * kDeck + index(b)];
      }
    }
  };
  Dice dice{58, static_cast<std::uint64_t>(GetParam())};
  std::mt19937_64 random{static_cast<std::uint64_t>(GetParam())};
  for (std::uint64_t i = 0; i < count; ++i) {
    add(mine, ours(dice, plan));
    add(other, theirs(random, plan));
  }
  const auto n = static_cast<double>(count);
  for (unsigned a = 0; a < kDeck; ++a) {
    for (unsigned b = 0; b < a; ++b) {
      const double sum = mine[a * kDeck + b] + other[a * kDeck + b];
      const double off = mine[a * kDeck + b] - other[a * kDeck + b];
      const double spread = sum * (1 - sum / (2 * n));
      if (spread < 10) continue;
      EXPECT_LT(std::abs(off), kBound * std::sqrt(spread)) << a << " with " << b;
    }
  }
}

mrakoszlap::Setup small_table(int players, std::vector<std::pair<Type, int>> counts) {
  mrakoszlap::Setup setup{.deck_given = 1};
  setup.seats = static_cast<std::uint8_t>(players);
  for (const auto& [type, copies] : counts) {
    setup.deck[index(type)] = static_cast<std::uint8_t>(copies);
  }
  return setup;
}

std::vector<std::uint64_t> key(const Hands& hands) {
  std::vector<std::uint64_t> bits;
  for (const Hand& hand : hands) bits.push_back(hand.bits);
  return bits;
}

// All deals, legal or not, one card after the other.
void count_deals(const mrakoszlap::Plan& plan, const std::vector<CardId>& cards, Hands& hands,
                 std::map<std::vector<std::uint64_t>, std::uint64_t>& all) {
  const auto laid = static_cast<std::size_t>(std::accumulate(
      hands.begin(), hands.end(), 0, [](int sum, Hand hand) { return sum + hand.count(); }));
  if (laid == cards.size()) {
    if (is_legal(plan, hands)) all[key(hands)] = 0;
    return;
  }
  for (Hand& hand : hands) {
    if (hand.count() == plan.each) continue;
    hand |= Hand::of(cards[laid]);
    count_deals(plan, cards, hands, all);
    hand -= Hand::of(cards[laid]);
  }
}

using Dealer = Hands (*)(Dice&, const mrakoszlap::Plan&);

void every_deal_is_alike(const mrakoszlap::Setup& setup, std::size_t legal, Dealer dealer) {
  ASSERT_TRUE(validate(setup).may_start());
  const mrakoszlap::Plan plan = mrakoszlap::plan(setup);
  std::map<std::vector<std::uint64_t>, std::uint64_t> all;
  Hands hands(setup.seats);
  count_deals(plan, cards_of(plan.deck), hands, all);
  ASSERT_EQ(all.size(), legal);
  const std::uint64_t count = 100 * legal;
  Dice dice{59, legal};
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto found = all.find(key(dealer(dice, plan)));
    ASSERT_NE(found, all.end());
    ++found->second;
  }
  std::vector<std::uint64_t> times;
  for (const auto& [deal, often] : all) times.push_back(often);
  const double chi = chi_square(times, 100);
  EXPECT_LT(std::abs(deviations(chi, static_cast<double>(legal - 1))), kBound) << chi;
}

TEST(MrakoszlapDeal, EveryDealOfASmallDeckOccursAsOftenAsEveryOther) {
  // Beside Gandalf one of three Cloud-Treaders and one of the other two, on either side: twelve.
  const auto two = small_table(
      2, {{Type::mafian, 1}, {Type::cloud_treader, 3}, {Type::gandalf, 1}, {Type::judge, 1}});
  const auto three = small_table(3, {{Type::mafian, 2},
                                     {Type::doctor, 1},
                                     {Type::slime, 2},
                                     {Type::leech, 1},
                                     {Type::cobra, 1},
                                     {Type::cloud_treader, 2}});
  const auto four = small_table(4, {{Type::mafian, 1},
                                    {Type::gandalf, 1},
                                    {Type::kuskona, 1},
                                    {Type::cloud_treader, 3},
                                    {Type::spyglass, 1},
                                    {Type::vest, 1}});
  for (Dealer dealer : {ours, by_the_rules}) {
    every_deal_is_alike(two, 12, dealer);
    every_deal_is_alike(three, 360, dealer);
    every_deal_is_alike(four, 1'872, dealer);
  }
}

// The rules take the cards as they were drawn, and never have to gather them in.
TEST(MrakoszlapDeal, TheGameBeginsWithTheHandsThatWereDrawn) {
  for (int players = kFewestPlayers; players <= kMostPlayers; ++players) {
    const mrakoszlap::Plan plan = default_plan(players);
    Dice dice{60, static_cast<std::uint64_t>(players)};
    Dice same = dice;
    const Hands drawn = ours(same, plan);
    MrakoszlapPolicy<Policy::random> policy{dice};
    mrakoszlap::State state = begin<Mrakoszlap>(plan);
    Driver<Mrakoszlap, MrakoszlapPolicy<Policy::random>> driver{plan, state, policy, {}};
    for (int i = 0; i < plan.deck.count(); ++i) driver.play_window();
    EXPECT_EQ(state.truth.left, 0U);
    for (unsigned i = 0; i < drawn.size(); ++i) EXPECT_EQ(state.notes[i].hand, drawn[i].bits);
  }
}

}  // namespace
}  // namespace omerta::simulator
