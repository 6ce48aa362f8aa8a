// The Mafia phase: who wakes, pointing, agreement, and what is done without one.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

Audience night_audience(const Turn& t) { return Audience::group(awake(t) | watchers(t)); }

Seats pointed_at(const Turn& t) {
  Seats all;
  for (Seat seat : awake(t)) {
    const Seat target = t.truth().pointing[index(seat)];
    if (target != Seat::nobody) all |= Seats::of(target);
  }
  return all;
}

// SPY-MAFIA-5 (plurality)
Seats most_pointed_at(const Turn& t) {
  std::array<int, kSeats + 1> hands{};
  int most = 0;
  for (Seat seat : awake(t)) ++hands[index(t.truth().pointing[index(seat)])];
  for (Seat seat : pointed_at(t)) most = std::max(most, hands[index(seat)]);
  return seats_where(pointed_at(t), [&](Seat s) { return hands[index(s)] == most; });
}

MafiaDeadlock deadlock_rule(const Plan& plan) {
  if (plan.setup.mafia_deadlock != MafiaDeadlock::by_mode) return plan.setup.mafia_deadlock;
  return plan.human() ? MafiaDeadlock::gm : MafiaDeadlock::plurality;
}

// SPY-MAFIA-4  Fixed when all who are awake point at the same player.
void fix_if_agreed(Turn& t) {
  const Seats hands = awake(t);
  const Seats targets = pointed_at(t);
  const bool all_point = (hands - seats_where(hands, [&](Seat s) {
                            return t.truth().pointing[index(s)] != Seat::nobody;
                          })).empty();
  if (t.truth().fixed == 0 && !hands.empty() && all_point && targets.count() == 1) {
    choose_victim(t, *targets, clause::spy_mafia_4);
  }
}

// SPY-MAFIA-5  Until it is settled it is still night (SPY-CARD-10), and no sleeper notices that
// they did not agree; but the phase has been closed: it is too late for a Recruitment.
void ask_to_settle(Turn& t, Seats among, Ask what, Voice voice) {
  offer_cards(t);
  t.retire(t.asked(ask::recruit), ask::recruit);
  t.ask_house({.offers = among.bits, .ask = what, .voices = Voices::of(voice)});
}

void tell_pointing(Turn& t, Audience to, Seat seat, Clause by) {
  t.truth().pointed_by[index(seat)] = t.tell(
      to, {.fact = fact::pointed, .who = seat, .whom = t.truth().pointing[index(seat)], .by = by});
}

}  // namespace

// SPY-SMALL-5, SPY-ROUND-4  The skip belongs to the Agent's look: without one the phase is held.
// SPY-MAFIA-10  Otherwise it is always called.
bool mafia_held(const Turn& t) {
  return !(t.plan().small() && t.table().round == 1 && t.truth().look_over != 0 &&
           t.plan().setup.small_game_round1_mafia == Round1Mafia::skip);
}

// SPY-MAFIA-1, -2, SPY-OUT-3  Being awake together is how they learn of each other.
// SPY-SMALL-5  An exposed Agent's token lies open before them.
void mafia_wakes(Turn& t) {
  t.truth().mafia_held = 1;
  t.truth().pointing = for_each_seat(Seat::nobody);
  open_phase(t, Phase::mafia_phase, clause::spy_round_1);
  t.tell(night_audience(t), {.fact = fact::awake,
                             .what = byte(Phase::mafia_phase),
                             .seats = awake(t),
                             .by = clause::spy_mafia_2,
                             .much = 1});
  for (Seat seat : t.truth().exposed) {
    t.tell(Audience::group(awake(t)), {.fact = fact::exposed,
                                       .who = seat,
                                       .by = clause::spy_small_5,
                                       .cause = t.truth().exposed_by});
  }
}

// SPY-MAFIA-3, -6, -8, -10  They point or wait; the phase lasts until it is closed.
void ask_mafia(Turn& t) {
  fix_if_agreed(t);  // SPY-MAFIA-4: also when somebody awake has left
  if (t.truth().fixed == 0) {
    for (Seat seat : awake(t)) t.offer(seat, ask::mafia_point);
  }
  offer_cards(t);
  ask_to_close(t);
}

// SPY-MAFIA-4  Seen by all who are awake, and free to change until it is fixed.
void point(Turn& t, const Command& command) {
  t.truth().pointing[index(command.seat)] = seat_of(command.choice);
  tell_pointing(t, night_audience(t), command.seat, clause::spy_mafia_4);
  fix_if_agreed(t);
}

void choose_victim(Turn& t, Seat victim, Clause by) {
  EventId last_hand = 0;
  for (Seat seat : awake(t)) {
    if (t.truth().pointing[index(seat)] != victim) continue;
    last_hand = std::max(last_hand, t.truth().pointed_by[index(seat)]);
  }
  settle_on(t, victim, by, last_hand);
}

void settle_on(Turn& t, Seat victim, Clause by, EventId because) {
  t.truth().fixed = 1;
  t.truth().chosen = victim;
  t.truth().because =
      t.tell(night_audience(t), {.fact = fact::chosen, .whom = victim, .by = by, .cause = because});
  t.retire(t.asked(ask::mafia_point), ask::mafia_point);
}

// SPY-GM-4, SPY-RECRUIT-4  Pointings at somebody who is no target any more are cleared.
void clear_pointings(Turn& t, Seat at, Clause by) {
  for (Seat seat : Seats::first(t.plan().setup.seats)) {
    if (t.truth().pointing[index(seat)] != at) continue;
    t.truth().pointing[index(seat)] = Seat::nobody;
    if (t.table().phase != Phase::mafia_phase || !awake(t).has(seat)) continue;
    tell_pointing(t, night_audience(t), seat, by);
  }
}

// SPY-RECRUIT-5, SPY-OUT-3  Whoever opens the eyes now sees who is awake and how they point.
void tell_the_night(Turn& t, Seat seat) {
  t.tell(Audience::only(seat), {.fact = fact::awake,
                                .what = byte(Phase::mafia_phase),
                                .seats = awake(t),
                                .by = clause::spy_mafia_2,
                                .much = 1});
  for (Seat hand : awake(t)) {
    const Seat target = t.truth().pointing[index(hand)];
    if (target == Seat::nobody) continue;
    t.tell(Audience::only(seat),
           {.fact = fact::pointed, .who = hand, .whom = target, .by = clause::spy_mafia_4});
  }
}

Row mafia_done(Turn&) { return Row::deadlock; }

bool deadlock_held(const Turn& t) { return t.truth().mafia_held != 0; }

// SPY-MAFIA-5, -8  The time is up without a choice: by the option, and nobody if nobody points.
void settle_deadlock(Turn& t) {
  fix_if_agreed(t);  // if one of them has left while the game master was asked
  if (t.truth().fixed != 0 || pointed_at(t).empty()) return;
  const MafiaDeadlock rule = deadlock_rule(t.plan());
  if (rule == MafiaDeadlock::none) return;
  if (rule == MafiaDeadlock::gm) {
    return ask_to_settle(t, pointed_at(t), ask::deadlock, Voice::moderator);
  }
  const Seats most = most_pointed_at(t);
  if (most.count() == 1) return choose_victim(t, *most, clause::spy_mafia_5);
  ask_to_settle(t, most, ask::lot, Voice::chance);
}

Row mafia_sleeps(Turn& t) {
  close_phase(t, Phase::mafia_phase, clause::spy_round_1);
  return Row::opening;
}

}  // namespace omerta::spytown
