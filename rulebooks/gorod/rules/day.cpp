// The day: discussion, nominations, the handover, and the end of a round.
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {

// GOR-DAY-2, -5  While the discussion lasts everyone in play may speak and put up one candidate.
void day_opens(Turn& t) {
  t.tell(everyone, {.fact = fact::day_opened, .by = clause::gor_phase_2, .much = t.table().round});
  t.ask(t.table().in_play, ask::nominate);
  t.offer(t.table().in_play, ask::speak);
  ask_to_close(t, Closable::discussion);
}

// GOR-DAY-2  One candidate each, who is then nobody else's to put up.
// GOR-DAY-3  Whoever said that he has none may still nominate while nominations are open.
void nominate(Turn& t, const Command& command) {
  const Seat candidate = seat_of(command.choice);
  if (candidate == Seat::nobody) {
    t.tell(everyone, {.fact = fact::no_candidate, .who = command.seat, .by = clause::gor_day_3});
    t.offer(command.seat, ask::nominate);
    return;
  }
  t.tell(
      everyone,
      {.fact = fact::nominated, .who = command.seat, .whom = candidate, .by = clause::gor_day_2});
  t.retire(Seats::of(command.seat), ask::nominate);
  t.strike(ask::nominate, choice_of(candidate));
  t.offer(t.table().in_play, ask::support);  // GOR-DAY-6: whoever agrees may say so
}

// GOR-DAY-6  A word for somebody who is a candidate already; it nominates nobody.
void support(Turn& t, const Command& command) {
  t.tell(everyone, {.fact = fact::supported,
                    .who = command.seat,
                    .whom = seat_of(command.choice),
                    .by = clause::gor_day_6});
}

// GOR-DAY-3, -4  The vote opens; without a candidate there is none, or all stand, as the option
// says.
void nominations_close(Turn& t) {
  t.retire(Seats::first(kSeats) | Seat::nobody, ask::nominate);
  t.retire(Seats::first(kSeats), ask::speak);
  t.retire(Seats::first(kSeats), ask::support);
  Seats candidates = t.table().standing;
  if (candidates.empty() && t.plan().setup.no_candidates == NoCandidates::all_in_play) {
    candidates = t.table().in_play;
  }
  open_vote(t, 1, candidates);
}

// GOR-MODERATOR-4  The first player to be out takes the post; a withdrawal does not count.
void handover(Turn& t) {
  const Seat heir = t.table().first_out;
  if (t.plan().setup.moderator_mode != ModeratorMode::first_out || heir == Seat::nobody ||
      t.table().moderator != Seat::nobody) {
    return;
  }
  t.tell(everyone, {.fact = fact::moderator_appointed, .who = heir, .by = clause::gor_moderator_4});
}

// GOR-WIN-12  Too many rounds in a row in which nobody went out are a draw, if the host set a
// limit.
void day_ends(Turn& t) {
  const Table& table = t.table();
  const int quiet = table.left != 0 ? 0 : table.quiet + 1;
  const int limit = t.plan().setup.stalemate_limit;
  if ((limit != kOff && quiet >= limit) || table.round >= kRounds) {
    game_over(t, Result::draw, Role::hidden, clause::gor_win_12);
  }
}

}  // namespace omerta::gorod
