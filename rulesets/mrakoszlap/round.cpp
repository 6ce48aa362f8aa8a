// The order of play, written once: the deal, then nights and days (MRK-PHASE-2, -3). Each row says
// whether it is held, how it opens, whom it asks, and what follows.
#include "rulesets/mrakoszlap/rules.h"

namespace omerta::mrakoszlap {
namespace {

struct Entry {
  Row row;
  bool (*held)(const Turn&);
  void (*open)(Turn&);
  void (*ask)(Turn&);  // its questions; put again after an interruption
  Row (*done)(Turn&);  // which row comes next when nobody is awaited any more
};

bool always(const Turn&) { return true; }
void nothing(Turn&) {}
Row to_release(Turn&) { return Row::release; }
Row to_dawn(Turn&) { return Row::dawn; }

constexpr std::array kOrder{
    Entry{Row::deal, always, nothing, ask_for_card, dealt},
    Entry{Row::doctor_night, doctor_dealt, nothing, ask_doctor_night, doctor_night_drawn},
    Entry{Row::look, always, nothing, ask_to_look, looked},
    Entry{Row::nightfall, always, nightfall, nothing, to_meeting},
    Entry{Row::meeting, meeting_held, mafia_meets, ask_plan, meeting_over},
    Entry{Row::night_open, always, night_opens, ask_skip_night, night_opened},
    Entry{Row::calls, always, calls_open, ask_call, call_done},
    Entry{Row::spyglass, spyglass_held, spyglass_opens, ask_spyglass, spyglass_done},
    Entry{Row::resolution, always, resolve_attacks, nothing, to_release},
    Entry{Row::release, release_held, release_opens, ask_release, release_done},
    Entry{Row::gains, always, night_gains, nothing, to_dawn},
    Entry{Row::dawn, always, dawn, nothing, report_opened},
    Entry{Row::bullets, bullets_held, nothing, ask_bullet, bullets_read},
    Entry{Row::sock, sock_held, nothing, ask_smell, smell_read},
    Entry{Row::morning, always, morning, nothing, morning_over},
    Entry{Row::day_open, always, day_opens, ask_skip_day, day_opened},
    Entry{Row::accusations, always, accusations_open, ask_accusations, accusations_closed},
    Entry{Row::defences, always, defences_open, ask_defence, defence_done},
    Entry{Row::ballot, always, ballot_opens, ask_hands, ballot_done},
    Entry{Row::tie_ballot, always, tie_opens, ask_hands, tie_done},
    Entry{Row::verdict, always, verdict_opens, ask_pause, verdict_done},
    Entry{Row::execution, always, execution, nothing, executed},
    Entry{Row::evening, always, evening_opens, ask_evening, evening_over},
};

constexpr bool in_order() {
  for (unsigned i = 0; i < kOrder.size(); ++i) {
    if (kOrder[i].row != static_cast<Row>(i)) return false;
  }
  return kOrder.size() == static_cast<unsigned>(Row::stay);
}
static_assert(in_order(), "the table has a row for each Row, in its order");

const Entry& entry_of(Row row) { return kOrder[static_cast<unsigned>(row)]; }

void enter(Turn& t, Row row) {
  const Entry& entry = entry_of(row);
  t.truth().row = row;
  if (!entry.held(t)) {
    return t.then({.stage = Stage::enter, .row = static_cast<Row>(byte(row) + 1)});
  }
  t.then({.stage = Stage::done, .row = row});
  t.then({.stage = Stage::ask, .row = row});
  entry.open(t);
}

void finish(Turn& t, Row row) {
  clear_questions(t);
  const Row next = entry_of(row).done(t);
  if (next != Row::stay) return t.then({.stage = Stage::enter, .row = next});
  t.then({.stage = Stage::done, .row = row});
  entry_of(row).ask(t);
}

// MRK-MOD-2  A human moderator may go on, as the clock does; he decides nothing.
Voices closers(const Turn& t) {
  const Voices clock = Voices::of(Voice::clock);
  return t.plan().human() ? clock | Voices::of(Voice::moderator) : clock;
}

// Timeouts never choose a target; a Matrix that does not answer loses its bullets.
void close(Turn& t) {
  if (t.truth().row == Row::release) t.truth().moved = 1;
  t.retire(kEverybody, ask::look);
}

// MRK-CALL-7, section 6: from the end of night-open to dawn nothing public happens.
bool is_hidden(Phase phase) {
  return phase == Phase::night_resolution || phase == Phase::matrix_release ||
         phase == Phase::night_gains;
}

}  // namespace

void interrupt(Turn& t) {
  clear_questions(t);
  t.then({.stage = Stage::ask, .row = t.truth().row});
}

void clear_questions(Turn& t) {
  t.retire(kEverybody, ask::look);
  t.retire(Seats::first(kSeats), ask::use_power);
  t.retire(Seats::first(kSeats), ask::speak);
}

void ask_to_close(Turn& t) {
  t.ask_house({.offers = kYes, .ask = ask::close, .voices = closers(t)});
}

void offer_close(Turn& t) {
  t.offer_house({.offers = kYes, .ask = ask::close, .voices = closers(t)});
}

void open_phase(Turn& t, Phase phase, Clause by) {
  t.tell(is_hidden(phase) ? Audience::moderator() : everyone,
         {.fact = fact::phase_opened, .what = byte(phase), .by = by, .much = t.table().round});
}

void begin_at(Turn& t, Row row) { t.then({.stage = Stage::enter, .row = row}); }

void night_falls_now(Turn& t) {
  t.end();
  pay_exchanges(t);
  begin_at(t, Row::nightfall);
}

// MRK-DECK-6  The cards in play are shown to everyone before the deal.
void Mrakoszlap::begin(Turn& t) {
  Truth& truth = t.truth();
  truth.left = t.plan().deck.bits;
  truth.alive = Seats::first(t.plan().setup.seats);
  truth.holder.fill(Seat::nobody);
  truth.treader.fill(Seat::nobody);
  truth.pairs = 2;
  t.tell(everyone, {.fact = fact::deck_announced, .by = Clause::mrk_deck_6});
  begin_at(t, Row::deal);
}

void Mrakoszlap::hear(Turn& t, const Command& command) {
  switch (static_cast<number::Ask>(command.ask)) {
    case number::Ask::deal: return deal(t, command.choice);
    case number::Ask::doctor_night: return draw_doctor_night(t, command.choice);
    case number::Ask::order: return draw_order(t, command.choice);
    case number::Ask::mafia_plan: return plan_target(t, command);
    case number::Ask::skip_night:
    case number::Ask::skip_day: return skip(t, command);
    case number::Ask::release_bullet: return release(t, command);
    case number::Ask::accuse: return accuse(t, command);
    case number::Ask::defence:
    case number::Ask::choose_proxy: return defend(t, command);
    case number::Ask::raise_hand:
    case number::Ask::tie_vote: return raise_hand(t, command);
    case number::Ask::use_power: return use_power(t, command);
    case number::Ask::close: return close(t);
    case number::Ask::speak: return speak(t, command.seat);
    case number::Ask::look: t.truth().answered |= Seats::of(command.seat); return;
    case number::Ask::prison_notice:
    case number::Ask::spyglass_notice: return;
    default: return order(t, command);
  }
}

void Mrakoszlap::run(Turn& t, Step step) {
  switch (step.stage) {
    case Stage::none: return;
    case Stage::enter: return enter(t, step.row);
    case Stage::ask: return entry_of(step.row).ask(t);
    case Stage::done: return finish(t, step.row);
    case Stage::bomb: return read_bomb_next(t);
  }
}

}  // namespace omerta::mrakoszlap
