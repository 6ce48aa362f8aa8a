// The order of play, written once: the deal, then nights and days (MRK-PHASE-2, -3). Each row says
// whether it is held, how it opens, whom it asks, and what follows.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

bool always(const Turn&) { return true; }
void nothing(Turn&) {}
Row to_release(Turn&) { return Row::release; }
Row to_dawn(Turn&) { return Row::dawn; }

constexpr Order<Mrakoszlap, 24> kOrder{{{
    {Row::deal, always, nothing, ask_for_card, dealt},
    {Row::doctor_night, doctor_dealt, nothing, ask_doctor_night, doctor_night_drawn},
    {Row::look, always, nothing, ask_to_look, looked},
    {Row::nightfall, always, nightfall, nothing, night_fallen},
    {Row::meeting, meeting_held, mafia_meets, ask_plan, meeting_over},
    {Row::night_open, always, night_opens, ask_skip_night, night_opened},
    {Row::calls, always, calls_open, ask_call, call_done},
    {Row::prison, prison_held, prison_opens, ask_prison, prison_done},
    {Row::spyglass, spyglass_held, spyglass_opens, ask_spyglass, spyglass_done},
    {Row::resolution, always, resolve_attacks, nothing, to_release},
    {Row::release, release_held, release_opens, ask_release, release_done},
    {Row::gains, always, night_gains, nothing, to_dawn},
    {Row::dawn, always, dawn, nothing, report_opened},
    {Row::bullets, bullets_held, nothing, ask_bullet, bullets_read},
    {Row::sock, sock_held, nothing, ask_smell, smell_read},
    {Row::morning, always, morning, nothing, morning_over},
    {Row::day_open, always, day_opens, ask_skip_day, day_opened},
    {Row::accusations, always, accusations_open, ask_accusations, accusations_closed},
    {Row::defences, always, defences_open, ask_defence, defence_done},
    {Row::ballot, always, ballot_opens, ask_hands, ballot_done},
    {Row::tie_ballot, always, tie_opens, ask_hands, tie_done},
    {Row::verdict, always, verdict_opens, ask_pause, verdict_done},
    {Row::execution, always, execution, nothing, executed},
    {Row::evening, always, evening_opens, ask_evening, evening_over},
}}};
static_assert(kOrder.complete());

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

void open_phase(Turn& t, Phase phase, Clause by) {
  t.tell(is_hidden(phase) ? Audience::moderator() : everyone,
         {.fact = fact::phase_opened, .what = byte(phase), .by = by, .much = t.table().round});
}

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
  t.tell(everyone, {.fact = fact::deck_announced, .by = clause::mrk_deck_6});
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
    case Stage::enter: return kOrder.enter(t, step.row);
    case Stage::ask: return kOrder.ask(t, step.row);
    case Stage::done: return kOrder.finish(t, step.row);
    case Stage::bomb: return read_bomb_next(t);
  }
}

}  // namespace omerta::mrakoszlap

namespace omerta {
template const RuleFunctions& rule_functions<mrakoszlap::Mrakoszlap>();
}
