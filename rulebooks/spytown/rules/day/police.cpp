// The Police phase around its ballots: opening, windows, discussion, verdict, close.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

// SPY-CARD-15  The same question to everyone in the game, whoever holds what.
void ask_window(Turn& t, Ask what, Cards belong) {
  if ((t.table().unseen & belong).empty()) return;
  t.ask(t.table().in_play - t.truth().answered, what);
  let_speak(t, t.table().in_play);
  offer_cards(t);
  offer_close(t);
}

void take_away(Turn& t, Seats from, Card card, Clause by) {
  for (Seat seat : from) {
    t.tell(everyone, {.fact = fact::card_removed, .who = seat, .what = byte(card), .by = by});
  }
}

// SPY-POLICE-1 (a), SPY-SMALL-4  Out since the look; now everyone sees it.
void show_exposed(Turn& t) {
  for (Seat seat : t.truth().exposed & t.table().in_play) {
    const EventId named = t.tell(everyone, {.fact = fact::named,
                                            .who = seat,
                                            .what = byte(Cause::agent_exposed),
                                            .by = clause::spy_small_4,
                                            .cause = t.truth().exposed_by});
    put_out(t, seat, Cause::agent_exposed, clause::spy_small_4, named);
  }
  t.truth().exposed = {};
}

}  // namespace

// SPY-POLICE-1  (a) the exposed Agent, (b) the mafia's victim or (c) nobody, (d) victory.
void opening(Turn& t) {
  open_phase(t, Phase::police_phase, clause::spy_police_1);
  victory_follows(t);
  const Seats exposed = t.truth().exposed & t.table().in_play;
  if (t.plan().setup.bandage_any_cause == Allowed::yes && !exposed.empty()) {  // SPY-BANDAGE-2
    t.truth().exposed = {};
    t.then({.stage = Stage::victim});
    return condemn(t, *exposed, Cause::agent_exposed, clause::spy_small_4, t.truth().exposed_by);
  }
  show_exposed(t);
  name_victim(t);
}

void name_victim(Turn& t) {
  const Seat victim = t.truth().chosen;
  if (victim != Seat::nobody && t.table().in_play.has(victim)) {
    return condemn(t, victim, Cause::mafia, clause::spy_mafia_9, t.truth().because);
  }
  if (t.truth().mafia_held != 0) {
    t.tell(everyone, {.fact = fact::nobody_chosen, .by = clause::spy_police_1});
  }
}

// SPY-SAFE-3  After the opening Safe-conduct is over.
Row opened(Turn& t) {
  take_away(t, t.table().safe, Card::safe_conduct, clause::spy_safe_3);
  return Row::start_window;
}

bool start_window_held(const Turn& t) { return !(t.table().unseen & kStartWindow).empty(); }

void start_window_opens(Turn& t) {
  t.truth().answered = {};
  open_phase(t, Phase::start_window, clause::spy_card_15);
}

void ask_start_window(Turn& t) { ask_window(t, ask::start_window, kStartWindow); }

Row start_window_done(Turn&) { return Row::discussion; }

// SPY-POLICE-3  Each discussion begins without declarations.
void discussion_opens(Turn& t) {
  t.truth().answered = {};
  open_phase(t, Phase::discussion, clause::spy_police_3);
}

// SPY-POLICE-3  It ends when everyone in the game has declared to be done, or when it is closed.
void ask_discussion(Turn& t) {
  const Seats done = t.truth().answered & t.table().in_play;
  t.ask(t.table().in_play - done, ask::discussion_done);
  if (done == t.table().in_play) return;
  t.offer(done, ask::discussion_done);
  let_speak(t, t.table().in_play);
  offer_cards(t);
  offer_close(t);
}

// A declaration can be withdrawn until the last one is made.
void declare(Turn& t, const Command& command) {
  if (command.choice == kYes) {
    t.truth().answered |= Seats::of(command.seat);
  } else {
    t.truth().answered -= Seats::of(command.seat);
    t.ask(command.seat, ask::discussion_done);
  }
}

Row discussion_done(Turn&) { return Row::preliminary; }

void speak(Turn& t, Seat seat) {
  t.tell(everyone, {.fact = fact::spoke, .who = seat, .by = clause::spy_police_3});
}

void let_speak(Turn& t, Seats seats) {
  t.retire(Seats::first(kSeats), ask::speak);
  t.offer(seats, ask::speak);
}

// SPY-POLICE-2 (step 7), SPY-VOTE-7, -11 to -13, SPY-COMMANDER-4, -5, -9, SPY-KIDS-4
void verdict(Turn& t) {
  if (t.truth().condemned == Seat::nobody) return;
  open_phase(t, Phase::verdict, clause::spy_police_2);
  condemn(t, t.truth().condemned, Cause::ballot, t.truth().convicted_by, t.truth().because);
}

// SPY-ARREST-2, SPY-KIDNAP-2  After the verdict both cards are taken away.
Row verdict_done(Turn& t) {
  take_away(t, t.table().arrested, Card::arrest, clause::spy_arrest_2);
  take_away(t, t.table().kidnapped, Card::kidnapping, clause::spy_kidnap_2);
  return Row::end_window;
}

bool end_window_held(const Turn& t) { return !(t.table().unseen & kEndWindow).empty(); }

void end_window_opens(Turn& t) {
  t.truth().answered = {};
  open_phase(t, Phase::end_window, clause::spy_card_15);
}

void ask_end_window(Turn& t) { ask_window(t, ask::end_window, kEndWindow); }

Row end_window_done(Turn&) { return Row::close; }

// Answers in a window are private.
void window_answered(Turn& t, Seat seat) { t.truth().answered |= Seats::of(seat); }

// SPY-POLICE-2 (step 9), SPY-SHELTER-5, SPY-COMMANDER-7, SPY-ROUND-2
void close_police_phase(Turn& t) {
  open_phase(t, Phase::close, clause::spy_police_2);
  take_away(t, t.table().sheltered, Card::shelter, clause::spy_shelter_5);
  pass_commander(t, clause::spy_commander_7);
}

Row round_over(Turn&) { return Row::round; }

}  // namespace omerta::spytown
