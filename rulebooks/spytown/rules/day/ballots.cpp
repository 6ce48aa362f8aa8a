// Both ballots: who is asked in which order, when the votes are shown, and what they come to.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

bool commander_in_play(const Turn& t) { return t.table().commander != Seat::nobody; }

// SPY-VOTE-3  A voter left without a legal candidate does not vote.
Seats able_voters(const Turn& t, Seats standing) {
  const bool self = t.plan().setup.self_vote == SelfVote::allowed;
  return seats_where(voters(t.table()),
                     [&](Seat s) { return !(self ? standing : standing - s).empty(); });
}

Seats standing_now(const Turn& t) {
  return t.table().phase == Phase::final_ballot ? t.table().suspects : candidates(t.table());
}

void open_ballot(Turn& t, Phase phase, Clause by) {
  t.truth().present = t.table().in_play;
  t.truth().voted = {};
  t.truth().answered = {};
  t.truth().condemned = Seat::nobody;
  t.truth().drawn_from = {};
  open_phase(t, phase, by);
}

// SPY-VOTE-4  All at the same moment.  SPY-COMMANDER-3  Or one by one, from the Commander
// clockwise.
void ask_ballot(Turn& t, Ask what) {
  if (void_ballot(t)) return;
  const Seats able = able_voters(t, standing_now(t));
  const Seats missing = able - t.truth().answered;
  if (missing.empty()) return;
  if (commander_in_play(t)) {
    t.ask(first_from(missing, t.table().commander), what);
  } else {
    t.ask(missing, what);
    t.offer(able & t.truth().answered, what);  // a vote may be changed until all are in
  }
  offer_cards(t);
  offer_close(t);
}

void tell_missed_vote(Turn& t, Seat seat) {
  t.tell(everyone, {.fact = fact::missed_vote, .who = seat, .by = clause::spy_vote_15});
}

// SPY-VOTE-4  Shown to everyone together, when all are in.
void publish(Turn& t) {
  if (commander_in_play(t)) return;  // each has been seen as it was given
  t.truth().because = t.tell(everyone, {.fact = fact::ballots,
                                        .what = byte(t.table().phase),
                                        .seats = t.truth().voted,
                                        .by = clause::spy_vote_4});
  for (Seat voter : t.truth().voted) {
    t.tell(everyone, {.fact = fact::ballot,
                      .who = voter,
                      .whom = t.truth().votes[index(voter)],
                      .by = clause::spy_vote_4});
  }
  for (Seat voter : able_voters(t, standing_now(t)) - t.truth().voted) tell_missed_vote(t, voter);
}

// SPY-COMMANDER-6  Without a vote of the Commander there is no tie-break.
Seat commanders_choice(const Turn& t) {
  const Seat commander = t.table().commander;
  const bool voted = commander != Seat::nobody && t.truth().voted.has(commander);
  return voted ? t.truth().votes[index(commander)] : Seat::nobody;
}

Row convict(Turn& t, Seat seat, Clause by) {
  t.truth().condemned = seat;
  t.truth().convicted_by = by;
  return Row::verdict;
}

bool breaks_tie(const Turn& t, Seats tied) {
  const Seat choice = commanders_choice(t);
  return choice != Seat::nobody && tied.has(choice);
}

// SPY-VOTE-5 (2), -6, -7, SPY-COMMANDER-4 (b)  One leads: with whom he is questioned.
Row second_place(Turn& t, Seat leader) {
  const Seats second = leaders(t, candidates(t.table()) - leader);
  const bool tie = second.count() > 1;
  Seats suspects = second | leader;
  Clause by = second.empty() ? clause::spy_vote_7 : clause::spy_vote_5;
  if (tie && commander_breaks_second(t.plan().setup) && breaks_tie(t, second)) {
    suspects = Seats::of(leader) | commanders_choice(t);
    by = clause::spy_commander_4;
  } else if (tie && t.plan().setup.second_place_tie == SecondPlaceTie::lot) {
    t.truth().drawn_from = second;
    return Row::second_lot;
  } else if (tie) {
    by = clause::spy_vote_6;
  }
  name_suspects(t, suspects, by);
  return Row::questioning;
}

// SPY-COMMANDER-4, -9, SPY-VOTE-5 (1)  Several share the most votes.
Row tie_at_the_top(Turn& t, Seats tied) {
  const bool single = t.plan().setup.kids_single_ballot == Switch::on;
  const bool at_once =
      single || t.plan().setup.commander_preliminary == CommanderPreliminary::eliminate;
  if (at_once && breaks_tie(t, tied)) {
    return convict(t, commanders_choice(t),
                   single ? clause::spy_commander_9 : clause::spy_commander_4);
  }
  name_suspects(t, tied, single ? clause::spy_kids_4 : clause::spy_vote_5);
  return Row::questioning;
}

}  // namespace

bool void_ballot(const Turn& t) { return t.truth().present != t.table().in_play; }

// Those of them with the most votes; nobody if none has any.
Seats leaders(const Turn& t, Seats among) {
  std::array<int, kSeats + 1> got{};
  int most = 1;
  for (Seat voter : t.truth().voted) ++got[index(t.truth().votes[index(voter)])];
  for (Seat seat : among) most = std::max(most, got[index(seat)]);
  return seats_where(among, [&](Seat s) { return got[index(s)] == most; });
}

// SPY-VOTE-1, SPY-COMMANDER-7  The card moves now if its holder went out after an earlier ballot.
void preliminary_opens(Turn& t) {
  succeed_commander(t);
  open_ballot(t, Phase::preliminary_ballot, clause::spy_vote_1);
}

void ask_preliminary(Turn& t) { ask_ballot(t, ask::vote_preliminary); }

void final_opens(Turn& t) { open_ballot(t, Phase::final_ballot, clause::spy_vote_10); }

void ask_final(Turn& t) { ask_ballot(t, ask::vote_final); }

// SPY-VOTE-4, SPY-COMMANDER-3
void cast(Turn& t, const Command& command) {
  t.truth().votes[index(command.seat)] = seat_of(command.choice);
  t.truth().voted |= Seats::of(command.seat);
  t.truth().answered |= Seats::of(command.seat);
  if (!commander_in_play(t)) return;
  t.truth().because = t.tell(everyone, {.fact = fact::voted,
                                        .who = command.seat,
                                        .whom = seat_of(command.choice),
                                        .by = clause::spy_commander_3});
}

// SPY-VOTE-15  Whoever is asked and does not vote in time casts no vote in this ballot.
void time_out_votes(Turn& t) {
  const Ask what = t.table().phase == Phase::final_ballot ? ask::vote_final : ask::vote_preliminary;
  const Seats late = t.asked(what) - t.truth().voted;
  t.truth().answered |= late;
  if (commander_in_play(t)) {
    for (Seat seat : late) tell_missed_vote(t, seat);
  }
  t.retire(kEverybody, what);
}

// SPY-VOTE-5 to -8, SPY-KIDS-4  Who is questioned, or out at once, or nobody.
Row preliminary_counted(Turn& t) {
  if (void_ballot(t)) return Row::preliminary;  // SPY-VOTE-14
  if (!(able_voters(t, standing_now(t)) - t.truth().answered).empty()) return Row::stay;
  publish(t);
  const Seats lead = leaders(t, candidates(t.table()));
  if (lead.empty()) {
    t.tell(everyone, {.fact = fact::nobody_eliminated, .by = clause::spy_vote_8});
    return Row::verdict;
  }
  if (lead.count() > 1) return tie_at_the_top(t, lead);
  if (t.plan().setup.kids_single_ballot == Switch::on) {
    return convict(t, *lead, clause::spy_kids_4);
  }
  return second_place(t, *lead);
}

// SPY-VOTE-11, -12, SPY-COMMANDER-5  The one with the most votes; a tie is discussed once more.
Row final_counted(Turn& t) {
  if (void_ballot(t)) {
    const Row elsewhere = without_suspect(t);
    return elsewhere == Row::stay ? Row::final : elsewhere;
  }
  if (!(able_voters(t, standing_now(t)) - t.truth().answered).empty()) return Row::stay;
  publish(t);
  Seats lead = leaders(t, t.table().suspects);
  if (lead.empty()) lead = t.table().suspects;  // nobody voted: all are tied
  if (lead.count() == 1) return convict(t, *lead, clause::spy_vote_11);
  if (breaks_tie(t, lead)) return convict(t, commanders_choice(t), clause::spy_commander_5);
  t.truth().because = t.tell(
      everyone,
      {.fact = fact::tied, .seats = lead, .by = clause::spy_vote_12, .cause = t.truth().because});
  return Row::renewed;
}

}  // namespace omerta::spytown
