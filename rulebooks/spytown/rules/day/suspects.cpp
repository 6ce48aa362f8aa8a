// From the preliminary ballot to the verdict: suspects, defences, a tie, the lot.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

// SPY-VOTE-9  Most votes first, equal numbers clockwise from seat A.
Seat next_to_defend(const Table& table) {
  std::array<int, kSeats + 1> got{};
  for (Seat voter : Seats::first(kSeats)) ++got[index(table.votes[index(voter)])];
  Seat next = Seat::nobody;
  for (Seat seat : table.suspects - table.defended) {
    if (next == Seat::nobody || got[index(seat)] > got[index(next)]) next = seat;
  }
  return next;
}

// SPY-GM-2  A human game master enters the result of a real coin, or closes and leaves it to
// chance.
void ask_for_lot(Turn& t, Seats among) {
  const Voices chance = Voices::of(Voice::chance);
  Prompt lot{.offers = among.bits, .ask = ask::lot, .voices = chance};
  if (t.plan().human()) {
    lot.voices = chance | Voices::of(Voice::moderator);
    lot.instead = ask::close;
  }
  t.ask_house(lot);
  offer_cards(t);
}

// SPY-VOTE-14  The final ballot is taken again, or the phase goes back to the discussion.
Row taken_again(const Turn& t) {
  const Row elsewhere = without_suspect(t);
  return elsewhere == Row::stay ? Row::final : elsewhere;
}

}  // namespace

void name_suspects(Turn& t, Seats suspects, Clause by) {
  t.truth().questioned = static_cast<std::uint8_t>(suspects.count());
  t.truth().because = t.tell(
      everyone, {.fact = fact::suspects, .seats = suspects, .by = by, .cause = t.truth().because});
}

// SPY-VOTE-14  With fewer than two suspects left (or the only one gone) back to the discussion.
Row without_suspect(const Turn& t) {
  const int left = t.table().suspects.count();
  const bool enough = t.truth().questioned == 1 ? left == 1 : left >= 2;
  return enough ? Row::stay : Row::discussion;
}

// SPY-VOTE-6 (lot)  One of those in second place is drawn.
bool second_lot_held(const Turn& t) { return !t.truth().drawn_from.empty(); }

void ask_second_lot(Turn& t) {
  if (void_ballot(t) || t.truth().drawn_from.empty()) return;
  ask_for_lot(t, t.truth().drawn_from);
}

Row second_lot_drawn(Turn& t) { return void_ballot(t) ? Row::preliminary : Row::questioning; }

void questioning_opens(Turn& t) { open_phase(t, Phase::questioning, clause::spy_vote_9); }

// SPY-VOTE-9, SPY-POLICE-3  One after the other; nobody else speaks.
void ask_defence(Turn& t) {
  const Seat next = next_to_defend(t.table());
  if (without_suspect(t) != Row::stay || next == Seat::nobody) return;
  if (t.table().floor != next) {
    t.tell(everyone, {.fact = fact::floor, .who = next, .by = clause::spy_vote_9});
  }
  t.ask(next, ask::defence);
  let_speak(t, Seats::of(next));
  offer_cards(t);
  offer_close(t);
}

void defend(Turn& t, const Command& command) {
  t.tell(everyone, {.fact = command.choice == kPass ? fact::waived : fact::defended,
                    .who = command.seat,
                    .by = clause::spy_vote_9});
}

// SPY-VOTE-7  The only suspect is out without a final ballot.
Row questioning_done(Turn& t) {
  if (without_suspect(t) != Row::stay) return Row::discussion;
  if (next_to_defend(t.table()) != Seat::nobody) return Row::stay;
  if (t.truth().questioned > 1) return Row::final;
  t.truth().condemned = *t.table().suspects;
  t.truth().convicted_by = clause::spy_vote_7;
  return Row::verdict;
}

// SPY-VOTE-12  Everyone may speak; the votes stand as cast.
void renewed_opens(Turn& t) {
  t.truth().answered = {};
  t.truth().moved = 0;
  open_phase(t, Phase::renewed_discussion, clause::spy_vote_12);
}

// SPY-VOTE-12, -13  Every voter is asked; those who keep may still move until the last has
// declared.
void ask_moves(Turn& t) {
  if (void_ballot(t) || t.truth().moved != 0) return;
  const Seats asked = voters(t.table());
  const Seats undecided = asked - t.truth().answered;
  if (undecided.empty()) return;
  t.ask(undecided, ask::move_vote);
  t.offer(asked & t.truth().answered, ask::move_vote);
  let_speak(t, t.table().in_play);
  offer_cards(t);
  offer_close(t);
}

// SPY-VOTE-12  Who has the most votes alone, if this one goes there; nobody if several have.
Seat leader_after(const Table& table, Seat voter, Seat to) {
  std::array<int, kSeats + 1> got{};
  for (Seat seat : Seats::first(kSeats))
    ++got[index(seat == voter ? to : table.votes[index(seat)])];
  int most = 0;
  for (Seat seat : table.suspects) most = std::max(most, got[index(seat)]);
  const Seats first = seats_where(table.suspects, [&](Seat s) { return got[index(s)] == most; });
  return first.count() == 1 ? *first : Seat::nobody;
}

// SPY-VOTE-12  The first move breaks the tie, also one to a suspect who is not among the tied.
void move_vote(Turn& t, const Command& command) {
  if (command.choice == kPass) {
    t.truth().answered |= Seats::of(command.seat);
    return;
  }
  if (command.choice == kUndecided) {
    t.truth().answered -= Seats::of(command.seat);
    return t.ask(command.seat, ask::move_vote);
  }
  t.truth().moved = 1;
  t.truth().condemned = leader_after(t.table(), command.seat, seat_of(command.choice));
  t.truth().convicted_by = clause::spy_vote_12;
  t.truth().because = t.tell(everyone, {.fact = fact::vote_moved,
                                        .who = command.seat,
                                        .whom = seat_of(command.choice),
                                        .by = clause::spy_vote_12,
                                        .cause = t.truth().because});
  t.retire(kEverybody, ask::move_vote);
}

Row renewed_done(Turn& t) {
  if (void_ballot(t)) return taken_again(t);
  return t.truth().moved != 0 ? Row::verdict : Row::lot;
}

void lot_opens(Turn& t) {
  t.truth().drawn_from = t.table().tied;
  open_phase(t, Phase::lot, clause::spy_vote_13);
}

// SPY-VOTE-13, SPY-KIDNAP-3, SPY-GM-2  Each of the tied equally likely, also one who is kidnapped;
// a real coin's result may be entered.
void ask_lot(Turn& t) {
  if (void_ballot(t) || t.truth().drawn_from.empty()) return;
  ask_for_lot(t, t.truth().drawn_from);
}

void leave_lot_to_chance(Turn& t) {
  t.ask_house(
      {.offers = t.truth().drawn_from.bits, .ask = ask::lot, .voices = Voices::of(Voice::chance)});
}

// The lot of the mafia's choice, of the second place or of the final tie.
void draw(Turn& t, Seat drawn) {
  if (t.truth().row == Row::deadlock) return choose_victim(t, drawn, clause::spy_mafia_5);
  const bool second = t.truth().row == Row::second_lot;
  t.truth().drawn_from = {};
  t.truth().because = t.tell(everyone, {.fact = fact::lot_drawn,
                                        .who = drawn,
                                        .by = second ? clause::spy_vote_6 : clause::spy_vote_13,
                                        .cause = t.truth().because});
  if (second) {
    name_suspects(t, leaders(t, candidates(t.table())) | drawn, clause::spy_vote_6);
  } else {
    t.truth().condemned = drawn;
    t.truth().convicted_by = clause::spy_vote_13;
  }
}

Row lot_done(Turn& t) { return void_ballot(t) ? taken_again(t) : Row::verdict; }

}  // namespace omerta::spytown
