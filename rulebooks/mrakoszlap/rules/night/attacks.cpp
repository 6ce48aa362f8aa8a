// The end of the night in its order (MRK-END-1): bullets, the smell, Matrix, gains.
#include <utility>

#include "rulebooks/mrakoszlap/rules/rules.h"
#include "rulebooks/mrakoszlap/rules/steps.h"

namespace omerta::mrakoszlap {
namespace {

// MRK-MAFIAN-2, -3  One bullet if all living Mafians point at the same player; the last one woken
// is the shooter.
void mafia_shoots(Turn& t) {
  Seat target = Seat::nobody;
  CardId shooter = CardId::none;
  bool agreed = true;
  for (unsigned i = 0; i < 3; ++i) {
    const CardId id = card(Type::mafian, i + 1);
    const Seat mafian = holder(t, id);
    if (mafian == Seat::nobody || !t.truth().alive.has(mafian)) continue;
    const Seat aim = t.truth().tonight.aims[i];
    agreed = agreed && aim != Seat::nobody && (target == Seat::nobody || aim == target);
    target = aim;
    shooter = id;
  }
  if (shooter == CardId::none) return;
  if (!agreed) {
    t.tell(Audience::moderator(), {.fact = fact::mafia_silent, .by = clause::mrk_mafian_2});
    return;
  }
  shoot(t, shooter, target, order_of(t, shooter));
}

// MRK-SHOOTER-1, MRK-END-2  A shot stands even if the shooter has died meanwhile.
void shooters_shoot(Turn& t) {
  for (unsigned i = 0; i < 2; ++i) {
    const Seat target = t.truth().tonight.shots[i];
    if (target == Seat::nobody) continue;
    const CardId shooter = card(Type::mad_shooter, i + 1);
    shoot(t, shooter, target, order_of(t, shooter));
  }
  const Seat sniped = t.truth().tonight.sniped;
  const CardId sniper = card(Type::sniper);
  if (sniped != Seat::nobody) shoot(t, sniper, sniped, order_of(t, sniper));
}

// MRK-SOCK-2  Gas mask, Doctor's charge, Cloud-Treader; else death.
Course smell_outcome(const Turn& t, Seat seat) {
  if (!t.truth().alive.has(seat)) return Course::dead_player;
  if (has_gas_mask(t, seat)) return Course::gas_mask;
  if (t.truth().tonight.charged == seat) return Course::healed;
  return lowest_treader(t, seat) != 0 ? Course::cloud_treader : Course::dies;
}

// MRK-END-2 (`sock-dead-thrower`)
bool sock_comes_to_nothing(const Turn& t) {
  return t.plan().setup.sock_dead_thrower == SockDeadThrower::nothing &&
         living_holder(t, Type::sock) == Seat::nobody;
}

// MRK-SOCK-3  Both outcomes from the state just before; then losses and deaths, then exchanges.
void smell_strikes(Turn& t) {
  Tonight& tonight = t.truth().tonight;
  if (sock_comes_to_nothing(t)) tonight.sock.fill(Seat::nobody);
  std::array<Course, 2> outcome{};
  std::array<EventId, 2> struck{};
  for (unsigned i = 0; i < 2; ++i) {
    if (tonight.sock[i] != Seat::nobody) outcome[i] = smell_outcome(t, tonight.sock[i]);
  }
  tonight.smell_at.fill(kLog);
  Seats losers;
  for (unsigned i = 0; i < 2; ++i) {
    const Seat seat = tonight.sock[i];
    if (seat == Seat::nobody) continue;
    unsigned number = 0;
    if (outcome[i] == Course::healed) tonight.charged = Seat::nobody;
    if (outcome[i] == Course::cloud_treader) {
      number = lowest_treader(t, seat);
      spend_treader(t, seat, number);
      losers |= Seats::of(seat);
    }
    tonight.unread |= Seats{1U << i};
    tonight.smell_at[i] = tonight.lines;
    t.truth().flight = order_of(t, card(Type::sock));
    step(t, outcome[i], seat, number, clause::mrk_sock_2);
    struck[i] = t.truth().flight;
  }
  for (unsigned i = 0; i < 2; ++i) {
    t.truth().flight = struck[i];
    if (tonight.sock[i] != Seat::nobody && outcome[i] == Course::dies) fall(t, tonight.sock[i]);
  }
  note_decision(t);  // both deaths of one smell are one moment
  for (Seat seat : losers) {
    t.truth().flight = struck[seat == tonight.sock[0] ? 0 : 1];
    after_treader_lost(t, seat);
  }
}

void gain(Turn& t, Seat seat, Type by, Clause clause, EventId because) {
  const unsigned number = gain_treader(t, seat);
  t.truth().flight = because;
  step(t, Course::gain_treader, seat, with_type(number, by), clause);
  t.truth().flight = because;  // nothing follows from a gain
}

// MRK-LEECH-2
void leech_gains(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  const Seat leech = living_holder(t, Type::leech);
  const int times = tonight.held_losses + tonight.held_died;
  if (tonight.held == Seat::nobody || leech == Seat::nobody || times == 0) return;
  const int gains = t.plan().setup.leech_gain == LeechGain::one ? 1 : times;
  for (int i = 0; i < gains; ++i) {
    gain(t, leech, Type::leech, clause::mrk_leech_2, order_of(t, card(Type::leech)));
  }
}

// MRK-COBRA-1 to -3  The Leech's gain of the same night comes first and is kept.
void cobra_eats(Turn& t) {
  const Seat cobra = living_holder(t, Type::cobra);
  if (t.truth().tonight.bitten_right == 0 || cobra == Seat::nobody) return;
  const bool starves = t.plan().setup.cobra_dead_leech == CobraDeadLeech::nothing &&
                       living_holder(t, Type::leech) == Seat::nobody;
  if (starves) return;
  t.truth().used |= Hand::of(Type::leech).bits;
  gain(t, cobra, Type::cobra, clause::mrk_cobra_1, order_of(t, card(Type::cobra)));
  if (t.plan().setup.cobra_after_meal == CobraAfterMeal::sleeps) {
    t.truth().used |= Hand::of(Type::cobra).bits;
  }
}

// MRK-GRAVE-2
void gravedigger_gains(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  const Seat digger = living_holder(t, Type::gravedigger);
  if (tonight.graves == 0 || digger == Seat::nobody) return;
  const bool others = t.plan().setup.gravedigger_counts == GravediggerCounts::others;
  const int losses = tonight.losses - (others ? tonight.losses_of_digger : 0);
  const EventId opened = order_of(t, card(Type::gravedigger));
  for (int i = 0; i < losses; ++i) {
    gain(t, digger, Type::gravedigger, clause::mrk_grave_2, opened);
  }
}

// MRK-GLAZIER-1  At most one a night, for somebody else's Mirror.
void glazier_gains(Turn& t) {
  const Seat glazier = living_holder(t, Type::glazier);
  if (glazier == Seat::nobody || is_powerless(t, glazier)) return;
  const bool at_break = t.plan().setup.glazier_check == GlazierCheck::at_break;
  const bool others = !(t.truth().tonight.broken - glazier).empty();
  if (at_break ? t.truth().tonight.glass == 0 : has_mirror(t, glazier) || !others) return;
  const unsigned number = gain_mirror(t, glazier);
  t.truth().flight = t.truth().tonight.broken_by;
  step(t, Course::gain_mirror, glazier, with_type(number, Type::glazier), clause::mrk_glazier_1);
}

EventId last_caught(const Tonight& tonight) {
  unsigned line = tonight.lines;
  while (line > 0 && tonight.log[line - 1].course != Course::caught) --line;
  return line == 0 ? 0 : told_of(tonight, line - 1);
}

}  // namespace

// MRK-GLAZIER-1  Told just now; somebody else's, and by option only while the Glazier has none.
void note_broken_mirror(Turn& t, Seat owner) {
  Tonight& tonight = t.truth().tonight;
  const Seat glazier = living_holder(t, Type::glazier);
  if (glazier == Seat::nobody || glazier == owner) return;
  const bool without = !has_mirror(t, glazier);
  if (without) tonight.glass = 1;
  const bool at_break = t.plan().setup.glazier_check == GlazierCheck::at_break;
  if (without || !at_break) tonight.broken_by = t.truth().flight;
}

// MRK-EXCH-3  At most one a night each; by day without limit, unless the option says one.
void exchange_gain(Turn& t, Type type) {
  const Seat gainer = living_holder(t, type);
  const auto bit = static_cast<std::uint8_t>(type == Type::gandalf ? 1 : 2);
  const bool night = t.table().phase < Phase::report;
  const bool limited = night || t.plan().setup.exchange_day_limit == ExchangeDayLimit::one;
  std::uint8_t& gained = t.truth().tonight.exchanged;
  if (gainer == Seat::nobody || is_powerless(t, gainer)) return;
  if (limited && (gained & bit) != 0) return;
  gained = static_cast<std::uint8_t>(gained | bit);
  if (night) return gain(t, gainer, type, clause::mrk_exch_1, t.truth().flight);
  const unsigned number = gain_treader(t, gainer);
  if (full(t)) {  // MRK-DAYDEF-3: announced without a name
    t.tell(everyone, {.fact = fact::gain,
                      .what = byte(type),
                      .by = clause::mrk_exch_1,
                      .much = static_cast<std::uint16_t>(number),
                      .cause = t.truth().flight});
  }
  tell_gain(t, gainer, {Type::cloud_treader, number, type}, t.truth().flight);
}

void pay_exchanges(Turn& t) {
  const auto [gandalf, kuskona] = std::exchange(t.truth().tonight.owed, {});
  const auto [kuskona_lost, gandalf_lost] = t.truth().tonight.owed_by;  // put off: the last loss
  t.truth().flight = gandalf_lost;
  for (unsigned i = 0; i < kuskona; ++i) exchange_gain(t, Type::kuskona);
  t.truth().flight = kuskona_lost;
  for (unsigned i = 0; i < gandalf; ++i) exchange_gain(t, Type::gandalf);
}

// MRK-END-1, -2 (a to d)
void resolve_attacks(Turn& t) {
  open_phase(t, Phase::night_resolution, clause::mrk_end_1);
  mafia_shoots(t);
  shooters_shoot(t);
  t.truth().tonight.fired = t.truth().tonight.bullets;
  smell_strikes(t);
}

// MRK-MATRIX-3, -5  It names a target for each bullet it caught, if it lives.
bool releases(const Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  const bool lives = tonight.matrix != Seat::nobody && t.truth().alive.has(tonight.matrix);
  return tonight.caught > 0 && (lives || t.plan().setup.matrix_dies == MatrixDies::bullets_fly);
}

// MRK-CALL-7  Spoken every night in which the Matrix was called before, whatever it caught; with
// decoys every night.
bool shot_is_spoken(const Turn& t) {
  const NightCalls calls = t.plan().setup.night_calls;
  if (calls == NightCalls::in_private) return false;
  if (calls == NightCalls::spoken_with_decoys) return t.plan().deck.has(card(Type::matrix));
  const Seat seat = holder(t, card(Type::matrix));
  const bool unused = !Hand{t.truth().used}.has(Type::matrix);
  return seat != Seat::nobody && t.table().in_play.has(seat) &&
         (unused || t.truth().tonight.matrix != Seat::nobody);
}

bool release_held(const Turn& t) { return releases(t) || shot_is_spoken(t); }

void release_opens(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  open_phase(t, Phase::matrix_release, clause::mrk_matrix_3);
  if (shot_is_spoken(t)) {
    t.tell(everyone, {.fact = fact::card_called,
                      .what = byte(card(Type::matrix)),
                      .by = clause::mrk_call_7,
                      .much = 1});
  }
  if (!releases(t)) return;
  t.tell(Audience::only(tonight.matrix), {.fact = fact::caught,
                                          .who = tonight.matrix,
                                          .by = clause::mrk_matrix_3,
                                          .much = tonight.caught,
                                          .cause = last_caught(tonight)});
}

void ask_release(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  const auto waits = shot_is_spoken(t) ? ask_to_close<Mrakoszlap> : offer_close<Mrakoszlap>;
  if (!releases(t)) return waits(t);
  t.ask(tonight.matrix, ask::release_bullet);
  waits(t);
}

void release(Turn& t, const Command& command) {
  Tonight& tonight = t.truth().tonight;
  tonight.targets[tonight.released++] = seat_of(command.choice);
  const EventId order = tell_order(t, command, Type::matrix);
  if (tonight.released == 1) tonight.released_by = order;
  if (tonight.released < tonight.caught) t.ask(tonight.matrix, ask::release_bullet);
}

// MRK-MATRIX-4  All are named before the first flies; no answer: this and the rest are lost.
Row release_done(Turn& t) {
  Tonight& tonight = t.truth().tonight;
  t.truth().moved = 0;
  for (unsigned i = 0; i < tonight.released; ++i) {
    shoot(t, card(Type::matrix), tonight.targets[i], tonight.released_by + i);
  }
  return Row::gains;
}

// MRK-END-1 (6 to 10)
void night_gains(Turn& t) {
  open_phase(t, Phase::night_gains, clause::mrk_end_1);
  pay_exchanges(t);
  leech_gains(t);
  cobra_eats(t);
  gravedigger_gains(t);
  glazier_gains(t);
}

}  // namespace omerta::mrakoszlap
