// Whoever leaves at once (expelled, penalised), and what a human game master may decide.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

// SPY-GM-4  Pointings and votes by and for him are cleared.
void forget(Turn& t, Seat seat) {
  t.truth().voted -= Seats::of(seat);
  t.truth().answered -= Seats::of(seat);
  t.truth().drawn_from -= Seats::of(seat);
  t.truth().pointing[index(seat)] = Seat::nobody;
  clear_pointings(t, seat, clause::spy_gm_4);
}

// SPY-GM-4, SPY-OUT-5  In the middle of an elimination: if it was his own, it ends with him.
void mend_reaction(Turn& t, Seat seat, Seat named) {
  if (named == seat) return t.retire(kEverybody, ask::vest);
  const Seats shooter = t.asked(ask::last_shot);
  for (Seat other : shooter) t.ask(other, ask::last_shot);  // he is no target any more
}

// SPY-OUT-3  From this moment on he sees who is awake.
void open_eyes(Turn& t, Seat seat) {
  const Phase phase = t.table().phase;
  if (phase == Phase::mafia_phase) return tell_the_night(t, seat);
  Seats up;
  if (phase == Phase::agent_phase && t.truth().look_over == 0) up = Seats::of(agent(t));
  if (phase == Phase::gang_recognition) up = gang_members(t);
  if (up.empty()) return;
  t.tell(
      Audience::only(seat),
      {.fact = fact::awake, .what = byte(phase), .seats = up, .by = clause::spy_out_3, .much = 1});
}

// Whatever is open is asked again without him; victory is checked, in a chain at its end.
void after_leaving(Turn& t, Seat seat, Seat named) {
  if (t.truth().pending != 0) return mend_reaction(t, seat, named);
  interrupt(t);
  victory_follows(t);
}

}  // namespace

// Out with the token shown, in whatever phase, with nothing that could save him and no shot.
void leave_at_once(Turn& t, Seat seat, Cause cause, Clause by, EventId because) {
  const Seat named = t.table().named;
  forget(t, seat);  // before his eyes are open: he does not see who had pointed at him
  put_out(t, seat, cause, by, because);
  if (watchers(t).has(seat)) open_eyes(t, seat);
  after_leaving(t, seat, named);
}

// SPY-OUT-1, -2, SPY-POLICE-4, SPY-SMALL-7  Nothing is asked of him, and he has no word any more.
void gone(Turn& t, Seat seat) {
  for (Ask lane : {ask::look, ask::show_card, ask::speak}) t.retire(Seats::of(seat), lane);
  offer_expulsion(t);
  offer_rulings(t);
  succeed_commander(t);
}

// SPY-GM-3, SPY-SHELTER-4  Anyone in the game; an exposed Agent is out already, which the app's
// host must not find out.
void offer_expulsion(Turn& t) {
  const Seats known_out = t.plan().human() ? t.truth().exposed : Seats{};
  t.offer_house({.offers = (t.table().in_play - known_out).bits,
                 .ask = ask::expel,
                 .stays = Stays::until_retired,
                 .voices = Voices::of(Voice::moderator)});
}

// SPY-GM-3, -4, SPY-OUT-4  At once, in whatever phase: no Vest, no Bandage, no shot.
void expel(Turn& t, Seat seat, Clause by, EventId because) {
  const Seat named = t.table().named;
  t.truth().exposed -= Seats::of(seat);
  t.truth().last_left = t.tell(everyone, {.fact = fact::expelled,
                                          .who = seat,
                                          .what = byte(t.truth().token[index(seat)]),
                                          .by = by,
                                          .cause = because});
  show_gang_card(t, seat);
  forget(t, seat);
  gone(t, seat);
  after_leaving(t, seat, named);
}

// SPY-CARD-10  A usable card shown in a wrong phase: card and token are seen, and it has no effect.
void penalise(Turn& t, Seat seat) {
  const EventId shown = t.tell(everyone, {.fact = fact::card_shown,
                                          .who = seat,
                                          .what = byte(t.truth().card[index(seat)]),
                                          .by = clause::spy_card_10});
  use_up(t, seat);
  const Setup& setup = t.plan().setup;
  if (setup.wrong_phase_penalty == WrongPhase::expel) {
    return expel(t, seat, clause::spy_card_10, shown);
  }
  const bool by_day = t.table().phase >= Phase::police_phase;  // when a Bandage may be shown
  if (setup.bandage_any_cause == Allowed::yes && by_day) {
    interrupt(t);
    return condemn(t, seat, Cause::wrong_phase, clause::spy_card_10, shown);
  }
  leave_at_once(t, seat, Cause::wrong_phase, clause::spy_card_10, shown);
}

}  // namespace omerta::spytown
