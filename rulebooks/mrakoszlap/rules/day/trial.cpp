// The day up to the ballot: the Time Lord's window, accusations, defences.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

// MRK-ACCUSE-1, MRK-DEFEND-1  The first on the list who has not had his turn.
Seat next_to_defend(const Table& table) {
  for (unsigned i = 0; i < table.listed; ++i) {
    const Seat seat = table.list[i];
    if (table.accused.has(seat) && !table.defended.has(seat)) return seat;
  }
  return Seat::nobody;
}

bool is_silenced(const Table& table, Seat seat) {
  return table.silenced.has(seat) && table.equal == 0;
}

}  // namespace

void day_opens(Turn& t) { open_phase(t, Phase::day_open, clause::mrk_phase_3); }

// MRK-TIMELORD-1, -4, MRK-DAY-1  The report is over: from here on it is day for every power.
void ask_skip_day(Turn& t) {
  if (t.truth().skipped == 2) return;
  for (Seat seat : t.table().in_play) t.offer(seat, ask::skip_day);
  for (Seat seat : t.table().in_play) t.offer(seat, ask::use_power);
  ask_to_close(t);
}

// MRK-TIMELORD-2  A skipped day has no accusations or ballot; the next night begins.
Row day_opened(Turn& t) { return t.truth().skipped == 2 ? evening_over(t) : Row::accusations; }

void accusations_open(Turn& t) { open_phase(t, Phase::accusations, clause::mrk_accuse_1); }

// MRK-ACCUSE-1, MRK-DAY-1  Anybody, any number of times, until the moderator closes the list.
void ask_accusations(Turn& t) {
  t.offer(t.table().in_play, ask::accuse);
  offer_powers(t);
  ask_to_close(t);
}

void accuse(Turn& t, const Command& command) {
  const Seat whom = seat_of(command.choice);
  if (whom == Seat::nobody) return;
  t.tell(everyone,
         {.fact = fact::accused, .who = command.seat, .whom = whom, .by = clause::mrk_accuse_1});
}

// MRK-ACCUSE-2  Nobody accused: evening.
Row accusations_closed(Turn& t) { return t.table().accused.empty() ? Row::evening : Row::defences; }

void defences_open(Turn& t) { open_phase(t, Phase::defences, clause::mrk_defend_1); }

// MRK-DEFEND-1, -2  In list order; a silenced accused chooses who speaks in his stead.
void ask_defence(Turn& t) {
  const Seat accused = next_to_defend(t.table());
  if (accused == Seat::nobody) return;
  if (t.table().floor != accused) {
    t.tell(everyone, {.fact = fact::floor, .who = accused, .by = clause::mrk_defend_1});
  }
  const Seat proxy = t.table().speaker;
  if (!is_silenced(t.table(), accused)) {
    t.ask(accused, ask::defence);
  } else if (proxy == Seat::nobody) {
    t.ask(accused, ask::choose_proxy);
  } else {
    t.ask(proxy, ask::defence);
  }
  offer_powers(t);
  offer_close(t);
}

void defend(Turn& t, const Command& command) {
  if (command.ask == ask::defence) return;  // he has said what he had to say
  t.tell(everyone, {.fact = fact::proxy,
                    .who = t.table().floor,
                    .whom = seat_of(command.choice),
                    .by = clause::mrk_defend_2});
  t.ask(seat_of(command.choice), ask::defence);
}

Row defence_done(Turn& t) {
  const Seat floor = t.table().floor;
  if (floor != Seat::nobody) {
    t.tell(everyone, {.fact = fact::defence_over, .who = floor, .by = clause::mrk_defend_1});
  }
  if (t.table().accused.empty()) return Row::evening;
  return next_to_defend(t.table()) != Seat::nobody ? Row::stay : Row::ballot;
}

void speak(Turn& t, Seat seat) {
  t.tell(everyone, {.fact = fact::spoke, .who = seat, .by = clause::mrk_day_1});
}

}  // namespace omerta::mrakoszlap
