// What the rule files of spytown share: who is who, who hears what, and each other's steps.
#pragma once
#include "engine/byte.h"
#include "engine/circle.h"
#include "engine/order.h"
#include "rulebooks/spytown/rules/card_rows.h"
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown {

inline constexpr Audience everyone = Audience::everyone();

// SPY-VOTE-2, SPY-SHELTER-3, SPY-ARREST-2, SPY-KIDNAP-2  Who votes, and who can be voted for in the
// preliminary ballot.
inline Seats voters(const Table& table) {
  return table.in_play - table.sheltered - table.arrested - table.kidnapped;
}
inline Seats candidates(const Table& table) {
  return table.in_play - table.sheltered - table.arrested;
}

// SPY-SMALL-4, -5  An Agent somebody knows to be out, before everyone sees it.
inline Seats exposed_to(const View& view) {
  const bool night = view.table.round == 1 && view.table.phase < Phase::police_phase;
  return night ? view.notes.exposed : Seats{};
}

// --- who is who (sides.cpp) ---
Side side_of(const Turn& t, Seat seat);    // SPY-WIN-6
Force force_of(const Turn& t, Seat seat);  // SPY-WIN-6
void reckon_sides(Turn& t);                // after the deal, a swap, a recruitment
Seats awake(const Turn& t);                // SPY-MAFIA-1
Seats watchers(const Turn& t);             // SPY-OUT-3: the eliminated, with their eyes open
Seat agent(const Turn& t);                 // who holds the token; nobody if there is none

// --- the order of play (round.cpp) ---
void open_phase(Turn& t, Phase phase, Clause by);
void close_phase(Turn& t, Phase phase, Clause by);

// --- the deal and the start of the game (start.cpp) ---
void ask_for_token(Turn& t);
void ask_for_card(Turn& t);
Row tokens_dealt(Turn& t);
Row cards_dealt(Turn& t);
void deal_token(Turn& t, Choice choice);
void deal_card(Turn& t, Choice choice);
void give_token(Turn& t, Seat seat, Token token);
void give_card(Turn& t, Seat seat, Card card);
void start_opens(Turn& t);
void ask_to_look(Turn& t);
Row looked_at(Turn& t);
bool commander_dealt(const Turn& t);
void show_commander(Turn& t);
bool swap_held(const Turn& t);
void show_role_swap(Turn& t);
void ask_to_swap(Turn& t);
void swap(Turn& t, const Command& command);
Row swap_decided(Turn& t);

// --- the night (agent.cpp, mafia.cpp, recruitment.cpp) ---
bool agent_held(const Turn& t);
void agent_wakes(Turn& t);
void ask_agent(Turn& t);
void agent_looks(Turn& t, const Command& command);
Row agent_sleeps(Turn& t);
bool recognition_held(const Turn& t);
Seats gang_members(const Turn& t);
void gang_wakes(Turn& t);
void gang_waits(Turn& t);
Row gang_sleeps(Turn& t);
bool mafia_held(const Turn& t);
void mafia_wakes(Turn& t);
void ask_mafia(Turn& t);
void point(Turn& t, const Command& command);
void clear_pointings(Turn& t, Seat at, Clause by);
Row mafia_done(Turn& t);
bool deadlock_held(const Turn& t);
void settle_deadlock(Turn& t);
void choose_victim(Turn& t, Seat victim, Clause by);
void settle_on(Turn& t, Seat victim, Clause by, EventId because);
Row mafia_sleeps(Turn& t);
void recruit(Turn& t, const Command& command);
void tell_the_night(Turn& t, Seat seat);  // to somebody who opens the eyes in the middle of it

// --- the Police phase (police.cpp, ballots.cpp, suspects.cpp) ---
void opening(Turn& t);
void name_victim(Turn& t);
Row opened(Turn& t);
bool start_window_held(const Turn& t);
void start_window_opens(Turn& t);
void ask_start_window(Turn& t);
Row start_window_done(Turn& t);
void discussion_opens(Turn& t);
void ask_discussion(Turn& t);
void declare(Turn& t, const Command& command);
Row discussion_done(Turn& t);
void speak(Turn& t, Seat seat);
void let_speak(Turn& t, Seats seats);
void verdict(Turn& t);
Row verdict_done(Turn& t);
bool end_window_held(const Turn& t);
void end_window_opens(Turn& t);
void ask_end_window(Turn& t);
Row end_window_done(Turn& t);
void close_police_phase(Turn& t);
Row round_over(Turn& t);
void window_answered(Turn& t, Seat seat);

void preliminary_opens(Turn& t);
void ask_preliminary(Turn& t);
Row preliminary_counted(Turn& t);
void final_opens(Turn& t);
void ask_final(Turn& t);
Row final_counted(Turn& t);
void cast(Turn& t, const Command& command);
void time_out_votes(Turn& t);
bool void_ballot(const Turn& t);  // SPY-VOTE-14: somebody left while it was open
Seats leaders(const Turn& t, Seats among);

void name_suspects(Turn& t, Seats suspects, Clause by);
Row without_suspect(const Turn& t);  // SPY-VOTE-14: where it goes on; `stay` if none is missing
bool second_lot_held(const Turn& t);
void ask_second_lot(Turn& t);
Row second_lot_drawn(Turn& t);
void questioning_opens(Turn& t);
void ask_defence(Turn& t);
void defend(Turn& t, const Command& command);
Row questioning_done(Turn& t);
void renewed_opens(Turn& t);
void ask_moves(Turn& t);
void move_vote(Turn& t, const Command& command);
Row renewed_done(Turn& t);
void lot_opens(Turn& t);
void ask_lot(Turn& t);
void leave_lot_to_chance(Turn& t);
void draw(Turn& t, Seat drawn);
Row lot_done(Turn& t);

// --- cards (playing.cpp, commander.cpp) ---
bool wrong_phase(Card card, Phase phase);  // SPY-CARD-10
Ask playable(const View& view);            // what a seat may do with its own card now
void offer_cards(Turn& t);
void play_card(Turn& t, const Command& command);
void use_up(Turn& t, Seat seat);
EventId lay_open(Turn& t, Seat seat, Card card, Seat target, Clause by, EventId because = 0);
void close_exhausted_window(Turn& t);  // SPY-CARD-15
void pass_commander(Turn& t, Clause by);
void hand_commander_to(Turn& t, Seat heir, Clause by);
void succeed_commander(Turn& t);  // SPY-COMMANDER-7: `at-once`

// --- elimination (elimination.cpp, leaving.cpp) ---
void condemn(Turn& t, Seat seat, Cause cause, Clause by, EventId because);
void vest_window(Turn& t, Step step);
void bandage_window(Turn& t, Step step);
void confirm(Turn& t, Step step);
void goes_out(Turn& t, Step step);
void last_shot_right(Turn& t, Step step);
void last_shot_card(Turn& t, Step step);
void show_vest(Turn& t, const Command& command);
void show_bandage(Turn& t, const Command& command);
void fire(Turn& t, const Command& command);
void close_reaction(Turn& t);
void put_out(Turn& t, Seat seat, Cause cause, Clause by, EventId because);
void show_gang_card(Turn& t, Seat seat);
void offer_rulings(Turn& t);
void give_ruling(Turn& t, Choice choice);
void offer_expulsion(Turn& t);
void expel(Turn& t, Seat seat, Clause by, EventId because);
void leave_at_once(Turn& t, Seat seat, Cause cause, Clause by, EventId because);
void penalise(Turn& t, Seat seat);
void gone(Turn& t, Seat seat);  // nothing is asked of him any more

// --- victory.cpp ---
void check_victory(Turn& t);
void victory_follows(Turn& t);  // once, when nothing is pending any more
void game_over(Turn& t, Result result, Clause by, EventId because);
bool decided(const Turn& t);

}  // namespace omerta::spytown
