// Draws a setup option by option and keeps the first that the validator lets start.
#include "tests/laws/mrakoszlap/random_setup.h"

#include <utility>

#include "engine/expect.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::mrakoszlap::laws {
namespace {

constexpr int kTries = 500;

// Each value of an option may be drawn; the default mostly is.
struct Drawing {
  Dice& dice;
  unsigned seldom;  // once in so many times another value than the default

  template <class Value>
  void operator()(Value& option, unsigned values) const {
    option = static_cast<Value>(dice.once_in(seldom) ? dice.below(values) : 0);
  }
};

void draw_night_options(const Drawing& draw, Setup& setup) {
  draw(setup.ability_passing, 3);
  draw(setup.night_calls, 3);
  draw(setup.slime_vs_sniper, 2);
  draw(setup.slime_uses, 2);
  draw(setup.slime_redirected, 2);
  draw(setup.al_capone_reach, 3);
  draw(setup.magnet_duration, 2);
  draw(setup.magnet_first, 2);
  draw(setup.magnet_pulls, 2);
  draw(setup.tunnel_use, 2);
  draw(setup.tunnel_to_dead, 2);
  draw(setup.matrix_catch, 2);
  draw(setup.matrix_dies, 2);
  draw(setup.matrix_report, 3);
  draw(setup.sock_targets, 3);
  draw(setup.leech_gain, 2);
  draw(setup.leech_self, 2);
  draw(setup.mud_duration, 2);
  draw(setup.defence_order, 2);
  draw(setup.doctor_offsets, 2);
  draw(setup.third_gas_mask, 2);
  draw(setup.ghost_bobo_haunts, 2);
  draw(setup.cobra_after_meal, 2);
  draw(setup.spyglass_jailed, 2);
  draw(setup.night1_skip, 2);
  draw(setup.glazier_check, 2);
  draw(setup.gravedigger_counts, 2);
  draw(setup.cobra_dead_leech, 2);
  draw(setup.sock_dead_thrower, 2);
  draw(setup.prison_told, 2);
  draw(setup.prison_reach, 2);
}

void draw_day_options(const Drawing& draw, Setup& setup) {
  draw(setup.exchange_timing, 2);
  draw(setup.exchange_day_limit, 2);
  draw(setup.silenced_powers, 2);
  draw(setup.ballot_votes, 2);
  draw(setup.single_accused, 2);
  draw(setup.tie_ballot, 3);
  draw(setup.vest_by_day, 2);
  draw(setup.victory_check, 2);
  draw(setup.all_dead, 2);
  draw(setup.report_detail, 2);
  draw(setup.reveal_on_death, 3);
  draw(setup.mass_murderer_self, 2);
  draw(setup.meciar_kovac_lose, 2);
}

// A host's own list: some cards fewer than by default, so that everyone still gets as many.
void draw_deck(Dice& dice, Setup& setup) {
  const Hand whole = deck_of(setup);
  setup.deck_given = 1;
  for (unsigned i = 0; i < kTypes; ++i) {
    setup.deck[i] = static_cast<std::uint8_t>(whole.count(static_cast<Type>(i)));
  }
  const unsigned each = static_cast<unsigned>(whole.count()) / setup.seats;
  for (unsigned left = dice.below(each) * setup.seats; left > 0;) {
    const unsigned type = dice.below(kTypes);
    const unsigned kept = type == index(Type::mafian) ? 1 : 0;
    if (setup.deck[type] <= kept) continue;
    --setup.deck[type];
    --left;
  }
}

Setup draw_setup(Dice& dice) {
  Setup setup;
  const unsigned kind = dice.below(8);
  if (kind == 0) setup = desktop_2017();
  if (kind == 1) setup = web_2026();
  if (kind > 2) {
    const Drawing draw{dice, 2 + dice.below(3)};
    draw_night_options(draw, setup);
    draw_day_options(draw, setup);
  }
  setup.seats =
      static_cast<std::uint8_t>(kFewestPlayers + dice.below(kMostPlayers - kFewestPlayers + 1));
  setup.moderated = dice.once_in(3) ? 1 : 0;
  setup.deal = dice.once_in(4) ? Dealing::manual : Dealing::automatic;
  if (dice.once_in(3)) setup.mafian_count = static_cast<std::uint8_t>(1 + dice.below(3));
  if (dice.once_in(3)) draw_deck(dice, setup);
  return setup;
}

int faults(const Plan& plan, const Hands& hands) {
  int found = 0;
  for (unsigned i = 0; i < plan.setup.seats; ++i) {
    found += fault_of(hands[i], plan.setup.third_gas_mask) != HandFault::none ? 1 : 0;
  }
  return found;
}

}  // namespace

Setup random_setup(Dice& dice) {
  for (int tries = 0; tries < kTries; ++tries) {
    const Setup setup = draw_setup(dice);
    if (setup.mafian_count < setup.seats && validate(setup).may_start()) return setup;
  }
  expect(false);
  return {};
}

// Dealt round the table, then two cards change hands as long as that makes nothing worse.
Hands random_hands(Dice& dice, const Plan& plan) {
  for (;;) {
    Hands hands{};
    Hand left = plan.deck;
    for (unsigned i = 0; !left.empty(); ++i) {
      const Hand drawn{dice.one_of(left.bits)};
      hands[i % plan.setup.seats] |= drawn;
      left -= drawn;
    }
    int wrong = faults(plan, hands);
    for (int tries = 0; wrong > 0 && tries < 5000; ++tries) {
      Hands other = hands;
      Hand& one = other[dice.below(plan.setup.seats)];
      Hand& two = other[dice.below(plan.setup.seats)];
      if (&one == &two) continue;
      const Hand given{dice.one_of(one.bits)};
      const Hand taken{dice.one_of(two.bits)};
      one = (one - given) | taken;
      two = (two - taken) | given;
      if (faults(plan, other) > wrong) continue;
      hands = other;
      wrong = faults(plan, hands);
    }
    if (wrong == 0) return hands;
  }
}

}  // namespace omerta::mrakoszlap::laws
