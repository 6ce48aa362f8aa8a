// Nothing is used that is not there: a limited power is covered by a use it had left, armour stops
// as many shots as the card says, and every card is in exactly one place.
#include <gtest/gtest.h>

#include <map>

#include "rulebooks/gorod/rules/clauses.h"
#include "tests/laws/gorod/sitting.h"

namespace omerta::gorod::laws {
namespace {

constexpr std::uint64_t kGames = 1500;

// The choice a seat made, as the catalogue names it: which act of its card it was.
const Act* act_for(const Sitting& game, Seat seat, Ask what) {
  const Role role = game.state.truth.role[index(seat)];
  const Card& card = game.plan.card(role);
  if (what == ask::find_commissioner) return &card.act[1];
  if (what == ask::act_2) return &card.act[1];
  if (what == ask::act_3) return &card.act[2];
  return &card.act[0];
}

struct Ledger {  // of one act of one seat
  int used = 0;
  int on_self = 0;
  Seats ever{};
  Seats last{};
  int night = 0;

  // GOR-HOUSE-2, GOR-NURSE-3, -4  Whether this use was still there; then it is gone.
  ::testing::AssertionResult spend(const Act& act, Seat self, Seats targets, int round) {
    const bool twice = night + 1 == round && !(last & targets).empty();
    if (used >= act.uses) return ::testing::AssertionFailure() << "no use left";
    if (targets.has(self) && on_self >= act.self_uses) {
      return ::testing::AssertionFailure() << "no use on itself left";
    }
    if (act.repeat == Repeat::not_twice_running && twice) {
      return ::testing::AssertionFailure() << "twice running";
    }
    if (act.repeat == Repeat::not_the_last && night != round && !(last & targets).empty()) {
      return ::testing::AssertionFailure() << "the last one again";
    }
    if (act.repeat == Repeat::once_each && !(ever & targets).empty()) {
      return ::testing::AssertionFailure() << "twice on the same";
    }
    if (night != round) last = {};
    ++used, night = round, last |= targets, ever |= targets;
    on_self += targets.has(self) ? 1 : 0;
    return ::testing::AssertionSuccess();
  }
};

bool counts_cures(const Sitting& game, const Act& act) {
  return act.does.has(Block::heal) && game.plan.setup.nurse_limit_counts == NurseLimitCounts::cures;
}

TEST(Uses, EveryChoiceIsCoveredByAUseItHadLeft) {
  int limited = 0;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    const Sitting game = random_game(seed, House::some, {.withdrawal = 0});
    std::map<std::pair<Seat, Ask>, Ledger> ledgers;
    int round = 0;
    for (const Told& told : game.told) {
      const Event& event = told.event;
      if (event.fact == fact::night_fell) round = event.much;
      if (event.fact != fact::chose || event.seats.empty()) continue;
      const Ask what = static_cast<Ask>(event.what);
      const Act& act = *act_for(game, event.who, what);
      if (counts_cures(game, act)) continue;
      ASSERT_TRUE((ledgers[{event.who, what}].spend(act, event.who, event.seats, round)));
      ASSERT_EQ(event.seats.count(), act.count);
      limited += act.repeat != Repeat::free || act.uses != kUnlimited ? 1 : 0;
    }
  }
  EXPECT_GT(limited, 1000);
}

// GOR-NURSE-5 (cures)  Only a healing counts, and none happens beyond the limit.
TEST(Uses, EveryCureIsCoveredByAUseItHadLeft) {
  int cures = 0;
  for (std::uint64_t seed = 0; seed < 8 * kGames; ++seed) {
    SCOPED_TRACE(seed);
    const Sitting game = random_game(seed, House::none, {.withdrawal = 0});
    if (game.plan.setup.nurse_limit_counts != NurseLimitCounts::cures) continue;
    std::map<Seat, Ledger> ledgers;
    int round = 0;
    for (const Told& told : game.told) {
      const Event& event = told.event;
      if (event.fact == fact::night_fell) round = event.much;
      if (event.fact != fact::healed) continue;
      const Event& choice = game.told[event.cause - 1].event;
      ASSERT_EQ(choice.fact, fact::chose);
      const Act& act = *act_for(game, choice.who, static_cast<Ask>(choice.what));
      ASSERT_TRUE(ledgers[choice.who].spend(act, choice.who, Seats::of(event.who), round));
      ++cures;
    }
  }
  EXPECT_GT(cures, 100);
}

constexpr Role kHealer = house_role(0);

// The mafia shoots the healer each night, he heals himself, and the commissioner asks on.
Setup endless_nights(std::uint8_t uses, std::uint8_t self_uses, NurseLimitCounts counts) {
  Setup setup{};
  setup.seats = 6;
  setup.deck[index(Role::mafioso)] = 1;
  setup.deck[index(Role::commissioner)] = 1;
  setup.deck[index(Role::citizen)] = 3;
  setup.deck[index(kHealer)] = 1;
  setup.nurse_limit_counts = counts;
  setup.house_roles = 1;
  Card& healer = setup.house[0];
  healer.acts = 1;
  healer.act[0].call = static_cast<Call>(75);
  healer.act[0].target = Target::any;
  healer.act[0].uses = uses;
  healer.act[0].self_uses = self_uses;
  healer.act[0].if_killed = IfKilled::self_works;
  healer.act[0].does = Blocks::of(Block::heal);
  return setup;
}

struct Count {
  int healed = 0;
  int checked = 0;
};

Count count_of(const Sitting& game) {
  Count count;
  for (const Told& told : game.told) {
    count.healed += told.event.fact == fact::healed ? 1 : 0;
    count.checked += told.event.fact == fact::answer ? 1 : 0;
  }
  return count;
}

// What is wanted in answer to a question, if it can be had.
Choice wanted(const Sitting& game, Ask what) {
  const auto holder = [&](Role role) {
    return choice_of(seats_where(Seats::first(game.plan.setup.seats), [&](Seat seat) {
      return game.state.truth.role[index(seat)] == role;
    }));
  };
  if (what == ask::victim_mafia || what == ask::act) return holder(kHealer);
  return what == ask::check ? holder(Role::mafioso) : kPass;
}

bool has_answered(const State& state, Seat seat) {
  const Prompt& prompt = *state.prompts.find(0, seat);
  if (prompt.ask == ask::nominate) return state.table.declined.has(seat);
  return prompt.stays == Stays::until_retired &&
         state.notes[index(seat)].pointing[index(seat)] != Seat::nobody;
}

// Players answer first, then the house.
Command next_answer(Dice& dice, const Sitting& game) {
  Seat seat = Seat::nobody;
  for (Seat asked : game.state.prompts.open[0] & Seats::first(kSeats)) {
    if (!has_answered(game.state, asked)) seat = asked;
  }
  const Prompt& prompt = *game.state.prompts.find(0, seat);
  const Choice choice = wanted(game, prompt.ask);
  const Choice answer = prompt.admits(choice) ? choice : draw(dice, prompt);
  if (seat == Seat::nobody) return house_command(prompt, answer);
  return {.choice = answer, .seat = seat, .ask = prompt.ask};
}

Count after_nights(const Setup& setup, int nights) {
  Sitting game{setup};
  Dice dice{13, 0};
  while (!game.over() && game.state.table.round <= nights) {
    EXPECT_EQ(game.say(next_answer(dice, game)), Refusal::none);
  }
  return count_of(game);
}

// GOR-HOUSE-2  Also after more nights than a limit could name.
TEST(Uses, WhatHasNoLimitNeverRunsOutAndTheLargestLimitDoes) {
  constexpr int kManyNights = 300;
  constexpr std::uint8_t kMost = kUnlimited - 1;
  for (const auto counts : {NurseLimitCounts::attempts, NurseLimitCounts::cures}) {
    const Count all = after_nights(endless_nights(kUnlimited, kUnlimited, counts), kManyNights);
    EXPECT_EQ(all.healed, kManyNights - 1);
    EXPECT_GE(all.checked, kManyNights - 1);
    const Count some = after_nights(endless_nights(kMost, kUnlimited, counts), kManyNights);
    EXPECT_EQ(some.healed, kMost);
    const Count self = after_nights(endless_nights(kUnlimited, kMost, counts), kManyNights);
    EXPECT_EQ(self.healed, kMost);
  }
}

// GOR-HOUSE-4 (ARMOUR)  The first n shots that would mark the holder do not; the next one does.
TEST(Uses, ArmourStopsAsManyShotsAsTheCardSays) {
  int stopped_in_all = 0;
  for (std::uint64_t seed = 0; seed < 8 * kGames; ++seed) {
    SCOPED_TRACE(seed);
    const Sitting game = random_game(seed);
    std::map<Seat, int> stopped;
    for (const Told& told : game.told) {
      const Event& event = told.event;
      if (event.fact != fact::spared && event.fact != fact::hit) continue;
      const int armour = game.plan.card(game.state.truth.role[index(event.who)]).armour;
      if (event.fact == fact::spared && event.much == static_cast<unsigned>(Reason::armour)) {
        ASSERT_LE(++stopped[event.who], armour);
        ++stopped_in_all;
      }
      if (event.fact == fact::hit && event.by != clause::gor_house_9) {
        ASSERT_EQ(stopped[event.who], armour) << "hit through armour";
      }
    }
  }
  EXPECT_GT(stopped_in_all, 50);
}

// How many of these cards chance may still deal: each card of the deck is one of its choices.
int in_deck(const Sitting& game, unsigned role) {
  const Prompt* prompt = game.state.prompts.find(0, Seat::nobody);
  if (prompt == nullptr || prompt->ask != ask::deal) return 0;
  unsigned first = 0;
  for (unsigned before = 0; before < role; ++before) first += game.plan.setup.deck[before];
  const Choice cards = (Choice{1} << game.plan.setup.deck[role]) - 1;
  return std::popcount(prompt->offers >> first & cards);
}

// GOR-DEAL-1, GOR-VOTE-7, GOR-NIGHT-8  In the deck, covered before a seat, or face up.
TEST(Uses, EveryCardIsInExactlyOnePlace) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{10, seed};
    Sitting game{random_setup(dice)};
    for (int i = 0; i < 300 && !game.over(); ++i) {
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
      if (game.over()) break;
      std::array<int, kRoles> dealt{};
      std::array<int, kRoles> face_up{};
      for (Seat seat : Seats::first(game.state.truth.dealt)) {
        ++dealt[index(game.state.truth.role[index(seat)])];
        const Role shown = game.state.table.shown[index(seat)];
        if (shown == Role::hidden) continue;
        ASSERT_EQ(shown, game.state.truth.role[index(seat)]);
        ++face_up[index(shown)];
      }
      for (unsigned role = 0; role < kRoles; ++role) {
        ASSERT_EQ(in_deck(game, role) + dealt[role], game.plan.setup.deck[role]);
        ASSERT_EQ(game.state.table.covered[role] + face_up[role], game.plan.setup.deck[role]);
      }
    }
  }
}

}  // namespace
}  // namespace omerta::gorod::laws
