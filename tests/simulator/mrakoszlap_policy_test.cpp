// How the simulator plays mrakoszlap: every table to its end, the plain game without a power, a
// pass for whoever may, and the drawn player on the gallows; the random game with all there is.
#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/simulation/games.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/mrakoszlap/simulation/setups.h"
#include "tests/simulator/told.h"

namespace omerta::simulator {
namespace {

using namespace mrakoszlap;

template <Policy kPolicy>
Told play(const mrakoszlap::Plan& plan, std::uint64_t game) {
  return told_by<Mrakoszlap, MrakoszlapPolicy<kPolicy>>(plan, game);
}

TEST(MrakoszlapPolicy, EveryTableOfTheSignatureIsPlayedToItsEndByBothPolicies) {
  std::uint64_t game = 0;
  for (const mrakoszlap::Setup& setup : mrakoszlap_signature_setups()) {
    const mrakoszlap::Plan plan = mrakoszlap::plan(setup);
    for (int i = 0; i < 3; ++i) {
      play<Policy::random>(plan, game);
      const Told plain = play<Policy::plain>(plan, game++);
      EXPECT_EQ(plain.count(fact::power_used) + plain.count(fact::skipped), 0);
      EXPECT_EQ(plain.count(fact::sock_thrown) + plain.count(fact::caught), 0);
      EXPECT_EQ(plain.count(fact::mafia_silent) + plain.count(fact::tied), 0);
    }
  }
}

// A hanging every day, and a bullet of the Mafia's every night.
TEST(MrakoszlapPolicy, InThePlainGameTheMafiaIsOfOneMindAndTheVoteIsClear) {
  mrakoszlap::Setup setup{.deck_given = 1};
  setup.seats = 11;
  setup.deck[index(Type::mafian)] = 3;
  for (Type type : {Type::cloud_treader, Type::mirror}) setup.deck[index(type)] = 4;
  const mrakoszlap::Plan plan = mrakoszlap::plan(setup);
  for (std::uint64_t game = 0; game < 200; ++game) {
    const Told told = play<Policy::plain>(plan, game);
    const int nights = told.count(fact::nightfall);
    const int days = told.count(fact::hanged);
    EXPECT_EQ(told.count(fact::bullet), nights);
    EXPECT_TRUE(days == nights || days == nights - 1);
    EXPECT_EQ(told.count(fact::nobody_condemned), 0);
  }
}

TEST(MrakoszlapPolicy, AtRandomEverythingThatAPlayerMayDoIsDone) {
  Told all;
  for (const mrakoszlap::Setup& setup : mrakoszlap_signature_setups()) {
    const Told told = play<Policy::random>(mrakoszlap::plan(setup), 7);
    all.events.insert(all.events.end(), told.events.begin(), told.events.end());
  }
  for (Fact done :
       {fact::skipped, fact::planned, fact::declined, fact::ordered, fact::imprisoned, fact::caught,
        fact::sock_thrown, fact::mud, fact::seen_awake, fact::accused, fact::proxy, fact::hand,
        fact::tied, fact::power_used, fact::volley, fact::bomb_cost, fact::eaten}) {
    EXPECT_GT(all.count(done), 0) << static_cast<int>(done);
  }
}

TEST(MrakoszlapPolicy, TheNumberOfThreadsChangesNothing) {
  const mrakoszlap::Plan plan = mrakoszlap::plan(largest_mrakoszlap());
  for (Policy policy : {Policy::random, Policy::plain}) {
    const Tally alone = simulate(plan, {policy, 1'500, 5, 1});
    EXPECT_EQ(std::accumulate(alone.results.begin(), alone.results.end(), std::uint64_t{0}),
              1'500U);
    EXPECT_EQ(alone.won(Result::none), 0U);
    for (unsigned threads : {0U, 3U}) {
      const Tally shared = simulate(plan, {policy, 1'500, 5, threads});
      EXPECT_EQ(alone.results, shared.results);
      EXPECT_EQ(alone.commands, shared.commands);
      EXPECT_EQ(alone.events, shared.events);
      EXPECT_EQ(alone.rounds_squared, shared.rounds_squared);
    }
  }
}

}  // namespace
}  // namespace omerta::simulator
