// Any bytes as a table of mrakoszlap and a stream of commands at it. Whatever the host wants, the
// validator answers.
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "tests/fuzz/sitting.h"

namespace omerta::mrakoszlap {
namespace {

using fuzz::Bytes;
using fuzz::set;

void set_night_options(Bytes& bytes, Setup& setup) {
  set(bytes, setup.ability_passing, 3);
  set(bytes, setup.night_calls, 3);
  set(bytes, setup.slime_vs_sniper, 2);
  set(bytes, setup.slime_uses, 2);
  set(bytes, setup.slime_redirected, 2);
  set(bytes, setup.al_capone_reach, 3);
  set(bytes, setup.magnet_duration, 2);
  set(bytes, setup.magnet_first, 2);
  set(bytes, setup.tunnel_use, 2);
  set(bytes, setup.tunnel_to_dead, 2);
  set(bytes, setup.matrix_catch, 2);
  set(bytes, setup.sock_targets, 3);
  set(bytes, setup.leech_gain, 2);
  set(bytes, setup.mud_duration, 2);
  set(bytes, setup.defence_order, 2);
  set(bytes, setup.magnet_pulls, 2);
  set(bytes, setup.matrix_dies, 2);
  set(bytes, setup.leech_self, 2);
  set(bytes, setup.doctor_offsets, 2);
  set(bytes, setup.third_gas_mask, 2);
  set(bytes, setup.ghost_bobo_haunts, 2);
  set(bytes, setup.cobra_after_meal, 2);
  set(bytes, setup.spyglass_jailed, 2);
  set(bytes, setup.night1_skip, 2);
  set(bytes, setup.glazier_check, 2);
  set(bytes, setup.gravedigger_counts, 2);
  set(bytes, setup.cobra_dead_leech, 2);
  set(bytes, setup.sock_dead_thrower, 2);
  set(bytes, setup.prison_told, 2);
  set(bytes, setup.prison_reach, 2);
}

void set_other_options(Bytes& bytes, Setup& setup) {
  set(bytes, setup.mafian_count, 5);
  set(bytes, setup.deal, 2);
  set(bytes, setup.exchange_timing, 2);
  set(bytes, setup.exchange_day_limit, 2);
  set(bytes, setup.silenced_powers, 2);
  set(bytes, setup.ballot_votes, 2);
  set(bytes, setup.single_accused, 2);
  set(bytes, setup.tie_ballot, 3);
  set(bytes, setup.vest_by_day, 2);
  set(bytes, setup.victory_check, 2);
  set(bytes, setup.all_dead, 2);
  set(bytes, setup.report_detail, 2);
  set(bytes, setup.reveal_on_death, 3);
  set(bytes, setup.matrix_report, 3);
  set(bytes, setup.mass_murderer_self, 2);
  set(bytes, setup.meciar_kovac_lose, 2);
}

// What a host might ask for: any number of people, any counts of cards.
Setup any_setup(Bytes& bytes) {
  Setup setup;
  set_night_options(bytes, setup);
  set_other_options(bytes, setup);
  setup.seats = bytes.one();
  set(bytes, setup.moderated, 2);
  set(bytes, setup.deck_given, 2);
  for (std::uint8_t& count : setup.deck) count = bytes.one();
  return setup;
}

// Out of cards of the host's choice: he puts back what is left over.
void fit_deck(Setup& setup) {
  for (unsigned i = 0; i < kTypes; ++i) {
    setup.deck[i] = static_cast<std::uint8_t>(setup.deck[i] % (kCopies[i] + 1U));
  }
  std::uint8_t& mafians = setup.deck[index(Type::mafian)];
  mafians = static_cast<std::uint8_t>(1 + mafians % 3U);
  if (mafians >= setup.seats) mafians = 1;
  for (unsigned i = 0; i < kTypes && deck_of(setup).count() % setup.seats != 0; ++i) {
    while (static_cast<Type>(i) != Type::mafian && setup.deck[i] > 0 &&
           deck_of(setup).count() % setup.seats != 0) {
      --setup.deck[i];
    }
  }
}

// The nearest to it that may start.
Setup mended(Setup setup) {
  setup.seats =
      static_cast<std::uint8_t>(kFewestPlayers + setup.seats % (kMostPlayers - kFewestPlayers + 1));
  setup.mafian_count = kAutomatic;
  if (setup.deck_given != 0) fit_deck(setup);
  if (validate(setup).may_start()) return setup;
  setup.deck_given = 0;
  if (!validate(setup).may_start()) setup.third_gas_mask = ThirdGasMask::ghost_bobo;
  return setup;
}

void run(std::span<const std::uint8_t> data) {
  Bytes bytes{data};
  fuzz::Dice dice{bytes.one(), bytes.one()};
  Setup setup = any_setup(bytes);
  if (!validate(setup).may_start()) setup = mended(setup);
  expect(validate(setup).may_start());
  fuzz::Sitting<Mrakoszlap> game{plan(setup)};
  game.deal(dice);
  game.say_all(bytes);
  game.check();
}

}  // namespace
}  // namespace omerta::mrakoszlap

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  omerta::mrakoszlap::run({data, size});
  return 0;
}
