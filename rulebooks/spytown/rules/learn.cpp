// What each fact teaches: the table from public facts, a seat from those told to it. Nobody's
// knowledge changes in any other way, so folding a feed gives exactly what its owner knows.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

// SPY-SHELTER-5, SPY-SAFE-2  Protection begins with the next round.
void on_round(Table& table, Event event) {
  table.round = event.much;
  table.phase = Phase::agent_phase;  // eyes are closed, whichever phase is called first
  table.sheltered = table.shelter_next;
  table.safe = table.safe_next;
  table.shelter_next = {};
  table.safe_next = {};
}

void on_phase(Table& table, Event event) {
  table.phase = static_cast<Phase>(event.what);
  table.allowed = table.forbidden = Card::none;  // SPY-GM-1: until the next step
  const bool ballot =
      table.phase == Phase::preliminary_ballot || table.phase == Phase::final_ballot;
  if (ballot) table.votes = for_each_seat(Seat::nobody);
  if (table.phase == Phase::discussion || table.phase == Phase::close) {
    table.suspects = {};
    table.tied = {};
    table.floor = Seat::nobody;
  }
}

void on_card(Table& table, Event event) {
  const Card card = static_cast<Card>(event.what);
  table.played |= Seats::of(event.who);
  table.unseen = table.unseen - card;
  if (table.allowed == card) table.allowed = Card::none;
  if (event.fact != fact::card_played) return;
  switch (card) {
    case Card::arrest: table.arrested |= Seats::of(event.who); break;
    case Card::kidnapping: table.kidnapped |= Seats::of(event.whom); break;
    case Card::shelter: table.shelter_next |= Seats::of(event.who); break;
    case Card::safe_conduct: table.safe_next |= Seats::of(event.who); break;
    default: break;
  }
}

void on_removal(Table& table, Event event) {
  switch (static_cast<Card>(event.what)) {
    case Card::arrest: table.arrested -= Seats::of(event.who); break;
    case Card::kidnapping: table.kidnapped -= Seats::of(event.who); break;
    case Card::shelter: table.sheltered -= Seats::of(event.who); break;
    default: table.safe -= Seats::of(event.who); break;
  }
}

void nobody_named(Table& table) {
  table.named = Seat::nobody;
  table.cause = Cause::none;
}

void on_leaving(Table& table, Event event) {
  const Seats seat = Seats::of(event.who);
  table.shown[index(event.who)] = static_cast<Token>(event.what);
  table.in_play -= seat;
  table.suspects -= seat;
  table.tied -= seat;
  if (event.fact == fact::expelled) table.expelled |= seat;
  if (table.named == event.who) nobody_named(table);
  if (table.floor == event.who) table.floor = Seat::nobody;
  if (static_cast<Token>(event.what) == Token::agent) table.agent_out = 1;
}

void on_game_over(Table& table, Event event) {
  table.phase = Phase::over;
  table.result = static_cast<Result>(event.what);
  table.winners = event.seats;
}

void on_awake(Notes& notes, Seat self, Event event) {
  switch (static_cast<Phase>(event.what)) {
    case Phase::agent_phase:
      if (*event.seats != self) notes.seen[index(*event.seats)] = Token::agent;
      break;
    case Phase::gang_recognition: notes.gang = event.seats; break;
    default:
      notes.awake = event.seats;
      if (event.much == 0) break;  // somebody joins; the hands stay as they are
      notes.pointing = for_each_seat(Seat::nobody);
      notes.fixed = 0;
      notes.choice = Seat::nobody;
      break;
  }
}

}  // namespace

void Spytown::learn(const Plan& plan, Table& table, Event event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::tokens_announced:
      table.in_play = Seats::first(plan.setup.seats);
      table.unseen = plan.chosen;
      break;
    case number::card_shown:
    case number::card_played: on_card(table, event); break;
    case number::card_removed: on_removal(table, event); break;
    case number::commander: table.commander = event.who; break;
    case number::round_began: on_round(table, event); break;
    case number::phase_opened: on_phase(table, event); break;
    case number::window_opened: table.window = static_cast<Window>(event.what); break;
    case number::window_closed: table.window = Window::none; break;
    case number::named:
      table.named = event.who;
      table.cause = static_cast<Cause>(event.what);
      break;
    case number::saved: nobody_named(table); break;
    case number::ruled:
      if (static_cast<Ruling>(event.what) == Ruling::cancel) nobody_named(table);
      break;
    case number::card_allowed: table.allowed = static_cast<Card>(event.what); break;
    case number::card_forbidden: table.forbidden = static_cast<Card>(event.what); break;
    case number::eliminated:
    case number::expelled: on_leaving(table, event); break;
    case number::ballot:
    case number::voted:
    case number::vote_moved: table.votes[index(event.who)] = event.whom; break;
    case number::suspects:
      table.suspects = event.seats;
      table.defended = {};
      break;
    case number::floor: table.floor = event.who; break;
    case number::defended:
    case number::waived:
      table.defended |= Seats::of(event.who);
      table.floor = Seat::nobody;
      break;
    case number::tied: table.tied = event.seats; break;
    case number::game_over: on_game_over(table, event); break;
    default: break;
  }
}

void Spytown::learn(const Plan&, Notes& notes, Seat self, Event event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::token_dealt: notes.token = static_cast<Token>(event.what); break;
    case number::card_dealt: notes.card = static_cast<Card>(event.what); break;
    case number::token_seen: notes.seen[index(event.whom)] = static_cast<Token>(event.what); break;
    case number::awake: on_awake(notes, self, event); break;
    case number::exposed: notes.exposed |= Seats::of(event.who); break;
    case number::pointed: notes.pointing[index(event.who)] = event.whom; break;
    case number::chosen:
      notes.fixed = 1;
      notes.choice = event.whom;
      break;
    case number::recruited:
      if (event.who == self) notes.spent = 1;
      break;
    default: break;
  }
}

Standing Spytown::standing(const Plan& plan, const Table& table) {
  const Hour hour = table.phase == Phase::over           ? Hour::over
                    : table.round == 0                   ? Hour::setup
                    : table.phase >= Phase::police_phase ? Hour::day
                                                         : Hour::night;
  return {.hour = hour,
          .result = static_cast<std::uint8_t>(table.result),
          .round = table.round,
          .seats = Seats::first(plan.setup.seats),
          .in_play = table.in_play,
          .winners = table.winners};
}

}  // namespace omerta::spytown
