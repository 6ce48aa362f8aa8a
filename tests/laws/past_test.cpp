// What a game in progress tells of its past names a rule that tells such a thing, as in a game that
// was played.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "chronicle/chronicle.h"
#include "rulebooks/gorod/rules/fixture.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/rules/fixture.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/rules/fixture.h"
#include "rulebooks/spytown/rules/plan.h"
#include "tests/laws/causes.h"

namespace omerta::laws {
namespace {

Log into(std::vector<Told>& told) {
  return {[](void* to, Audience audience, Event event) {
            static_cast<std::vector<Told>*>(to)->push_back({audience, event});
          },
          &told};
}

// Said in general, for how it came to it nobody has written down.
struct InGeneral {
  Fact fact;
  Clause by;
};

void expect_origins(const Causes& causes, const std::vector<Told>& told,
                    const std::vector<InGeneral>& in_general) {
  EXPECT_FALSE(told.empty());
  for (const Told& each : told) {
    const bool known = std::any_of(
        causes.origins.begin(), causes.origins.end(),
        [&](const Origin& row) { return row.fact == each.event.fact && row.by == each.event.by; });
    const bool general =
        std::any_of(in_general.begin(), in_general.end(), [&](const InGeneral& row) {
          return row.fact == each.event.fact && row.by == each.event.by;
        });
    EXPECT_TRUE(known || general) << "fact " << static_cast<int>(each.event.fact) << " by clause "
                                  << static_cast<int>(each.event.by);
  }
}

std::vector<Told> past_of_gorod() {
  using namespace gorod;
  Setup setup{};
  setup.seats = 9;
  setup.moderator_mode = ModeratorMode::first_out;
  Fixture past{.hour = BeginsBy::night, .round = 3};
  for (unsigned i = 0; i < setup.seats; ++i) past.role[i] = Role::citizen;
  past.role[0] = past.role[1] = Role::mafioso;
  past.role[2] = Role::commissioner;
  past.role[3] = Role::nurse;
  past.role[4] = Role::sleepwalker;
  for (unsigned i = 0; i < setup.seats; ++i) ++setup.deck[index(past.role[i])];
  past.killed = Seats::of(Seat{6});
  past.voted = Seats::of(Seat{7});
  past.withdrawn = Seats::of(Seat{8});
  past.used[past.uses++] = {
      .seat = Seat{3}, .ask = ask::heal, .targets = Seats::of(Seat{2}), .night = 2};
  std::vector<Told> told;
  EXPECT_EQ(resume(plan(setup), past, into(told)).fault, FixtureFault::none);
  return told;
}

std::vector<Told> past_of_spytown(std::uint16_t round) {
  using namespace spytown;
  Setup setup{};
  setup.edition = Edition::sk;
  setup.seats = 14;
  setup.extended = Switch::on;
  Fixture past{.hour = BeginsBy::night, .round = round};
  for (unsigned i = 0; i < setup.seats; ++i) {
    past.token[i] = i < 3 ? Token::mafioso : i == 3 ? Token::agent : Token::policeman;
    past.card[i] = Card::neutral;
  }
  const auto give = [&](unsigned seat, Card card) {
    past.card[seat] = card;
    ++setup.cards[index(card)];
  };
  give(0, Card::recruitment);
  for (unsigned seat : {1U, 4U, 5U}) give(seat, Card::new_gang);
  give(6, Card::shelter);
  give(7, Card::safe_conduct);
  give(8, Card::commander);
  give(9, Card::wiretap);
  give(10, Card::role_swap);
  if (round > 1) {
    past.recruited = Seats::of(Seat{11});
    past.sheltered = Seats::of(Seat{6});
    past.safe = Seats::of(Seat{7});
    past.commander = Seat{7};
    past.seen = Cards::of(Card::wiretap);
    past.out[5] = Cause::mafia;
    past.out[12] = Cause::ballot;
    past.out[13] = Cause::expelled;
  }
  std::vector<Told> told;
  EXPECT_EQ(resume(plan(setup), past, into(told)).fault, FixtureFault::none);
  return told;
}

std::vector<Told> past_of_mrakoszlap() {
  using namespace mrakoszlap;
  Setup setup{};
  setup.seats = 7;
  Fixture past{.hour = BeginsBy::day, .round = 3};
  past.hand[0] = Hand::of(card(Type::mafian));
  past.hand[1] = Hand::of(Type::time_lord) | Hand::of(Type::doctor);
  past.hand[2] = Hand::of(Type::jozin) | Hand::of(Type::blind_executioner);
  past.hand[3] = Hand::of(Type::anarchist);
  past.dead = Seats::of(Seat{6});
  past.used = Hand::of(Type::time_lord) | Hand::of(Type::anarchist);
  past.silenced = Seat{4};
  past.banned = Seat{5};
  past.treaders[4] = 1;
  past.mirrors[5] = 1;
  past.treaders_gained = past.mirrors_gained = 1;
  past.mud = past.pairs = 0;
  std::vector<Told> told;
  EXPECT_EQ(resume(plan(setup), past, into(told)).fault, FixtureFault::none);
  return told;
}

TEST(Past, IsToldByRulesThatTellSuchThings) {
  expect_origins(gorod::laws::causes(), past_of_gorod(), {});
  expect_origins(spytown::laws::causes(), past_of_spytown(3),
                 {{spytown::fact::card_shown, clause::spy_card_9}});
  expect_origins(mrakoszlap::laws::causes(), past_of_mrakoszlap(),
                 {{mrakoszlap::fact::power_used, clause::mrk_day_1},
                  {mrakoszlap::fact::died, clause::mrk_death_1}});
}

// SPY-MAFIA-2, SPY-RECRUIT-5  Whoever was awake together in an earlier night knows it, and before
// the first there was none.
TEST(Past, OfSpytownHasItsNights) {
  using namespace spytown;
  const auto told = [](std::uint16_t round, Fact what, Phase phase) {
    const std::vector<Told> all = past_of_spytown(round);
    return std::count_if(all.begin(), all.end(), [&](const Told& each) {
      return each.event.fact == what &&
             (what != fact::awake || static_cast<Phase>(each.event.what) == phase);
    });
  };
  EXPECT_EQ(told(1, fact::awake, Phase::mafia_phase), 0);
  EXPECT_EQ(told(3, fact::awake, Phase::mafia_phase), 1);
  EXPECT_EQ(told(1, fact::recruited, Phase::mafia_phase), 0);
  EXPECT_EQ(told(3, fact::recruited, Phase::mafia_phase), 1);
}

}  // namespace
}  // namespace omerta::laws
