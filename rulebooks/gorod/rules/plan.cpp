// From the host's choices to the cards and calls of this game.
#include "rulebooks/gorod/rules/plan.h"

#include <algorithm>

#include "rulebooks/gorod/rules/cards.h"

namespace omerta::gorod {
namespace {

// GOR-NIGHT-8  The cards that answer to a clan's call: its true members, don and house roles
// included.
Roles members(const Plan& plan, Clan clan) {
  Roles roles;
  for (int i = 0; i < kRoles; ++i) {
    const Card& card = plan.cards[static_cast<unsigned>(i)];
    if (plan.setup.deck[static_cast<unsigned>(i)] > 0 && card.wakes_with == clan &&
        card.member == Member::yes) {
      roles = roles | Roles::of(static_cast<Role>(i));
    }
  }
  return roles;
}

void add(Plan& plan, Row row) {
  row.answers = row.clan == Clan::none ? Roles::of(row.role) : members(plan, row.clan);
  plan.nights[plan.night_rows++] = row;
}

bool in_deck(const Plan& plan, const Row& row) {
  if (row.clan != Clan::none) return members(plan, row.clan) != Roles{};
  return plan.setup.deck[index(row.role)] > 0;
}

// GOR-HOUSE-1  A house role with a call of its own stands in the night by its slot.
void add_house_calls(Plan& plan) {
  for (int i = 0; i < plan.setup.house_roles; ++i) {
    const Role role = house_role(i);
    const Card& card = plan.card(role);
    if (plan.setup.deck[index(role)] == 0) continue;
    for (unsigned k = 0; k < card.acts; ++k) {
      const Call call = card.act[k].call;
      if (call == Call::mafia || call == Call::yakuza) continue;
      const bool known = std::any_of(plan.nights.begin(), plan.nights.begin() + plan.night_rows,
                                     [&](const Row& row) { return row.call == call; });
      if (!known) add(plan, {.call = call, .role = role});
    }
  }
}

// GOR-NIGHT-4  With `night-pass: anyone` everyone may pass.
void allow_passing(Plan& plan) {
  if (plan.setup.night_pass == NightPass::as_written) return;
  for (Card& card : plan.cards) {
    for (Act& act : card.act) act.pass = Pass::allowed;
  }
}

}  // namespace

void compile_calls(Plan& plan) {
  plan.night_rows = 0;
  plan.first_night_rows = 0;
  for (const Row& row : kNight) {
    if (in_deck(plan, row)) add(plan, row);  // GOR-NIGHT-2: no call for a card not in the deck
  }
  add_house_calls(plan);
  std::sort(plan.nights.begin(), plan.nights.begin() + plan.night_rows,
            [](const Row& a, const Row& b) { return a.call < b.call; });
  // GOR-FIRST-1, -3, -4  Night 1 has the acquaintances and nothing else.
  plan.first_night[plan.first_night_rows++] = {.call = Call::acquaintance_mafia,
                                               .clan = Clan::mafia};
  if (plan.second_clan != 0) {
    plan.first_night[plan.first_night_rows++] = {.call = Call::acquaintance_yakuza,
                                                 .clan = Clan::yakuza};
  }
}

Plan plan(const Setup& setup) {
  Plan plan{.setup = setup};
  for (int i = 0; i < kBuiltIn; ++i) {
    plan.cards[static_cast<unsigned>(i)] = built_in(static_cast<Role>(i), setup);
  }
  for (int i = 0; i < setup.house_roles; ++i) {
    plan.cards[index(house_role(i))] = setup.house[static_cast<unsigned>(i)];
  }
  plan.second_clan = two_clans(setup) ? 1 : 0;
  plan.killed_tonight_acts = killed_tonight_acts(setup) ? 1 : 0;
  for (unsigned i = 0; i < kRoles; ++i) {
    if (setup.deck[i] > 0 && plan.cards[i].vote_weight != 1) plan.weighted = 1;
    if (setup.deck[i] > 0 && plan.cards[i].by_hand == ByHand::yes) plan.by_hand = 1;
  }
  allow_passing(plan);
  compile_calls(plan);
  return plan;
}

}  // namespace omerta::gorod
