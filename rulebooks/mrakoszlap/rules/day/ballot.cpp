// Shows of hands and how they are counted: the ballot, the tie ballot.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

// MRK-BALLOT-1, MRK-JUDGE-1, MRK-COMMUNIST-1
Seats eligible(const Table& table) {
  return table.equal != 0 ? table.in_play : table.in_play - table.banned;
}

Seats on_trial(const Table& table) {
  return table.phase == Phase::tie_ballot ? table.tied : table.accused;
}

// The accused whose show of hands comes next, in list order.
Seat next_to_show(const Table& table) {
  for (unsigned i = 0; i < table.listed; ++i) {
    const Seat seat = table.list[i];
    if (on_trial(table).has(seat) && !table.shown.has(seat)) return seat;
  }
  return Seat::nobody;
}

bool for_and_against(const Turn& t) {
  return t.table().single != 0 && t.plan().setup.single_accused == SingleAccused::for_against;
}

// MRK-COMMUNIST-1, MRK-MECIAR-1  Suspended today, or with the option for good.
bool all_equal(const Turn& t) {
  const bool lost = t.plan().setup.meciar_kovac_lose == MeciarKovacLose::for_good;
  return t.table().equal != 0 || (lost && t.table().has_spent(Power::communist));
}

// MRK-BALLOT-2, MRK-MECIAR-1
int weight(const Turn& t, Seats hands) {
  int sum = 0;
  for (Seat seat : hands& t.table().in_play) {
    sum += !all_equal(t) && holds(t, seat, Type::meciar) ? 2 : 1;
  }
  return sum;
}

// MRK-BALLOT-2, MRK-KOVAC-1  One vote is taken off the count for his death.
int in_favour(const Turn& t, Seat accused) {
  const int sum = weight(t, t.table().in_favour[index(accused)]);
  const bool kovac = !all_equal(t) && holds(t, accused, Type::kovac);
  return kovac ? std::max(0, sum - 1) : sum;
}

int against(const Turn& t, Seat accused) { return weight(t, t.table().against[index(accused)]); }

// A run-off is a second ballot (MRK-TIE-2).
Clause shows_by(const Turn& t) {
  const bool tie = t.table().phase == Phase::tie_ballot && t.table().runoff == 0;
  return tie ? clause::mrk_tie_1 : clause::mrk_ballot_1;
}

// The count of somebody who leads is why there is a verdict or a tie.
void tell_counts(Turn& t, Seats among, Seats leading) {
  for (Seat accused : among) {
    const EventId told =
        t.tell(Audience::moderator(), {.fact = fact::counted,
                                       .who = accused,
                                       .what = byte(against(t, accused)),
                                       .by = clause::mrk_ballot_2,
                                       .much = static_cast<std::uint16_t>(in_favour(t, accused))});
    if (leading.has(accused)) t.truth().because = told;
  }
}

void open_show(Turn& t, Seat accused, Show show) {
  t.truth().answered = {};
  t.tell(everyone,
         {.fact = fact::show_opened, .who = accused, .what = byte(show), .by = shows_by(t)});
}

Show first_show(const Turn& t) {
  const bool tie = t.table().phase == Phase::tie_ballot && t.table().runoff == 0;
  return tie ? Show::either : Show::in_favour;
}

// The hand is there already; nobody is told twice.
bool is_up(const Table& table, const Command& command) {
  const bool other =
      command.ask == ask::tie_vote ? command.choice != kFor : table.show == Show::against;
  const auto& hands = other ? table.against : table.in_favour;
  return hands[index(table.floor)].has(command.seat);
}

Row nobody(Turn& t, Clause by) {
  t.tell(everyone, {.fact = fact::nobody_condemned, .by = by});
  return Row::evening;
}

Row condemn(Turn& t, Seats seats) {
  t.truth().condemned_more = seats;
  return Row::verdict;
}

// MRK-BALLOT-3  The highest count wins, above 0; a shared one is voted on again.
Row highest_wins(Turn& t, Seats among) {
  const Seats most = strongest(t, among);
  tell_counts(t, among, most);
  if (most.empty()) return nobody(t, clause::mrk_ballot_3);
  if (most.count() == 1) return condemn(t, most);
  if (t.table().runoff != 0) return nobody(t, clause::mrk_tie_2);
  const bool runoff = t.plan().setup.tie_ballot == TieBallot::runoff;
  t.truth().because = t.tell(everyone, {.fact = fact::tied,
                                        .what = byte(runoff ? 1 : 0),
                                        .seats = most,
                                        .by = clause::mrk_tie_1,
                                        .cause = t.truth().because});
  return Row::tie_ballot;
}

// MRK-BALLOT-4
Row single_accused(Turn& t, Seat accused) {
  tell_counts(t, Seats::of(accused), Seats::of(accused));
  const bool condemned =
      for_and_against(t) ? in_favour(t, accused) > against(t, accused) : in_favour(t, accused) > 0;
  return condemned ? condemn(t, Seats::of(accused)) : nobody(t, clause::mrk_ballot_4);
}

// MRK-TIE-2
Row tie_counted(Turn& t) {
  const Seats tied = t.table().tied;
  const Seats more = seats_where(tied, [&](Seat s) { return in_favour(t, s) > against(t, s); });
  tell_counts(t, tied, strongest(t, more));
  if (more.empty()) return nobody(t, clause::mrk_tie_2);
  if (t.plan().setup.tie_ballot == TieBallot::separate) return condemn(t, more);
  const Seats most = strongest(t, more);
  return most.count() == 1 ? condemn(t, most) : nobody(t, clause::mrk_tie_2);
}

}  // namespace

// Those of them with the most hands in favour; nobody if none has any.
Seats strongest(const Turn& t, Seats among) {
  int most = 1;
  for (Seat seat : among) most = std::max(most, in_favour(t, seat));
  return seats_where(among, [&](Seat s) { return in_favour(t, s) == most; });
}

// MRK-BALLOT-5  How it is counted is fixed by the number of accused when it begins.
void ballot_opens(Turn& t) { open_phase(t, Phase::ballot, clause::mrk_ballot_1); }

void tie_opens(Turn& t) { open_phase(t, Phase::tie_ballot, clause::mrk_tie_1); }

// MRK-BALLOT-1, -3  Hands are public and may be lowered until the moderator or the clock closes the
// show; one for each voter.
void ask_hands(Turn& t) {
  const Table& table = t.table();
  const Seat accused = on_trial(table).has(table.floor) && table.show != Show::none
                           ? table.floor
                           : next_to_show(table);
  if (accused == Seat::nobody) return;
  if (table.floor != accused || table.show == Show::none) open_show(t, accused, first_show(t));
  const bool each = t.plan().setup.ballot_votes == BallotVotes::each && table.single == 0;
  const Seats here = table.in_favour[index(accused)] | table.against[index(accused)];
  const bool tie = table.show == Show::either;
  const Seats busy = each || tie ? Seats{} : table.raised - here;
  const Seats other_side = table.show == Show::against ? table.in_favour[index(accused)] : Seats{};
  const Seats may = eligible(table) - busy - other_side;
  const Ask what = tie ? ask::tie_vote : ask::raise_hand;
  t.ask(may - t.truth().answered, what);
  t.offer(may & t.truth().answered, what);
  offer_powers(t);
  ask_to_close(t);
}

void raise_hand(Turn& t, const Command& command) {
  const bool tie = command.ask == ask::tie_vote;
  const bool up = command.choice != kPass;
  if (up && is_up(t.table(), command)) return;
  const Table& table = t.table();
  const Seats now = table.in_favour[index(table.floor)] | table.against[index(table.floor)];
  t.truth().answered |= Seats::of(command.seat);
  if (!up && !now.has(command.seat)) return;
  const Show side = !up   ? Show::none
                    : tie ? (command.choice == kFor ? Show::in_favour : Show::against)
                          : table.show;
  t.tell(everyone, {.fact = fact::hand,
                    .who = command.seat,
                    .whom = table.floor,
                    .what = byte(side),
                    .by = shows_by(t)});
}

// The next show, or the count.
Row ballot_done(Turn& t) {
  const Seat floor = t.table().floor;
  if (t.table().accused.empty()) return nobody(t, clause::mrk_ballot_5);
  if (t.table().show != Show::none && t.table().accused.has(floor)) {
    if (t.table().show == Show::in_favour && for_and_against(t)) {
      open_show(t, floor, Show::against);
      return Row::stay;
    }
    t.tell(everyone, {.fact = fact::show_closed, .who = floor, .by = clause::mrk_ballot_1});
  }
  if (next_to_show(t.table()) != Seat::nobody) return Row::stay;
  if (t.table().single != 0) return single_accused(t, *t.table().accused);
  return highest_wins(t, t.table().accused);
}

Row tie_done(Turn& t) {
  const Seat floor = t.table().floor;
  if (t.table().tied.empty()) return nobody(t, clause::mrk_ballot_5);
  if (t.table().show != Show::none && t.table().tied.has(floor)) {
    t.tell(everyone, {.fact = fact::show_closed, .who = floor, .by = shows_by(t)});
  }
  if (next_to_show(t.table()) != Seat::nobody) return Row::stay;
  return t.table().runoff != 0 ? highest_wins(t, t.table().tied) : tie_counted(t);
}

}  // namespace omerta::mrakoszlap
