// Drawing tables. Orders crowd onto a few seats, or hardly any two of them would ever meet.
#include "tests/flight/random_table.h"

namespace omerta::flight {
namespace {

using namespace mrakoszlap;

template <class E>
void draw(Dice& dice, E& option, std::uint32_t values) {
  option = static_cast<E>(dice.below(values));
}

void draw_day(Dice& dice, Setup& s) {
  draw(dice, s.silenced_powers, 2);
  draw(dice, s.ballot_votes, 2);
  draw(dice, s.single_accused, 2);
  draw(dice, s.tie_ballot, 3);
  draw(dice, s.vest_by_day, 2);
  draw(dice, s.victory_check, 2);
  draw(dice, s.all_dead, 2);
  draw(dice, s.report_detail, 2);
  draw(dice, s.reveal_on_death, 3);
  draw(dice, s.exchange_day_limit, 2);
  draw(dice, s.ghost_bobo_haunts, 2);
  draw(dice, s.night1_skip, 2);
  draw(dice, s.mass_murderer_self, 2);
  draw(dice, s.meciar_kovac_lose, 2);
}

Seat seat_in(Dice& dice, Seats among) { return seat_of(dice.one_of(among.bits)); }

// Every card lies in somebody's hand or is left out; Gandalf and Kuskona are two players.
void draw_hands(Dice& dice, Scene& scene) {
  const Seats all = Seats::first(scene.setup.seats);
  const std::uint32_t rare = dice.below(4);
  for (unsigned i = 0; i < kDeck; ++i) {
    const auto id = static_cast<CardId>(i);
    if (dice.below(4) < rare) continue;
    const bool near = dice.below(3) != 0;
    const Seats among = near ? scene.crowd : all;
    scene.fixture.hand[index(seat_in(dice, among))] |= Hand::of(id);
  }
  for (Hand& hand : scene.fixture.hand) {
    if (hand.has(Type::gandalf) && hand.has(Type::kuskona)) hand -= Hand::of(Type::kuskona);
  }
}

// Both sides have somebody living.
void draw_sides(Dice& dice, Scene& scene) {
  const Seats living = Seats::first(scene.setup.seats) - scene.fixture.dead;
  const Seat citizen = seat_in(dice, living);
  const Seat mafian = seat_in(dice, living - citizen);
  for (Hand& hand : scene.fixture.hand) hand -= Hand::of(card(Type::mafian));
  scene.fixture.hand[index(citizen)] -= Hand::of(Type::mafian);
  scene.fixture.hand[index(mafian)] |= Hand::of(card(Type::mafian));
}

Seats some(Dice& dice, Seats among, std::uint32_t one_in) {
  return seats_where(among, [&](Seat) { return dice.once_in(one_in); });
}

}  // namespace

Setup random_options(Dice& dice) {
  Setup s;
  draw(dice, s.ability_passing, 3);
  draw(dice, s.night_calls, 3);
  draw(dice, s.slime_vs_sniper, 2);
  draw(dice, s.slime_uses, 2);
  draw(dice, s.slime_redirected, 2);
  draw(dice, s.al_capone_reach, 3);
  draw(dice, s.magnet_duration, 2);
  draw(dice, s.magnet_first, 2);
  draw(dice, s.tunnel_use, 2);
  draw(dice, s.tunnel_to_dead, 2);
  draw(dice, s.matrix_catch, 2);
  draw(dice, s.sock_targets, 3);
  draw(dice, s.exchange_timing, 2);
  draw(dice, s.leech_gain, 2);
  draw(dice, s.mud_duration, 2);
  draw(dice, s.defence_order, 2);
  draw(dice, s.magnet_pulls, 2);
  draw(dice, s.matrix_dies, 2);
  draw(dice, s.matrix_report, 3);
  draw(dice, s.leech_self, 2);
  draw(dice, s.doctor_offsets, 2);
  draw(dice, s.third_gas_mask, 2);
  draw(dice, s.cobra_after_meal, 2);
  draw(dice, s.spyglass_jailed, 2);
  draw(dice, s.glazier_check, 2);
  draw(dice, s.gravedigger_counts, 2);
  draw(dice, s.cobra_dead_leech, 2);
  draw(dice, s.sock_dead_thrower, 2);
  draw(dice, s.prison_told, 2);
  draw(dice, s.prison_reach, 2);
  draw_day(dice, s);
  return s;
}

Scene random_scene(Dice& dice) {
  Scene scene;
  if (!dice.once_in(3)) scene.setup = random_options(dice);
  if (dice.once_in(4)) scene.setup.magnet_duration = MagnetDuration::permanent;
  scene.setup.seats = static_cast<std::uint8_t>(2 + dice.below(19));
  const Seats all = Seats::first(scene.setup.seats);
  scene.fixture.round = static_cast<std::uint16_t>(2 + dice.below(4));
  const Seat two[] = {seat_in(dice, all), seat_in(dice, all)};
  scene.fixture.dead = some(dice, all - two[0] - two[1], 2 + dice.below(6));
  const Seats living = all - scene.fixture.dead;
  if (living.count() < 2) scene.fixture.dead = {};
  scene.crowd = some(dice, all - scene.fixture.dead, 1 + dice.below(5));
  if (scene.crowd.empty()) scene.crowd = all - scene.fixture.dead;
  if (scene.setup.magnet_duration == MagnetDuration::permanent) {
    scene.fixture.magnetised = some(dice, all - scene.fixture.dead, 1 + dice.below(4));
  }
  draw_hands(dice, scene);
  draw_sides(dice, scene);
  if (dice.once_in(10)) scene.fixture.used |= Hand::of(Type::leech);
  scene.victim = seat_in(dice, scene.crowd);
  scene.gate = dice.once_in(3);
  return scene;
}

std::optional<Choice> random_answer(Dice& dice, const Scene& scene, const Woken& woken) {
  const Prompt& prompt = woken.prompt;
  if (dice.once_in(60)) return std::nullopt;
  const bool jail = prompt.ask == ask::jail;
  if (prompt.pass == Pass::allowed && dice.once_in(jail ? 1 : 8)) {
    if (!jail || !dice.once_in(5)) return kPass;
  }
  const bool word = prompt.ask == ask::open_graves || prompt.ask == ask::enter_matrix ||
                    prompt.ask == ask::prison_notice || prompt.ask == ask::spyglass_notice ||
                    prompt.offers == kYes;
  if (word) return kYes;
  const bool shot = prompt.ask == ask::mafia_aim ||
                    (scene.gate && (prompt.ask == ask::dig_tunnel || prompt.ask == ask::shoot));
  const bool agreed = shot && !dice.once_in(10);
  if (agreed && (prompt.offers & choice_of(scene.victim)) != 0) return choice_of(scene.victim);
  const Choice crowd = prompt.offers & scene.crowd.bits;
  return dice.one_of(crowd != 0 && !dice.once_in(5) ? crowd : prompt.offers);
}

}  // namespace omerta::flight
