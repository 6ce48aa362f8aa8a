// The powers of the day and what defends against them (MRK-DAYDEF-1, -2).
#include <utility>

#include "rulebooks/mrakoszlap/rules/rules.h"
#include "rulebooks/mrakoszlap/rules/steps.h"

namespace omerta::mrakoszlap {
namespace {

struct Defence {  // which card saves; none: death
  Type type = Type::none;
  unsigned number = 0;
};

// MRK-DAYDEF-1, -2, MRK-IMMUNITY-1, MRK-ROPE-1, MRK-VEST-1
Defence defence_of(const Turn& t, Seat seat, Kind kind) {
  const Hand hand{t.truth().hand[index(seat)]};
  const bool gallows = kind == Kind::gallows;
  const bool vest = !gallows && t.plan().setup.vest_by_day == VestByDay::yes;
  if (gallows && hand.has(Type::tightrope_walker)) {
    return {Type::tightrope_walker, number_of(hand.lowest(Type::tightrope_walker))};
  }
  if (hand.has(Type::immunity)) return {Type::immunity, number_of(hand.lowest(Type::immunity))};
  if (vest && hand.has(Type::vest)) return {Type::vest, number_of(hand.lowest(Type::vest))};
  const unsigned treader = lowest_treader(t, seat);
  return treader != 0 ? Defence{Type::cloud_treader, treader} : Defence{};
}

EventId pay(Turn& t, Seat seat, const Defence& defence, Kind kind) {
  if (defence.type == Type::cloud_treader) {
    spend_treader(t, seat, defence.number);
  } else {
    spend(t, seat, defence.type);
  }
  return tell_loss(t, seat, {defence.type, defence.number, kind}, t.truth().flight);
}

// MRK-DAYDEF-3  By name: which card was lost. The bomb's are read later, without names.
void tell_saved(Turn& t, Seat seat, const Defence& defence, Kind kind) {
  const std::uint16_t cost = with_type(defence.number, defence.type);
  if (kind == Kind::bomb) {
    t.truth().bomb |= Seats::of(seat);
    t.truth().bomb_cost[index(seat)] = cost;
    return;
  }
  if (!full(t)) return;
  t.tell(everyone, {.fact = fact::saved_by_day,
                    .who = seat,
                    .what = byte(defence.type),
                    .by = kind == Kind::gallows ? clause::mrk_daydef_1 : clause::mrk_daydef_2,
                    .much = static_cast<std::uint16_t>(defence.number),
                    .cause = t.truth().flight});
}

// MRK-TERRORIST-2, MRK-EXCH-2  After all losses and deaths, in the seat order of those who lost.
void exchange_after_bomb(Turn& t) {
  for (unsigned i = 0; i < t.plan().setup.seats; ++i) {
    const unsigned cost = std::exchange(t.truth().bomb_cost[i], std::uint16_t{0});
    const bool treader = cost != 0 && type_part(cost) == Type::cloud_treader;
    t.truth().flight = t.truth().tonight.fate[i];
    if (treader) after_treader_lost(t, static_cast<Seat>(i));
  }
}

// MRK-TERRORIST-1, -2  All the living at once, himself included.
void bomb(Turn& t) {
  strike_together(t, t.truth().alive, Kind::bomb);
  if (!full(t)) t.truth().bomb = {};
  t.then({.stage = Stage::bomb});
}

}  // namespace

void strike_by_day(Turn& t, Seat seat, Kind kind) { strike_together(t, Seats::of(seat), kind); }

// MRK-EXCH-2, MRK-TERRORIST-2, MRK-DAYDEF-3  Outcomes from the hands before it, told in seat order,
// then the exchanges.
void strike_together(Turn& t, Seats targets, Kind kind) {
  std::array<Defence, kPlayers> defence{};
  for (Seat seat : targets) defence[index(seat)] = defence_of(t, seat, kind);
  const Clause by = kind == Kind::gallows ? clause::mrk_daydef_1 : clause::mrk_daydef_2;
  Seats losers;
  t.truth().flight = t.truth().because;
  for (Seat seat : targets) {
    const Defence& saves = defence[index(seat)];
    if (saves.type == Type::none) {
      fall(t, seat);
      announce_death(t, seat, by, t.truth().flight);
      continue;
    }
    t.truth().tonight.fate[index(seat)] = pay(t, seat, saves, kind);
    tell_saved(t, seat, saves, kind);
    const bool later = kind == Kind::bomb;  // when what it cost has been read
    if (saves.type == Type::cloud_treader && !later) losers |= Seats::of(seat);
  }
  for (Seat seat : losers) {
    t.truth().flight = t.truth().tonight.fate[index(seat)];
    after_treader_lost(t, seat);
  }
}

// MRK-DAY-1, section 6: every living player has the same control; it works for the holders.
void offer_powers(Turn& t) {
  for (Seat seat : t.table().in_play) t.offer(seat, ask::use_power);
  t.retire(Seats::first(kSeats), ask::speak);
  t.offer(t.table().in_play - (t.table().equal != 0 ? Seats{} : t.table().silenced), ask::speak);
}

// MRK-DAY-1  Each is resolved completely before the day goes on.
void use_power(Turn& t, const Command& command) {
  const Seat target =
      command.choice < (Choice{1} << kSeats) ? seat_of(command.choice) : Seat::nobody;
  const Power power = power_meant(command);
  constexpr std::array kClauses{clause::mrk_anarchist_1, clause::mrk_astronomer_1,
                                clause::mrk_communist_1, clause::mrk_terrorist_1};
  t.truth().used |= Hand::of(type_of(power)).bits;
  t.truth().because = t.tell(everyone, {.fact = fact::power_used,
                                        .who = command.seat,
                                        .whom = target,
                                        .what = byte(power),
                                        .by = kClauses[static_cast<unsigned>(power)]});
  if (power == Power::astronomer) return night_falls_now(t);
  interrupt(t);
  if (power == Power::anarchist) strike_by_day(t, target, Kind::shot);
  if (power == Power::terrorist) return bomb(t);
  check_victory(t);
}

// MRK-DAYDEF-3, MRK-MOD-3  The bomb's lost cards, in random order and without names.
void read_bomb_next(Turn& t) {
  if (t.truth().bomb.empty()) {
    exchange_after_bomb(t);
    check_victory(t);
    return;
  }
  t.then({.stage = Stage::bomb});
  t.ask_house(
      {.offers = t.truth().bomb.bits, .ask = ask::order, .voices = Voices::of(Voice::chance)});
}

void read_bomb(Turn& t, Seat drawn) {
  const std::uint16_t cost = t.truth().bomb_cost[index(drawn)];
  t.truth().bomb -= Seats::of(drawn);
  t.tell(everyone, {.fact = fact::bomb_cost,
                    .what = byte(type_part(cost)),
                    .by = clause::mrk_daydef_3,
                    .much = number_part(cost),
                    .cause = t.truth().tonight.fate[index(drawn)]});
}

}  // namespace omerta::mrakoszlap
