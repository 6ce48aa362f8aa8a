// The vote: ballots, ties, the verdict and the alibi.
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

Ask vote_ask(std::uint8_t round) { return round == 1 ? ask::vote_1 : ask::vote_2; }

void tell_ballot(Turn& t, Seat voter) {
  const bool clock = t.truth().by_clock.has(voter);
  t.tell(everyone, {.fact = fact::ballot,
                    .who = voter,
                    .whom = t.truth().ballots[index(voter)],
                    .what = byte(clock ? 1 : 0),
                    .by = clock ? clause::gor_vote_9 : clause::gor_vote_3});
}

void head_ballots(Turn& t, Seats voters) {
  t.truth().verdict_by = t.tell(
      everyone,
      {.fact = fact::ballots, .what = t.table().ballot, .seats = voters, .by = clause::gor_vote_3});
}

Seats voters(const Turn& t) { return t.truth().voted & t.table().in_play; }

using Totals = std::array<int, kSeats>;

// GOR-VOTE-4, GOR-HOUSE-4 (VOTE-WEIGHT)
Totals totals(const Turn& t) {
  Totals sums{};
  for (Seat voter : voters(t)) {
    sums[index(t.truth().ballots[index(voter)])] += card_of(t, voter).vote_weight;
  }
  return sums;
}

Seats leaders(const Turn& t, const Totals& sums) {
  int most = 0;
  Seats lead;
  for (Seat candidate : t.table().standing) {
    const int got = sums[index(candidate)];
    if (got > most) lead = {};
    if (got >= most) lead |= Seats::of(candidate);
    most = std::max(most, got);
  }
  return lead;
}

// GOR-VOTE-3  Sealed ballots are published together, with names, when the last one is in.
// GOR-HOUSE-4 (VOTE-WEIGHT)  Where a ballot may weigh more than one, the totals say it.
void publish(Turn& t, const Totals& sums) {
  head_ballots(t, voters(t));
  for (Seat voter : voters(t)) tell_ballot(t, voter);
  if (t.plan().weighted == 0) return;
  for (Seat candidate : t.table().standing) {
    t.tell(everyone, {.fact = fact::total,
                      .who = candidate,
                      .by = clause::gor_house_4,
                      .much = static_cast<std::uint16_t>(sums[index(candidate)])});
  }
}

void nobody_leaves(Turn& t, Reason reason, Clause by) {
  t.tell(everyone, {.fact = fact::no_elimination, .what = byte(reason), .by = by});
}

// GOR-VOTE-6  After two ties nobody is convicted, or chance or the table decides, by the option.
void second_tie(Turn& t, Seats tied) {
  switch (t.plan().setup.second_tie) {
    case SecondTie::nobody: return nobody_leaves(t, Reason::second_tie, clause::gor_vote_6);
    case SecondTie::all_tied: return convict(t, tied);
    case SecondTie::lot:
      return t.ask_house(
          {.offers = tied.bits, .ask = ask::lot, .voices = Voices::of(Voice::chance)});
  }
}

// GOR-VOTE-10  An alibi is announced now and not earlier; its holder stays and shows nothing.
// GOR-VOTE-7, GOR-REVEAL-1  Anyone else is out at once and shows his exact card.
bool put_out(Turn& t, Seat seat, Clause by, EventId cause) {
  if (t.truth().alibi.has(seat)) {
    t.tell(everyone, {.fact = fact::alibi_announced,
                      .who = seat,
                      .by = clause::gor_vote_10,
                      .cause = t.truth().alibi_by[index(seat)]});
    return false;
  }
  t.truth().anybody_left = 1;
  t.truth().last_left = t.tell(everyone, {.fact = fact::eliminated,
                                          .who = seat,
                                          .what = byte(t.truth().role[index(seat)]),
                                          .by = by,
                                          .cause = cause});
  offer_withdrawal(t);
  return true;
}

}  // namespace

// GOR-VOTE-1, -2, -5  Everyone in play votes; a single candidate leaves no choice and nobody is
// asked.
void open_vote(Turn& t, std::uint8_t round, Seats candidates) {
  if (candidates.empty()) return nobody_leaves(t, Reason::no_candidates, clause::gor_day_4);
  t.tell(everyone, {.fact = fact::vote_opened,
                    .what = round,
                    .seats = candidates,
                    .by = round == 1 ? clause::gor_vote_1 : clause::gor_vote_5});
  t.truth().voted = {};
  t.truth().by_clock = {};
  t.truth().broken = 0;
  if (candidates.count() == 1) {
    for (Seat voter : t.table().in_play) t.truth().ballots[index(voter)] = *candidates;
    t.truth().voted = t.table().in_play;
    publish(t, totals(t));
    return convict(t, candidates);
  }
  t.then({.stage = Stage::count, .row = round});
  t.ask(t.table().in_play, vote_ask(round));
  if (round == 2 && t.plan().setup.tie_discussion == TieDiscussion::yes) {
    t.offer(t.table().in_play, ask::speak);  // GOR-VOTE-5: until the last ballot is in
  }
  ask_to_close(t, Closable::vote);
}

// GOR-VOTE-1  One ballot, final.  GOR-VOTE-3  With `open` it is published as it is cast.
void cast(Turn& t, const Command& command) {
  t.truth().ballots[index(command.seat)] = seat_of(command.choice);
  t.truth().voted |= Seats::of(command.seat);
  if (t.plan().setup.ballot == Ballot::sealed) return;
  head_ballots(t, Seats::of(command.seat));
  tell_ballot(t, command.seat);
}

// GOR-VOTE-9  Each missing ballot goes to the earliest-nominated candidate who is not the voter.
void cast_missing(Turn& t) {
  const Seats missing = t.asked(vote_ask(t.table().ballot));
  for (Seat voter : missing) {
    const bool first_is_self = t.table().candidate[0] == voter;
    t.truth().ballots[index(voter)] = t.table().candidate[first_is_self ? 1 : 0];
  }
  t.truth().by_clock |= missing;
  t.truth().voted |= missing;
  t.retire(missing, vote_ask(t.table().ballot));
  if (t.plan().setup.ballot == Ballot::sealed || missing.empty()) return;
  for (Seat voter : missing) {
    head_ballots(t, Seats::of(voter));
    tell_ballot(t, voter);
  }
}

// GOR-VOTE-4 to -6  The one with the most ballots is convicted; a tie is voted on once more.
void count(Turn& t, Step step) {
  t.retire(Seats::of(Seat::nobody), ask::close);
  t.retire(Seats::first(kSeats), ask::speak);
  const std::uint8_t round = step.row;
  if (t.truth().broken != 0) return open_vote(t, round, t.table().standing);  // GOR-MODERATOR-9
  const Totals sums = totals(t);
  if (t.plan().setup.ballot == Ballot::sealed) publish(t, sums);
  const Seats lead = leaders(t, sums);
  if (lead.count() == 1) return convict(t, lead);
  t.tell(everyone, {.fact = fact::vote_tied,
                    .what = round,
                    .seats = lead,
                    .by = round == 1 ? clause::gor_vote_5 : clause::gor_vote_6});
  round == 1 ? open_vote(t, 2, lead) : second_tie(t, lead);
}

// GOR-VOTE-6 (lot)  Chance has drawn one of those tied at the top.
void draw(Turn& t, Seat convicted) {
  t.truth().verdict_by = t.tell(Audience::moderator(), {.fact = fact::drawn,
                                                        .who = convicted,
                                                        .by = clause::gor_vote_6,
                                                        .cause = t.truth().verdict_by});
  convict(t, Seats::of(convicted));
}

// GOR-VOTE-6, -7  The convicted leave in seat order.
void convict(Turn& t, Seats convicted) {
  t.truth().anybody_left = 0;
  t.then({.stage = Stage::sentenced});
  for (Seats rest = convicted; !rest.empty();) {
    const Seat last{static_cast<std::uint8_t>(std::bit_width(rest.bits) - 1)};
    rest -= Seats::of(last);
    t.then({.stage = Stage::convict, .seat = last});
  }
}

// GOR-VOTE-7, -10, GOR-HOUSE-4 (AVENGE)  A voted-out avenger may take one who voted for him along.
void leave(Turn& t, Seat convicted) {
  if (!t.table().in_play.has(convicted)) return;
  const bool out = put_out(t, convicted, clause::gor_vote_7, t.truth().verdict_by);
  if (!out || card_of(t, convicted).avenge == Avenge::no) return;
  const Seats against = seats_where(
      t.table().in_play, [&](Seat s) { return t.table().ballots[index(s)] == convicted; });
  if (against.empty()) return;
  t.truth().avenged = t.truth().last_left;
  t.ask(convicted, ask::avenge);
  ask_to_close(t, Closable::vote);
}

void avenge(Turn& t, const Command& command) {
  if (command.choice == kPass) return;
  put_out(t, seat_of(command.choice), clause::gor_house_4, t.truth().avenged);
}

// GOR-WIN-1, GOR-VOTE-10  One victory check after the last card; the post is handed over after it.
void sentenced(Turn& t) {
  t.retire(Seats::of(Seat::nobody), ask::close);
  if (t.truth().anybody_left == 0) {
    return nobody_leaves(t, Reason::alibi, clause::gor_vote_10);
  }
  t.then({.stage = Stage::handover});
  t.then({.stage = Stage::victory});
}

}  // namespace omerta::gorod
