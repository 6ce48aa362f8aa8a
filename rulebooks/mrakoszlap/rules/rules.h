// What the rule files of mrakoszlap share: who is who, what is noted, and each other's steps.
#pragma once
#include "engine/byte.h"
#include "engine/circle.h"
#include "engine/order.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

inline constexpr Audience everyone = Audience::everyone();

// MRK-REPORT-5
inline bool full(const Turn& t) { return t.plan().setup.report_detail == ReportDetail::full; }

// MRK-SEAT-2  The neighbours at this moment; the dead are skipped.
inline Seat next_living(const Turn& t, Seat seat) { return left_of(t.truth().alive, seat); }
inline Seat previous_living(const Turn& t, Seat seat) { return right_of(t.truth().alive, seat); }

// --- hands.cpp ---
struct Glass {
  std::uint16_t number;
  bool clean;
};
bool holds(const Turn& t, Seat seat, Type type);
Seat holder(const Turn& t, CardId id);  // in whose hand it was dealt, living or not
Seat living_holder(const Turn& t, Type type);
bool has_mirror(const Turn& t, Seat seat);
bool has_gas_mask(const Turn& t, Seat seat);
Glass break_mirror(Turn& t, Seat seat);
bool muddy_mirror(Turn& t, Seat seat);
unsigned spend(Turn& t, Seat seat, Type type);
unsigned lowest_treader(const Turn& t, Seat seat);
void spend_treader(Turn& t, Seat seat, unsigned number);
void after_treader_lost(Turn& t, Seat seat);
unsigned gain_treader(Turn& t, Seat seat);
unsigned gain_mirror(Turn& t, Seat seat);

// --- the order of play (round.cpp) ---
void open_phase(Turn& t, Phase phase, Clause by);
void night_falls_now(Turn& t);  // MRK-ASTRONOMER-1: whatever was going on lapses

// --- deal.cpp ---
void ask_for_card(Turn& t);
void deal(Turn& t, Choice choice);
Row dealt(Turn& t);
void give_hand(Turn& t, Seat seat, Hand hand);
bool doctor_dealt(const Turn& t);
void ask_doctor_night(Turn& t);
void draw_doctor_night(Turn& t, Choice choice);
Row doctor_night_drawn(Turn& t);
void ask_to_look(Turn& t);
Row looked(Turn& t);

// --- evening to calls (dusk.cpp, calls.cpp, prison.cpp) ---
void nightfall(Turn& t);
Row night_fallen(Turn& t);
bool meeting_held(const Turn& t);
void mafia_meets(Turn& t);
void ask_plan(Turn& t);
void plan_target(Turn& t, const Command& command);
Row meeting_over(Turn& t);
void night_opens(Turn& t);
void ask_skip_night(Turn& t);
void skip(Turn& t, const Command& command);
Row night_opened(Turn& t);
void calls_open(Turn& t);
void ask_call(Turn& t);
void order(Turn& t, const Command& command);
EventId tell_order(Turn& t, const Command& command, Type type);
EventId order_of(const Turn& t, CardId id);  // what was ordered for this card tonight
Row call_done(Turn& t);
bool prison_held(const Turn& t);
void prison_opens(Turn& t);
void ask_prison(Turn& t);
Row prison_done(Turn& t);
bool is_powerless(const Turn& t, Seat seat);
bool spyglass_held(const Turn& t);
void spyglass_opens(Turn& t);
void ask_spyglass(Turn& t);
Row spyglass_done(Turn& t);
void draw_order(Turn& t, Choice choice);

// --- the end of the night (flight.cpp, attacks.cpp) ---
void shoot(Turn& t, CardId sender, Seat target, EventId order);
void hit(Turn& t, Seat seat);
bool is_sanded(const Turn& t, Seat seat);
void note_broken_mirror(Turn& t, Seat owner);
void exchange_gain(Turn& t, Type type);
void pay_exchanges(Turn& t);
void resolve_attacks(Turn& t);
Row resolved(Turn& t);
bool release_held(const Turn& t);
void release_opens(Turn& t);
void ask_release(Turn& t);
void release(Turn& t, const Command& command);
Row release_done(Turn& t);
void night_gains(Turn& t);
Row gained(Turn& t);

// --- the log of the night and the report (report.cpp) ---
struct Lost {
  Type type = Type::none;
  unsigned number = 0;
  Kind reason = Kind::shot;
};
struct Gained {
  Type type = Type::none;
  unsigned number = 0;
  Type by = Type::none;
};
void step(Turn& t, Course course, Seat seat, unsigned number, Clause by, Seat other = Seat::nobody,
          CardId sender = CardId::none);
EventId told_of(const Tonight& tonight, unsigned line);  // the event of a line of the log
EventId tell_loss(Turn& t, Seat seat, const Lost& lost, EventId because);
void tell_gain(Turn& t, Seat seat, const Gained& gained, EventId because);
void dawn(Turn& t);
Row report_opened(Turn& t);
bool bullets_held(const Turn& t);
void ask_bullet(Turn& t);
Row bullets_read(Turn& t);
bool sock_held(const Turn& t);
void ask_smell(Turn& t);
Row smell_read(Turn& t);
void morning(Turn& t);
Row morning_over(Turn& t);

// --- the day (trial.cpp, ballot.cpp, verdict.cpp, powers.cpp) ---
void day_opens(Turn& t);
void ask_skip_day(Turn& t);
Row day_opened(Turn& t);
void accusations_open(Turn& t);
void ask_accusations(Turn& t);
void accuse(Turn& t, const Command& command);
Row accusations_closed(Turn& t);
void defences_open(Turn& t);
void ask_defence(Turn& t);
void defend(Turn& t, const Command& command);
Row defence_done(Turn& t);
void ballot_opens(Turn& t);
void ask_hands(Turn& t);
void raise_hand(Turn& t, const Command& command);
Row ballot_done(Turn& t);
void tie_opens(Turn& t);
Row tie_done(Turn& t);
void verdict_opens(Turn& t);
void ask_pause(Turn& t);
Row verdict_done(Turn& t);
void execution(Turn& t);
Row executed(Turn& t);
void evening_opens(Turn& t);
void ask_evening(Turn& t);
Row evening_over(Turn& t);
void offer_powers(Turn& t);
Power power_meant(const Command& command);  // question.cpp
void use_power(Turn& t, const Command& command);
void read_bomb_next(Turn& t);
void read_bomb(Turn& t, Seat drawn);
void strike_by_day(Turn& t, Seat seat, Kind kind);
void strike_together(Turn& t, Seats targets, Kind kind);
void speak(Turn& t, Seat seat);
Seats strongest(const Turn& t, Seats among);

// --- death and victory (victory.cpp) ---
void fall(Turn& t, Seat seat);           // dead, and nobody but the moderator knows yet
void dies_at_night(Turn& t, Seat seat);  // and this may decide the game
void note_decision(Turn& t);
void announce_death(Turn& t, Seat seat, Clause by, EventId because);
bool check_victory(Turn& t);
void game_over(Turn& t, Result result, Clause by, EventId because);
Result result_now(const Turn& t);

}  // namespace omerta::mrakoszlap
