// What each fact teaches: the table from public facts, a seat from those told to it. Nobody's
// knowledge changes in any other way, so folding a feed gives exactly what its owner knows.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

void no_hands(Table& table) {
  table.in_favour = {};
  table.against = {};
  table.raised = {};
  table.shown = {};
  table.show = Show::none;
  table.floor = Seat::nobody;
}

void on_nightfall(Table& table, const Event& event) {
  table.phase = Phase::nightfall;
  table.round = event.much;
  table.silenced = {};
  table.banned = {};
  table.equal = 0;
  table.accused = {};
  table.tied = {};
  table.defended = {};
  table.listed = 0;
  table.list.fill(Seat::nobody);
  table.runoff = 0;
  table.single = 0;
  table.speaker = Seat::nobody;
  no_hands(table);
}

void on_phase(Table& table, const Event& event) {
  table.phase = static_cast<Phase>(event.what);
  if (table.phase == Phase::ballot || table.phase == Phase::tie_ballot) no_hands(table);
  if (table.phase == Phase::ballot) table.single = table.accused.count() == 1 ? 1 : 0;
  if (table.phase == Phase::tie_ballot) table.single = 0;
}

void count_raised(Table& table) {
  table.raised = {};
  for (Seat seat : table.accused) {
    table.raised |= table.in_favour[index(seat)] | table.against[index(seat)];
  }
}

// MRK-BALLOT-5  Hands raised for a dead accused are void and leave their owners free.
void on_death(Table& table, Seat seat) {
  table.in_play -= Seats::of(seat);
  table.accused -= Seats::of(seat);
  table.tied -= Seats::of(seat);
  if (table.floor == seat) {
    table.floor = Seat::nobody;
    table.show = Show::none;
    table.speaker = Seat::nobody;
  }
  if (table.speaker == seat) table.speaker = Seat::nobody;
  count_raised(table);
}

void on_accused(Table& table, const Event& event) {
  if (table.accused.has(event.whom)) return;
  table.accused |= Seats::of(event.whom);
  table.list[table.listed++] = event.whom;
}

void on_hand(Table& table, const Event& event) {
  const Seats voter = Seats::of(event.who);
  table.in_favour[index(event.whom)] -= voter;
  table.against[index(event.whom)] -= voter;
  const auto side = static_cast<Show>(event.what);
  if (side == Show::in_favour) table.in_favour[index(event.whom)] |= voter;
  if (side == Show::against) table.against[index(event.whom)] |= voter;
  count_raised(table);
}

void on_power(Table& table, Power power) {
  table.spent = static_cast<std::uint8_t>(table.spent | 1U << static_cast<unsigned>(power));
  if (power == Power::communist) table.equal = 1;
}

void on_game_over(Table& table, const Event& event) {
  table.phase = Phase::game_over;
  table.result = static_cast<Result>(event.what);
  table.winners = event.seats;
}

// MRK-MEET-2  A new name goes to the end of the list, a name on it to the top.
void on_planned(Notes& notes, Seat whom) {
  unsigned at = 0;
  while (at < notes.planned && notes.plan[at] != whom) ++at;
  if (at == notes.planned) {
    notes.plan[notes.planned++] = whom;
    return;
  }
  for (; at > 0; --at) notes.plan[at] = notes.plan[at - 1];
  notes.plan[0] = whom;
}

void on_ordered(Notes& notes, const Event& event) {
  const auto what = static_cast<Ask>(event.what);
  if (what == ask::dig_tunnel || what == ask::throw_sock || what == ask::substitute) {
    notes.first = event.whom;
  }
  if (what == ask::muddy) --notes.mud;
  if (what == ask::substitute_second) --notes.pairs;
}

void on_dealt(Notes& notes, const Event& event) {
  const auto id = static_cast<CardId>(event.what);
  notes.hand |= Hand::of(id).bits;
  if (id == card(Type::jozin)) notes.mud = byte(event.much);
  if (id == card(Type::blind_executioner)) notes.pairs = 2;
}

void on_lost(Notes& notes, const Event& event) {
  const auto type = static_cast<Type>(event.what);
  if (event.much <= kCopies[index(type)]) {
    notes.hand &= ~Hand::of(card(type, event.much)).bits;
  } else if (type == Type::mirror) {
    --notes.mirrors;
  } else {
    --notes.treaders;
  }
}

}  // namespace

void Mrakoszlap::learn(const Plan& plan, Table& table, Event event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::deck_announced: table.in_play = Seats::first(plan.setup.seats); break;
    case number::nightfall: on_nightfall(table, event); break;
    case number::phase_opened: on_phase(table, event); break;
    case number::report_opened:
      table.phase = Phase::report;
      table.bullets = 0;
      break;
    case number::bullet: table.bullets = byte(event.much); break;
    case number::silenced: table.silenced |= Seats::of(event.who); break;
    case number::vote_banned: table.banned |= Seats::of(event.who); break;
    case number::died: on_death(table, event.who); break;
    case number::accused: on_accused(table, event); break;
    case number::floor:
      table.floor = event.who;
      table.speaker = Seat::nobody;
      break;
    case number::proxy: table.speaker = event.whom; break;
    case number::defence_over:
      table.defended |= Seats::of(event.who);
      table.floor = Seat::nobody;
      table.speaker = Seat::nobody;
      break;
    case number::show_opened:
      table.floor = event.who;
      table.show = static_cast<Show>(event.what);
      break;
    case number::hand: on_hand(table, event); break;
    case number::show_closed:
      table.shown |= Seats::of(event.who);
      table.show = Show::none;
      table.floor = Seat::nobody;
      break;
    case number::tied:
      table.tied = event.seats;
      table.runoff = event.what;
      break;
    case number::power_used: on_power(table, static_cast<Power>(event.what)); break;
    case number::skipped: on_power(table, Power::time_lord); break;
    case number::game_over: on_game_over(table, event); break;
    default: break;
  }
}

void Mrakoszlap::learn(const Plan&, Notes& notes, Seat, Event event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::card_dealt: on_dealt(notes, event); break;
    case number::doctor_offset: notes.offset = byte(event.much); break;
    case number::mafia_meets: notes.mafia = event.seats; break;
    case number::planned: on_planned(notes, event.whom); break;
    case number::called:
      notes.called = static_cast<CardId>(event.what);
      notes.first = Seat::nobody;
      notes.awake = {};
      break;
    case number::ordered: on_ordered(notes, event); break;
    case number::seen_awake: notes.awake |= Seats::of(event.whom); break;
    case number::caught: notes.caught = byte(event.much); break;
    case number::lost: on_lost(notes, event); break;
    case number::gained:
      ++(static_cast<Type>(event.what) == Type::mirror ? notes.mirrors : notes.treaders);
      break;
    case number::eaten: notes.used |= Hand::of(Type::leech).bits; break;
    default: break;
  }
}

Standing Mrakoszlap::standing(const Plan& plan, const Table& table) {
  const Hour hour = table.phase == Phase::game_over ? Hour::over
                    : table.phase == Phase::setup   ? Hour::setup
                    : table.phase >= Phase::report  ? Hour::day
                                                    : Hour::night;
  return {.hour = hour,
          .result = byte(table.result),
          .round = table.round,
          .seats = Seats::first(plan.setup.seats),
          .in_play = table.in_play,
          .winners = table.winners};
}

}  // namespace omerta::mrakoszlap
