// Playing one's own card: when it may be played, and what it does on the spot.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

bool at_night(Phase phase) { return phase >= Phase::start_of_game && phase <= Phase::mafia_phase; }

// SPY-POLICE-2, SPY-CARD-13  Steps 2 to 6 and 8, in which Wiretap and Corner shot may be played, as
// their descriptions say; the short texts would let them be played at any moment of the game.
bool any_moment(Phase phase) {
  return (phase >= Phase::start_window && phase <= Phase::lot) || phase == Phase::end_window;
}

bool right_moment(const View& view) {
  const Phase phase = view.table.phase;
  switch (view.notes.card) {
    case Card::recruitment:  // SPY-RECRUIT-2
      return phase == Phase::mafia_phase && view.notes.awake.has(view.seat);
    case Card::wiretap:      // SPY-WIRETAP-1
    case Card::corner_shot:  // SPY-CORNER-1, -3, -4: not in the opening, not after the result
      return any_moment(phase);
    case Card::arrest:      // SPY-ARREST-1
    case Card::kidnapping:  // SPY-KIDNAP-1
      return phase == Phase::start_window;
    case Card::shelter:       // SPY-SHELTER-1
    case Card::safe_conduct:  // SPY-SAFE-1
      return phase == Phase::end_window;
    default: return false;
  }
}

// SPY-WIRETAP-2  Alone, at once, the token as it is; ballots are not disturbed (SPY-WIRETAP-3).
void wiretap(Turn& t, Seat seat, Seat target) {
  const EventId tapped = lay_open(t, seat, Card::wiretap, target, clause::spy_wiretap_2);
  t.tell(Audience::only(seat), {.fact = fact::token_seen,
                                .who = seat,
                                .whom = target,
                                .what = number_of(t.truth().token[index(target)]),
                                .by = clause::spy_wiretap_2,
                                .cause = tapped});
}

// SPY-CORNER-2, -5  The target is to go out at once; then the phase goes on.
void corner_shot(Turn& t, Seat seat, Seat target) {
  const EventId shot = lay_open(t, seat, Card::corner_shot, target, clause::spy_corner_2);
  interrupt(t);
  condemn(t, target, Cause::corner_shot, clause::spy_corner_2, shot);
}

}  // namespace

Ask ask_of(Card card) {
  switch (card) {
    case Card::recruitment: return ask::recruit;
    case Card::wiretap: return ask::wiretap;
    case Card::corner_shot: return ask::corner_shot;
    case Card::arrest: return ask::arrest;
    case Card::kidnapping: return ask::kidnapping;
    case Card::shelter: return ask::shelter;
    case Card::safe_conduct: return ask::safe_conduct;
    default: return Ask{};  // a reaction is asked for in its window
  }
}

// SPY-CARD-10  Cards labelled "start of game" or "whole game" have no wrong phase.
bool wrong_phase(Card card, Phase phase) {
  if (kPoliceCards.has(card)) return at_night(phase);
  return card == Card::recruitment && phase != Phase::setup && phase != Phase::mafia_phase;
}

// SPY-CARD-7, -8, -9, -10, -16, -17  Nothing with a card that is neutral in this hand, or used, and
// nothing for whoever is out; a vote is not needed.
Ask playable(const View& view) {
  const Card card = view.notes.card;
  const bool used = view.table.played.has(view.seat) || view.notes.spent != 0;
  if (used || !usable(card, view.notes.token) || !view.table.in_game.has(view.seat)) return Ask{};
  if (wrong_phase(card, view.table.phase)) {
    return view.plan.setup.wrong_phase_penalty == WrongPhase::reject ? Ask{} : ask::show_card;
  }
  if (view.table.forbidden == card) return Ask{};  // SPY-GM-1
  return right_moment(view) || view.table.allowed == card ? ask_of(card) : Ask{};
}

void offer_cards(Turn& t) {
  for (Seat seat : t.truth().holders & t.table().in_game) {
    const Ask what = playable({t.plan(), t.table(), t.notes(seat), seat});
    if (what != Ask{}) t.offer(seat, what);
  }
}

void use_up(Turn& t, Seat seat) { t.truth().holders -= Seats::of(seat); }

// SPY-CARD-9  A played card is turned up before its player.
EventId lay_open(Turn& t, Seat seat, Card card, Seat target, Clause by, EventId because) {
  use_up(t, seat);
  const bool shown = card == Card::commander || card == Card::role_swap;
  return t.tell(everyone, {.fact = shown ? fact::card_shown : fact::card_played,
                           .who = seat,
                           .whom = target,
                           .what = number_of(card),
                           .by = by,
                           .cause = because});
}

// SPY-CARD-15  A window closes when no card that belongs in it is unaccounted for any more.
void close_exhausted_window(Turn& t) {
  const bool start = t.table().phase == Phase::start_window;
  if (!start && t.table().phase != Phase::end_window) return;
  if (!(t.table().unseen & (start ? kStartWindow : kEndWindow)).empty()) return;
  t.retire(kEverybody, start ? ask::start_window : ask::end_window);
}

// SPY-CARD-14  One at a time, each resolved completely before the next is looked at.
void play_card(Turn& t, const Command& command) {
  const Seat seat = command.seat;
  const Seat target = seat_of(command.choice);
  switch (static_cast<number::Ask>(command.ask)) {
    case number::wiretap: wiretap(t, seat, target); break;
    case number::corner_shot: return corner_shot(t, seat, target);
    case number::kidnapping:  // SPY-KIDNAP-2
      lay_open(t, seat, Card::kidnapping, target, clause::spy_kidnap_2);
      break;
    case number::arrest:  // SPY-ARREST-2
      lay_open(t, seat, Card::arrest, Seat::nobody, clause::spy_arrest_2);
      break;
    case number::shelter:  // SPY-SHELTER-5
      lay_open(t, seat, Card::shelter, Seat::nobody, clause::spy_shelter_5);
      break;
    default:  // SPY-SAFE-2
      lay_open(t, seat, Card::safe_conduct, Seat::nobody, clause::spy_safe_2);
      break;
  }
  close_exhausted_window(t);
}

}  // namespace omerta::spytown
