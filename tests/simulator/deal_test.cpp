// GOR-DEAL-1: every assignment of the deck to the seats is equally likely.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "simulator/driver.h"
#include "tests/simulator/tables.h"

namespace omerta::simulator {
namespace {

using gorod::Role;

using Deal = std::array<Role, kSeats>;

Deal deal(const gorod::Plan& plan, std::uint64_t seed, std::uint64_t game) {
  gorod::State state = begin<gorod::Gorod>(plan);
  GorodPolicy<Policy::random> policy{Dice{seed, game}};
  Driver<gorod::Gorod, GorodPolicy<Policy::random>> driver{plan, state, policy, {}};
  for (int seat = 0; seat < plan.setup.seats; ++seat) driver.play_window();
  return state.truth.role;
}

// GOR-S-120
TEST(Deal, EverySeatAndEveryPairIsServedAlike) {
  constexpr std::uint64_t kDeals = 90'000;
  const gorod::Plan plan = gorod::plan(gorod::preset(gorod::Edition::newer, 6));
  std::array<std::uint64_t, 6> mafioso{};
  std::array<std::uint64_t, 36> pairs{};
  for (std::uint64_t game = 0; game < kDeals; ++game) {
    const Deal dealt = deal(plan, 120, game);
    const auto find = [&](Role role) { return std::find(dealt.begin(), dealt.begin() + 6, role); };
    const auto boss = static_cast<unsigned>(find(Role::mafioso) - dealt.begin());
    const auto chief = static_cast<unsigned>(find(Role::commissioner) - dealt.begin());
    ASSERT_EQ(std::count(dealt.begin(), dealt.begin() + 6, Role::citizen), 4);
    ++mafioso[boss];
    ++pairs[6 * boss + chief];
  }
  EXPECT_LT(chi_square(mafioso, kDeals / 6.0), 30.9);  // 5 degrees of freedom: one in 100,000
  std::vector<std::uint64_t> ordered;
  for (unsigned i = 0; i < 36; ++i) {
    if (i / 6 == i % 6) continue;
    ordered.push_back(pairs[i]);
  }
  EXPECT_EQ(ordered.size(), 30U);
  EXPECT_LT(chi_square(ordered, kDeals / 30.0), 72.5);  // 29 degrees of freedom
}

TEST(Deal, EveryCardOfAFullTableReachesEverySeatAlike) {
  constexpr std::uint64_t kDeals = 60'000;
  const gorod::Plan plan = gorod::plan(gorod::preset(gorod::Edition::newer, 15));
  std::array<std::array<double, 15>, gorod::kRoles> counts{};
  for (std::uint64_t game = 0; game < kDeals; ++game) {
    const Deal dealt = deal(plan, 15, game);
    for (unsigned seat = 0; seat < 15; ++seat) ++counts[gorod::index(dealt[seat])][seat];
  }
  int kinds = 0;
  double sum = 0;
  for (unsigned role = 0; role < gorod::kRoles; ++role) {
    const double expected = kDeals * plan.setup.deck[role] / 15.0;
    if (expected == 0) continue;
    sum += chi_square(counts[role], expected);
    ++kinds;
  }
  EXPECT_EQ(kinds, 8);
  EXPECT_LT(sum, 7 * 14 + 5 * 14.0);  // 98 degrees of freedom, five standard deviations above
}

}  // namespace
}  // namespace omerta::simulator
