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
  switch (row_of(view.notes.card).played) {
    case Played::mafia_phase:  // SPY-RECRUIT-2
      return phase == Phase::mafia_phase && view.notes.awake.has(view.seat);
    // SPY-WIRETAP-1, SPY-CORNER-1, -3, -4: not in the opening, not after the result
    case Played::any_moment: return any_moment(phase);
    // SPY-ARREST-1, SPY-KIDNAP-1
    case Played::start_window: return phase == Phase::start_window;
    // SPY-SHELTER-1, SPY-SAFE-1
    case Played::end_window: return phase == Phase::end_window;
    default: return false;
  }
}

// SPY-WIRETAP-2  Alone, at once, the token as it is; ballots are not disturbed (SPY-WIRETAP-3).
void wiretap(Turn& t, Seat seat, Seat target) {
  const EventId tapped = lay_open(t, seat, Card::wiretap, target, clause::spy_wiretap_2);
  t.tell(Audience::only(seat), {.fact = fact::token_seen,
                                .who = seat,
                                .whom = target,
                                .what = byte(t.truth().token[index(target)]),
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

// SPY-CARD-10  Cards labelled "start of game" or "whole game" have no wrong phase.
bool wrong_phase(Card card, Phase phase) {
  const Label label = row_of(card).label;
  if (label == Label::police) return at_night(phase);
  return label == Label::mafia && phase != Phase::setup && phase != Phase::mafia_phase;
}

// SPY-CARD-7, -8, -9, -10, -16, -17  Nothing with a card that is neutral in this hand, or used, and
// nothing for whoever is out; a vote is not needed.
Ask playable(const View& view) {
  const Card card = view.notes.card;
  const bool used = view.table.played.has(view.seat) || view.notes.spent != 0;
  if (used || !usable(card, view.notes.token) || !view.table.in_play.has(view.seat)) return Ask{};
  if (wrong_phase(card, view.table.phase)) {
    return view.plan.setup.wrong_phase_penalty == WrongPhase::reject ? Ask{} : ask::show_card;
  }
  if (view.table.forbidden == card) return Ask{};  // SPY-GM-1
  return right_moment(view) || view.table.allowed == card ? ask_of(card) : Ask{};
}

void offer_cards(Turn& t) {
  for (Seat seat : t.truth().holders & t.table().in_play) {
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
                           .what = byte(card),
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
// SPY-KIDNAP-2, SPY-ARREST-2, SPY-SHELTER-5, SPY-SAFE-2  These are laid open, and lie there.
void play_card(Turn& t, const Command& command) {
  const Seat seat = command.seat;
  const Seat target = seat_of(command.choice);
  if (command.ask == ask::corner_shot) return corner_shot(t, seat, target);
  if (command.ask == ask::wiretap) {
    wiretap(t, seat, target);
  } else {
    const CardRow& row = row_of(card_of(command.ask));
    lay_open(t, seat, row.card, row.on == On::somebody ? target : Seat::nobody, row.by);
  }
  close_exhausted_window(t);
}

}  // namespace omerta::spytown
