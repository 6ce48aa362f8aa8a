// What each fact teaches: the table from public facts, a seat from those told to it. Nobody's
// knowledge changes in any other way, so folding a feed gives exactly what its owner knows.
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

void on_nightfall(Table& table, Event event) {
  if (event.much > 1)
    table.quiet = table.left != 0 ? 0 : static_cast<std::uint16_t>(table.quiet + 1);
  table.left = 0;
  table.phase = Phase::night;
  table.round = event.much;
  table.ballot = 0;
  table.candidates = 0;
  table.standing = {};
  table.nominated = {};
  table.declined = {};
}

void goes_out(Table& table, Seats seats) {
  if (seats.empty()) return;
  table.in_play -= seats;
  table.left = 1;
}

void add_candidate(Table& table, Seat seat) {
  if (table.standing.has(seat)) return;
  table.candidate[table.candidates++] = seat;
  table.standing |= Seats::of(seat);
}

// GOR-DAY-2  The order of nomination is kept.
void keep_candidates(Table& table, Seats staying) {
  unsigned kept = 0;
  for (unsigned i = 0; i < table.candidates; ++i) {
    if (staying.has(table.candidate[i])) table.candidate[kept++] = table.candidate[i];
  }
  table.candidates = static_cast<std::uint8_t>(kept);
  table.standing = table.standing & staying;
}

void on_vote_opened(Table& table, Event event) {
  keep_candidates(table, event.seats);
  for (Seat seat : event.seats) add_candidate(table, seat);  // `all-in-play`: in seat order
  table.phase = Phase::vote;
  table.ballot = event.what;
  table.ballots = for_each_seat(Seat::nobody);
}

void on_eliminated(Table& table, Event event) {
  table.phase = Phase::verdict;
  table.shown[index(event.who)] = static_cast<Role>(event.what);
  --table.covered[event.what];
  if (table.first_out == Seat::nobody) table.first_out = event.who;
  goes_out(table, Seats::of(event.who));
}

void on_withdrawn(Table& table, Event event) {
  goes_out(table, Seats::of(event.who));
  keep_candidates(table, table.standing - event.who);
  for (Seat seat : table.nominated) {
    if (table.nominee[index(seat)] == event.who) table.nominated -= Seats::of(seat);
  }
}

void on_dawn(Table& table, Event event) {
  table.phase = Phase::dawn;
  table.call = Call::none;
  if (table.first_out == Seat::nobody && !event.seats.empty()) table.first_out = *event.seats;
  goes_out(table, event.seats);
}

void on_game_over(Table& table, Event event) {
  table.phase = Phase::over;
  table.result = static_cast<Result>(event.what);
  table.winners = event.seats;
  table.winner = static_cast<Role>(event.much);
}

void on_choice(const Plan& plan, Notes& notes, Seat self, Event event) {
  const unsigned k = act_of(plan, notes.role, static_cast<Ask>(event.what));
  if (k >= kActs || event.seats.empty()) return;
  Limit& limit = notes.limits[k];
  if (limit.night != event.much) {
    const bool kept = plan.card(notes.role).act[k].repeat == Repeat::not_the_last;
    limit.previous = kept || limit.night + 1 == event.much ? limit.last : Seats{};
  }
  limit.last = event.seats;
  limit.ever |= event.seats;
  limit.night = event.much;
  limit.used = once_more(limit.used);
  if (event.seats.has(self)) limit.on_self = once_more(limit.on_self);
}

// GOR-MODERATOR-9  A choice that is cleared has used nothing up.
void uncount(Limit& limit, Seat self, Repeat repeat) {
  --limit.used;
  if (limit.last.has(self)) --limit.on_self;
  limit.ever -= limit.last;
  limit.last = repeat == Repeat::not_the_last ? limit.previous : Seats{};
}

void on_hand(const Plan& plan, Notes& notes, Seat self, Event event) {
  notes.pointing[index(event.who)] = event.whom;
  const bool own_act = event.what != 0 && event.who == self && event.whom == Seat::nobody;
  const unsigned k = own_act ? act_of(plan, notes.role, static_cast<Ask>(event.what)) : kActs;
  if (k < kActs && notes.limits[k].night == event.much) {
    uncount(notes.limits[k], self, plan.card(notes.role).act[k].repeat);
  }
}

void on_answer(Notes& notes, Event event) {
  if (event.seats.count() != 1) return;
  notes.nodded -= event.seats;
  notes.shaken -= event.seats;
  notes.twirled -= event.seats;
  switch (static_cast<Sign>(event.what)) {
    case Sign::nod: notes.nodded |= event.seats; break;
    case Sign::shake: notes.shaken |= event.seats; break;
    case Sign::twirl: notes.twirled |= event.seats; break;
    default: break;
  }
}

}  // namespace

void Gorod::learn(const Plan& plan, Table& table, Event event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::deck_announced:
      table.in_play = Seats::first(plan.setup.seats);
      table.covered = plan.setup.deck;
      break;
    case number::night_fell: on_nightfall(table, event); break;
    case number::call_opened: table.call = static_cast<Call>(event.what); break;
    case number::call_closed: table.call = Call::none; break;
    case number::dawn: on_dawn(table, event); break;
    case number::day_opened: table.phase = Phase::discussion; break;
    case number::nominated:
      add_candidate(table, event.whom);
      table.nominated |= Seats::of(event.who);
      table.declined -= Seats::of(event.who);  // whoever nominates has one after all
      table.nominee[index(event.who)] = event.whom;
      break;
    case number::no_candidate: table.declined |= Seats::of(event.who); break;
    case number::vote_opened: on_vote_opened(table, event); break;
    case number::ballot: table.ballots[index(event.who)] = event.whom; break;
    case number::eliminated: on_eliminated(table, event); break;
    case number::moderator_appointed: table.moderator = event.who; break;
    case number::withdrawn: on_withdrawn(table, event); break;
    case number::game_over: on_game_over(table, event); break;
    case number::card_shown: table.shown[index(event.who)] = static_cast<Role>(event.what); break;
    default: break;
  }
}

Standing Gorod::standing(const Plan& plan, const Table& table) {
  constexpr std::array<Hour, 7> kHours{Hour::setup, Hour::night, Hour::dawn, Hour::day,
                                       Hour::day,   Hour::day,   Hour::over};
  return {.hour = kHours[static_cast<unsigned>(table.phase)],
          .result = static_cast<std::uint8_t>(table.result),
          .round = table.round,
          .seats = Seats::first(plan.setup.seats),
          .in_play = table.in_play,
          .winners = table.winners,
          .moderator = table.moderator};
}

void Gorod::learn(const Plan& plan, Notes& notes, Seat self, Event event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::card_dealt: notes.role = static_cast<Role>(event.what); break;
    case number::group_awake:
      notes.awake_with = event.seats;
      notes.pointing = for_each_seat(Seat::nobody);
      break;
    case number::pointed: on_hand(plan, notes, self, event); break;
    case number::chose: on_choice(plan, notes, self, event); break;
    case number::sleepwalker_exposed:
      notes.exposed |= Seats::of(event.who);
      notes.pointing = for_each_seat(Seat::nobody);
      break;
    case number::answer: on_answer(notes, event); break;
    default: break;
  }
}

}  // namespace omerta::gorod
