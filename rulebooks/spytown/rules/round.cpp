// The order of play, written once: the start of the game, then rounds of Agent, Mafia and Police
// phase. Each row says whether it is held, how it opens, whom it asks, and what follows.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

bool always(const Turn&) { return true; }
void nothing(Turn&) {}

bool is_extended(const Turn& t) { return t.plan().extended(); }

// SPY-ROUND-1, -2  All who are in the game have their eyes closed.
void round_begins(Turn& t) {
  t.truth().chosen = Seat::nobody;
  t.truth().condemned = Seat::nobody;
  t.truth().fixed = 0;
  t.truth().look_over = 0;
  t.truth().mafia_held = 0;
  if (t.table().round >= kRounds) return game_over(t, Result::no_winners, clause::spy_win_5, 0);
  t.tell(everyone, {.fact = fact::round_began,
                    .by = clause::spy_round_2,
                    .much = static_cast<std::uint16_t>(t.table().round + 1)});
}

Row to_role_swap(Turn&) { return Row::role_swap; }
Row to_agent(Turn&) { return Row::agent; }

// SPY-CARD-18, SPY-ROUND-1, -4, SPY-POLICE-2
constexpr Order<Spytown, 22> kOrder{{{
    {Row::tokens, always, nothing, ask_for_token, tokens_dealt},
    {Row::cards, is_extended, nothing, ask_for_card, cards_dealt},
    {Row::look, always, start_opens, ask_to_look, looked_at},
    {Row::commander, commander_dealt, show_commander, nothing, to_role_swap},
    {Row::role_swap, swap_held, show_role_swap, ask_to_swap, swap_decided},
    {Row::round, always, round_begins, nothing, to_agent},
    {Row::agent, agent_held, agent_wakes, ask_agent, agent_sleeps},
    {Row::recognition, recognition_held, gang_wakes, gang_waits, gang_sleeps},
    {Row::mafia, mafia_held, mafia_wakes, ask_mafia, mafia_done},
    {Row::deadlock, deadlock_held, nothing, settle_deadlock, mafia_sleeps},
    {Row::opening, always, opening, nothing, opened},
    {Row::start_window, start_window_held, start_window_opens, ask_start_window, start_window_done},
    {Row::discussion, always, discussion_opens, ask_discussion, discussion_done},
    {Row::preliminary, always, preliminary_opens, ask_preliminary, preliminary_counted},
    {Row::second_lot, second_lot_held, nothing, ask_second_lot, second_lot_drawn},
    {Row::questioning, always, questioning_opens, ask_defence, questioning_done},
    {Row::final, always, final_opens, ask_final, final_counted},
    {Row::renewed, always, renewed_opens, ask_moves, renewed_done},
    {Row::lot, always, lot_opens, ask_lot, lot_done},
    {Row::verdict, always, verdict, nothing, verdict_done},
    {Row::end_window, end_window_held, end_window_opens, ask_end_window, end_window_done},
    {Row::close, always, close_police_phase, nothing, round_over},
}}};
static_assert(kOrder.complete());

// Section 1.2: closing a prompt by hand has the same effect as its timeout.
void close(Turn& t) {
  const Row row = t.truth().row;
  if (t.truth().pending == 0 && (row == Row::preliminary || row == Row::final)) {
    return time_out_votes(t);
  }
  if (t.truth().pending == 0 && (row == Row::lot || row == Row::second_lot)) {
    return leave_lot_to_chance(t);
  }
  if (t.truth().pending == 0 && row == Row::questioning) {
    for (Seat seat : t.asked(ask::defence)) defend(t, {.seat = seat, .ask = ask::defence});
  }
  t.retire(kEverybody, ask::look);  // the lane of all that is asked
}

}  // namespace

void open_phase(Turn& t, Phase phase, Clause by) {
  t.tell(everyone,
         {.fact = fact::phase_opened, .what = byte(phase), .by = by, .much = t.table().round});
  offer_rulings(t);
}

void close_phase(Turn& t, Phase phase, Clause by) {
  t.tell(everyone,
         {.fact = fact::phase_closed, .what = byte(phase), .by = by, .much = t.table().round});
}

// SPY-SETUP-3, SPY-CARD-2  What was dealt, and which cards are in play, everybody knows; the sides
// (SPY-RERECRUIT-3) are no part of it.
void Spytown::begin(Turn& t) {
  const int seats = t.plan().setup.seats;
  t.truth().tokens_left = Seats::first(seats).bits;
  t.truth().cards_left = t.plan().extended() ? Seats::first(seats).bits : 0;
  t.tell(everyone, {.fact = fact::tokens_announced, .by = clause::spy_setup_3});
  if (t.plan().extended()) {
    t.tell(everyone, {.fact = fact::cards_announced, .by = clause::spy_card_2});
  }
  begin_at(t, Row::tokens);
}

void Spytown::hear(Turn& t, const Command& command) {
  switch (static_cast<number::Ask>(command.ask)) {
    case number::deal: return deal_token(t, command.choice);
    case number::deal_card: return deal_card(t, command.choice);
    case number::role_swap: return swap(t, command);
    case number::agent_look: return agent_looks(t, command);
    case number::mafia_point: return point(t, command);
    case number::deadlock: return choose_victim(t, seat_of(command.choice), clause::spy_mafia_5);
    case number::lot: return draw(t, seat_of(command.choice));
    case number::vest: return show_vest(t, command);
    case number::bandage: return show_bandage(t, command);
    case number::last_shot: return fire(t, command);
    case number::discussion_done: return declare(t, command);
    case number::vote_preliminary:
    case number::vote_final: return cast(t, command);
    case number::defence: return defend(t, command);
    case number::move_vote: return move_vote(t, command);
    case number::recruit: return recruit(t, command);
    case number::show_card: return penalise(t, command.seat);
    case number::speak: return speak(t, command.seat);
    case number::close: return close(t);
    case number::expel: return expel(t, seat_of(command.choice), clause::spy_gm_4, 0);
    case number::rule: return give_ruling(t, command.choice);
    case number::look:
    case number::start_window:
    case number::end_window: return window_answered(t, command.seat);
    default: return play_card(t, command);
  }
}

void Spytown::run(Turn& t, Step step) {
  close_reaction(t);  // nobody is awaited: a window that was open is over
  switch (step.stage) {
    case Stage::none: return;
    case Stage::enter: return kOrder.enter(t, step.row);
    case Stage::ask: return kOrder.ask(t, step.row);
    case Stage::done: return kOrder.finish(t, step.row);
    case Stage::victim: return name_victim(t);
    case Stage::vest: return vest_window(t, step);
    case Stage::bandage: return bandage_window(t, step);
    case Stage::confirm: return confirm(t, step);
    case Stage::out: return goes_out(t, step);
    case Stage::right: return last_shot_right(t, step);
    case Stage::shot: return last_shot_card(t, step);
    case Stage::victory: return check_victory(t);
  }
}

}  // namespace omerta::spytown

namespace omerta {
template const RuleFunctions& rule_functions<spytown::Spytown>();
}
