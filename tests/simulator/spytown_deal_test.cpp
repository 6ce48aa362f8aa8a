// SPY-DEAL-1, SPY-CARD-3: every assignment of the tokens is equally likely, every assignment of the
// cards is, and neither says anything about the other.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "rulebooks/spytown/simulation/setups.h"
#include "tests/simulator/tables.h"

namespace omerta::simulator {
namespace {

using namespace spytown;

Truth deal(const spytown::Plan& plan, std::uint64_t seed, std::uint64_t game) {
  spytown::State state = begin<Spytown>(plan);
  SpytownPolicy<Policy::random> policy{Dice{seed, game}};
  Driver<Spytown, SpytownPolicy<Policy::random>> driver{plan, state, policy, {}};
  const int things = plan.setup.seats * (plan.extended() ? 2 : 1);
  for (int i = 0; i < things; ++i) driver.play_window();
  expect(state.truth.dealt == things);
  return state.truth;
}

unsigned seat_of_token(const Truth& truth, Token token) {
  return static_cast<unsigned>(std::find(truth.token.begin(), truth.token.end(), token) -
                               truth.token.begin());
}

TEST(SpytownDeal, EverySeatAndEveryPairIsServedAlike) {
  constexpr std::uint64_t kDeals = 90'000;
  spytown::Setup setup{.edition = Edition::pl};
  setup.seats = 6;
  const spytown::Plan plan = spytown::plan(setup);
  std::array<std::uint64_t, 6> mafioso{};
  std::array<std::uint64_t, 36> pairs{};
  for (std::uint64_t game = 0; game < kDeals; ++game) {
    const Truth dealt = deal(plan, 61, game);
    const unsigned boss = seat_of_token(dealt, Token::mafioso);
    ASSERT_EQ(std::count(dealt.token.begin(), dealt.token.end(), Token::policeman), 4);
    ++mafioso[boss];
    ++pairs[6 * boss + seat_of_token(dealt, Token::agent)];
  }
  EXPECT_LT(chi_square(mafioso, kDeals / 6.0), 30.9);  // 5 degrees of freedom: one in 100,000
  std::vector<std::uint64_t> ordered;
  for (unsigned i = 0; i < 36; ++i) {
    if (i / 6 != i % 6) ordered.push_back(pairs[i]);
  }
  EXPECT_LT(chi_square(ordered, kDeals / 30.0), 72.5);  // 29 degrees of freedom
}

// 21 people, all the cards: where each kind lies, and in whose hand.
TEST(SpytownDeal, EveryTokenAndCardReachesEverySeatAlikeAndEachOther) {
  constexpr std::uint64_t kDeals = 60'000;
  const spytown::Plan plan = spytown::plan(largest_spytown());
  const unsigned people = plan.setup.seats;
  std::array<std::array<double, 21>, kTokens> tokens{};
  std::array<std::array<double, 21>, kCards> cards{};
  std::array<std::array<double, kTokens>, kCards> hands{};
  for (std::uint64_t game = 0; game < kDeals; ++game) {
    const Truth dealt = deal(plan, 22, game);
    for (unsigned seat = 0; seat < people; ++seat) {
      ++tokens[index(dealt.token[seat])][seat];
      ++cards[index(dealt.card[seat])][seat];
      ++hands[index(dealt.card[seat])][index(dealt.token[seat])];
    }
  }
  double of_tokens = 0;
  double of_cards = 0;
  double together = 0;
  for (unsigned i = 0; i < kTokens; ++i) {
    of_tokens += chi_square(tokens[i], 1.0 * kDeals * plan.tokens[i] / 21.0);
  }
  for (unsigned card = 0; card < kCards; ++card) {
    of_cards += chi_square(cards[card], 1.0 * kDeals * plan.cards[card] / 21.0);
    for (unsigned i = 0; i < kTokens; ++i) {
      const double expected = 1.0 * kDeals * plan.cards[card] * plan.tokens[i] / 21.0;
      const double off = hands[card][i] - expected;
      together += off * off / expected;
    }
  }
  // Degrees of freedom: 2 * 20, 14 * 20 and 14 * 2, and a twentieth more, as nothing is put back
  // before the next one draws; five standard deviations above.
  const auto bound = [](double freedom) { return 1.05 * (freedom + 5 * std::sqrt(2 * freedom)); };
  EXPECT_LT(of_tokens, bound(40));
  EXPECT_LT(of_cards, bound(280));
  EXPECT_LT(together, bound(28));
}

}  // namespace
}  // namespace omerta::simulator
