// How the simulator plays spytown: every table to its end, the plain game without a card, a pass
// for whoever may, and exactly the drawn player out; the random game with everything there is.
#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/simulation/games.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "rulebooks/spytown/simulation/setups.h"
#include "tests/simulator/told.h"

namespace omerta::simulator {
namespace {

using namespace spytown;

template <Policy kPolicy>
Told play(const spytown::Plan& plan, std::uint64_t game) {
  return told_by<Spytown, SpytownPolicy<kPolicy>>(plan, game);
}

TEST(SpytownPolicy, EveryTableOfTheSignatureIsPlayedToItsEndByBothPolicies) {
  std::uint64_t game = 0;
  for (const spytown::Setup& setup : spytown_signature_setups()) {
    const spytown::Plan plan = spytown::plan(setup);
    for (int i = 0; i < 3; ++i) {
      play<Policy::random>(plan, game);
      const Told plain = play<Policy::plain>(plan, game++);
      EXPECT_EQ(plain.count(fact::card_played) + plain.count(fact::recruitment), 0);
      EXPECT_EQ(plain.count(fact::fired) + plain.count(fact::swapped), 0);
    }
  }
}

// In each round of the basic game one goes out by night and one by day until it is decided, and a
// lot is drawn only between the last two.
TEST(SpytownPolicy, InThePlainGameTheMafiaIsOfOneMindAndTheVoteIsClear) {
  for (SelfVote self_vote : {SelfVote::forbidden, SelfVote::allowed}) {
    spytown::Setup setup{.edition = Edition::pl, .self_vote = self_vote};
    setup.seats = 11;
    const spytown::Plan plan = spytown::plan(setup);
    for (std::uint64_t game = 0; game < 200; ++game) {
      const Told told = play<Policy::plain>(plan, game);
      const int out = told.count(fact::eliminated);
      EXPECT_EQ(told.count(fact::nobody_chosen) + told.count(fact::nobody_eliminated), 0);
      EXPECT_EQ(told.count(fact::round_began), (out + 1) / 2);
      EXPECT_EQ(told.count(fact::chosen), (out + 1) / 2);
      EXPECT_LE(told.count(fact::lot_drawn), out == 10 && self_vote == SelfVote::forbidden ? 1 : 0);
      EXPECT_EQ(told.count(fact::tied), told.count(fact::lot_drawn));
    }
  }
}

TEST(SpytownPolicy, AtRandomEverythingThatAPlayerMayDoIsDone) {
  Told all;
  for (const spytown::Setup& setup : spytown_signature_setups()) {
    const Told told = play<Policy::random>(spytown::plan(setup), 7);
    all.events.insert(all.events.end(), told.events.begin(), told.events.end());
  }
  for (Fact done : {fact::swapped, fact::recruited, fact::card_played, fact::saved, fact::fired,
                    fact::missed_vote, fact::vote_moved, fact::lot_drawn, fact::defended,
                    fact::waived, fact::no_look}) {
    EXPECT_GT(all.count(done), 0) << static_cast<int>(done);
  }
}

TEST(SpytownPolicy, TheNumberOfThreadsChangesNothing) {
  const spytown::Plan plan = spytown::plan(largest_spytown());
  for (Policy policy : {Policy::random, Policy::plain}) {
    const Tally alone = simulate(plan, {policy, 1'500, 5, 1});
    EXPECT_EQ(std::accumulate(alone.results.begin(), alone.results.end(), std::uint64_t{0}),
              1'500U);
    EXPECT_EQ(alone.won(Result::none) + alone.won(Result::abandoned), 0U);
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
