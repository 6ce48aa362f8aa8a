// The order of the phases, what is on offer by day, what an attack of the day does, and who has won
// (MRK-PHASE-2, -3, 3.13 to 3.15 of the catalogue).
#include <algorithm>

#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

// MRK-PHASE-2, -3  Which phase may follow which in public.
Words followers(Phase phase) {
  const auto any = [](auto... phases) { return Words{static_cast<std::uint32_t>(phases)...}; };
  switch (phase) {
    case Phase::nightfall: return any(Phase::mafia_meeting, Phase::night_open);
    case Phase::mafia_meeting: return any(Phase::night_open, Phase::night_calls);
    case Phase::night_open: return any(Phase::mafia_meeting, Phase::night_calls, Phase::dawn);
    case Phase::night_calls: return any(Phase::dawn);
    case Phase::dawn: return any(Phase::report);
    case Phase::report: return any(Phase::day_open);
    case Phase::day_open: return any(Phase::nightfall, Phase::accusations);
    case Phase::accusations: return any(Phase::nightfall, Phase::defences, Phase::evening);
    case Phase::defences: return any(Phase::nightfall, Phase::ballot, Phase::evening);
    case Phase::ballot:
      return any(Phase::nightfall, Phase::tie_ballot, Phase::verdict, Phase::evening);
    case Phase::tie_ballot: return any(Phase::nightfall, Phase::verdict, Phase::evening);
    case Phase::verdict: return any(Phase::nightfall, Phase::execution, Phase::evening);
    case Phase::execution: return any(Phase::evening);
    default: return any(Phase::nightfall);
  }
}

bool may_speak(const Plan& plan, const State& state, Seat seat) {  // MRK-BOBO-2
  return !state.table.silenced.has(seat) || state.table.equal != 0 ||
         plan.setup.silenced_powers == SilencedPowers::allowed;
}

bool has_unused(const State& state, Seat seat, Type type) {
  const bool used = (state.truth.used & Hand::of(type).bits) != 0;
  return holder(state, card(type)) == seat && !used;
}

Choice powers_of(const Plan& plan, const State& state, Seat seat) {
  Choice offers = 0;
  if (!may_speak(plan, state, seat)) return offers;
  if (has_unused(state, seat, Type::anarchist)) offers |= choice_of(state.truth.alive);
  if (has_unused(state, seat, Type::astronomer)) offers |= choice_of(Power::astronomer);
  if (has_unused(state, seat, Type::communist)) offers |= choice_of(Power::communist);
  if (has_unused(state, seat, Type::terrorist)) offers |= choice_of(Power::terrorist);
  return offers;
}

// Section 6: every living player has the same control; what it does is his own affair.
std::string control_fault(const Page& page, Seat seat) {
  const State& state = page.after;
  const Plan& plan = page.game.plan;
  const Row row = state.truth.row;
  const bool living = state.truth.alive.has(seat);
  const bool window = row == Row::night_open || row == Row::day_open;
  const Ask what =
      window ? (row == Row::day_open ? ask::skip_day : ask::skip_night) : ask::use_power;
  const Prompt* open = state.prompts.find(Mrakoszlap::lane(what), seat);
  if ((open != nullptr && open->ask == what) != living) return "the control is there or is not";
  if (!living) return {};
  const bool says = what == ask::skip_night || may_speak(plan, state, seat);
  const Choice skip = says && has_unused(state, seat, Type::time_lord) ? kYes : Choice{0};
  return open->offers == (window ? skip : powers_of(plan, state, seat)) ? "" : "other powers";
}

// MRK-DAY-1  In the Time Lord's window of the day every power may be used as well.
std::string window_fault(const Page& page, Seat seat) {
  const State& state = page.after;
  if (state.truth.row != Row::day_open || !state.truth.alive.has(seat)) return {};
  const Prompt* open = state.prompts.find(Mrakoszlap::lane(ask::use_power), seat);
  if (open == nullptr || open->ask != ask::use_power) return "no power in the window";
  return open->offers == powers_of(page.game.plan, state, seat) ? "" : "other powers";
}

std::string offer_fault(const Page& page) {
  const State& state = page.after;
  const Row row = state.truth.row;
  const bool day = row >= Row::accusations && row <= Row::evening;
  const Prompt* house = state.prompts.find(0, Seat::nobody);
  const bool draws = house != nullptr && house->ask == ask::order;  // a bomb is being read
  if (page.game.over() || draws || (!day && row != Row::night_open && row != Row::day_open)) {
    return {};
  }
  for (Seat seat : Seats::first(page.game.plan.setup.seats)) {
    std::string fault = control_fault(page, seat);
    if (fault.empty()) fault = window_fault(page, seat);
    if (!fault.empty()) return "seat " + std::to_string(index(seat)) + ": " + fault;
  }
  return {};
}

Result result_for(const Plan& plan, Seats alive, Seats mafia) {  // MRK-WIN-1, -4
  if (alive.empty()) {
    return plan.setup.all_dead == AllDead::draw ? Result::draw : Result::citizens;
  }
  if ((alive & mafia).empty()) return Result::citizens;
  return (alive - mafia).empty() ? Result::mafia : Result::none;
}

// MRK-WIN-3 (`each-death`)  The first death of the night that decides; a smell is one moment.
Result first_decision(const Plan& plan, const State& state, Seats alive) {
  const Tonight& tonight = state.truth.tonight;
  for (unsigned i = 0; i < tonight.lines; ++i) {
    if (tonight.log[i].course == Course::dies) alive -= Seats::of(tonight.log[i].seat);
    const bool one_of_two = i == tonight.smell_at[0] && tonight.smell_at[1] == i + 1;
    const Result result = result_for(plan, alive, state.truth.mafia);
    if (!one_of_two && result != Result::none) return result;
  }
  return Result::none;
}

}  // namespace

std::string DayLaw::hear(const Event& event) {
  Phase next = phase_;
  if (event.fact == fact::nightfall) next = Phase::nightfall;
  if (event.fact == fact::report_opened) next = Phase::report;
  if (event.fact == fact::phase_opened) next = static_cast<Phase>(event.what);
  if (next == phase_) return {};
  const Words may = followers(phase_);
  const bool fits =
      std::find(may.begin(), may.end(), static_cast<std::uint32_t>(next)) != may.end();
  phase_ = next;
  if (event.fact == fact::nightfall && event.much != ++round_) return "the nights are miscounted";
  return fits || next == Phase::nightfall ? "" : "a phase out of order";
}

// MRK-WIN-1 to -4
std::string DayLaw::victory_fault(const Page& page) {
  const State& state = page.after;
  const Plan& plan = page.game.plan;
  const Truth& truth = state.truth;
  const Result now = result_for(plan, truth.alive, truth.mafia);
  const bool checked = truth.row >= Row::day_open && truth.row <= Row::evening;
  const bool bombed = !truth.bomb.empty();  // still being read
  if (!page.game.over()) return checked && !bombed && now != Result::none ? "nobody wins" : "";
  const bool by_night = page.before.truth.row < Row::day_open;
  const bool each = plan.setup.victory_check == VictoryCheck::each_death && by_night;
  Result right = each ? first_decision(plan, state, fallen_asleep_) : now;
  const bool limit = right == Result::none;  // MRK-PHASE-1: nothing runs for ever
  if (limit) right = Result::draw;
  const Seats all = Seats::first(plan.setup.seats);
  const Seats winners = right == Result::mafia      ? truth.mafia
                        : right == Result::citizens ? all - truth.mafia
                                                    : Seats{};
  return state.table.result == right && state.table.winners == winners ? "" : "others win";
}

// MRK-DAYDEF-1, -2, MRK-TERRORIST-2, MRK-VERDICT-3, -4, MRK-MASSM-1, MRK-EXCH-2, -3
std::string DayLaw::attack_fault(const Page& page) {
  const Plan& plan = page.game.plan;
  const Truth& was = page.before.truth;
  Bodies bodies{plan, page.before};
  bodies.exchanges = {.limited = plan.setup.exchange_day_limit == ExchangeDayLimit::one,
                      .put_off = plan.setup.exchange_timing == ExchangeTiming::end_of_phase,
                      .gandalf_has = (was.tonight.exchanged & 1U) != 0,
                      .kuskona_has = (was.tonight.exchanged & 2U) != 0};
  const auto strike = [&](Seats targets, Kind kind) {
    Seats losers;
    for (Seat seat : targets) {
      if (bodies.strike_by_day(plan.setup, seat, kind)) losers |= Seats::of(seat);
    }
    const bool later = kind == Kind::bomb && plan.setup.report_detail == ReportDetail::full &&
                       !page.after.truth.bomb.empty();  // when it has been read
    for (Seat seat : later ? Seats{} : losers) bodies.exchange_for(seat);
  };
  const bool power = page.command.ask == ask::use_power;
  if (power && page.command.choice == choice_of(Power::terrorist)) strike(was.alive, Kind::bomb);
  if (power && page.command.choice < Choice{1} << kSeats) {
    strike(seats_of(page.command.choice), Kind::shot);
  }
  const Seats condemned = was.condemned_more & was.alive;
  if (was.row == Row::verdict && page.command.ask == ask::close && condemned.count() == 1) {
    const Seat first = *condemned;
    const bool swap = was.pair_first == first && bodies.lives(was.pair_second);
    const Seat hanged = swap ? was.pair_second : first;
    if (has_unused(page.before, first, Type::mass_murderer)) {
      const Seats voters = page.before.table.in_favour[index(first)] & was.alive;
      const bool spared = plan.setup.mass_murderer_self == MassMurdererSelf::spared;
      strike(spared ? voters - first : voters, Kind::volley);
      ++volleys;
    }
    if (bodies.lives(hanged)) strike(Seats::of(hanged), Kind::gallows);
  } else if (!power || page.command.choice == choice_of(Power::astronomer)) {
    return {};
  }
  ++attacks;
  return bodies.difference(Bodies{plan, page.after});
}

std::string DayLaw::read(const Page& page) {
  for (const Told& told : page.told) {
    if (!told.to.is_everyone()) continue;
    if (told.event.fact == fact::nightfall) fallen_asleep_ = page.after.truth.alive;
    const std::string fault = hear(told.event);
    if (!fault.empty()) return "day: " + fault;
  }
  for (const std::string& fault : {offer_fault(page), victory_fault(page), attack_fault(page)}) {
    if (!fault.empty()) return "day: " + fault;
  }
  return {};
}

}  // namespace omerta::mrakoszlap::laws
