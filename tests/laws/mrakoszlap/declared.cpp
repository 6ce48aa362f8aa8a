// Who learns what, from the truth before and after each command.
#include "tests/laws/mrakoszlap/declared.h"

#include <algorithm>

#include "tests/laws/digest.h"
#include "tests/laws/mrakoszlap/bodies.h"

namespace omerta::mrakoszlap::laws {
namespace {

using omerta::laws::Digest;

using enum About;

bool entered(const State& before, const State& after, Row row) {
  return after.truth.row == row &&
         (before.truth.row != row || before.table.round != after.table.round);
}

std::uint64_t sum(const Words& words) {
  Digest digest;
  for (std::uint32_t word : words) digest.add(word);
  return digest.sum();
}

// MRK-MOD-3  In an order that says nothing.
std::uint64_t shuffled(const std::vector<Words>& lines) {
  std::vector<std::uint64_t> sums;
  for (const Words& line : lines) sums.push_back(sum(line));
  std::sort(sums.begin(), sums.end());
  Digest digest;
  for (std::uint64_t each : sums) digest.add(each);
  return digest.sum();
}

bool is_full(const Plan& plan) { return plan.setup.report_detail == ReportDetail::full; }

// MRK-DEATH-3
std::uint64_t shown_of(const Plan& plan, const State& state, Seat seat) {
  Digest digest;
  const RevealOnDeath reveal = plan.setup.reveal_on_death;
  digest.add(state.truth.mafia.has(seat) && reveal != RevealOnDeath::none ? 1U : 0U);
  if (reveal == RevealOnDeath::cards) {
    digest.add(state.truth.hand[index(seat)]);
    digest.add(state.truth.mirrors[index(seat)]);
  }
  return digest.sum();
}

// MRK-EXCH-1  Those who gain by day.
bool is_exchanger(const State& state, Seats among) {
  return among.has(holder(state, card(Type::gandalf))) ||
         among.has(holder(state, card(Type::kuskona)));
}

// MRK-VERDICT-4, MRK-DAYDEF-3  What the volley comes to is told before the hanging.
std::uint64_t volley_of(const Plan& plan, const State& state, Seat murderer, Seats observers) {
  Bodies bodies{plan, state};
  bodies.exchanges.put_off = plan.setup.exchange_timing == ExchangeTiming::end_of_phase;
  Seats losers;
  Digest digest;
  const Seats voters = state.table.in_favour[index(murderer)] & state.truth.alive;
  const bool spared = plan.setup.mass_murderer_self == MassMurdererSelf::spared;
  for (Seat seat : spared ? voters - murderer : voters) {
    const Body before = bodies[seat];
    if (bodies.strike_by_day(plan.setup, seat, Kind::volley)) losers |= Seats::of(seat);
    const Body& after = bodies[seat];
    const bool told = is_full(plan) || observers.has(seat);
    unsigned lost = before.immunities != after.immunities ? 1U
                    : before.vests != after.vests         ? 2U
                                                          : 3U;
    if (!after.lives) lost = 4;
    digest.add(index(seat) << 8 | (told || !after.lives ? lost : 0U));
  }
  for (Seat seat : losers) bodies.exchange_for(seat);  // what is gained for it, too
  const bool heard = is_full(plan) || is_exchanger(state, observers);
  digest.add(heard ? bodies.gained.size() : std::size_t{0});
  return digest.sum();
}

Type cost_of(Course course) {
  if (course == Course::vest) return Type::vest;
  if (course == Course::cloud_treader) return Type::cloud_treader;
  return course == Course::turned || course == Course::broke ? Type::mirror : Type::none;
}

}  // namespace

void Declared::add(About what, std::uint64_t a, std::uint64_t b) {
  Digest digest;
  digest.add(a);
  digest.add(b);
  items.push_back({what, digest.sum()});
}

void Declared::read(const Plan& plan, const State& before, const State& after,
                    const Command& command) {
  const bool was_day = before.table.phase >= Phase::report;
  const bool is_day = after.table.phase >= Phase::report;
  if (was_day) read_day(plan, before, after, command);
  if (!was_day) read_night(plan, before, after);
  if (!was_day && is_day) read_report(plan, after);
  read_stage(before, after);
}

// MRK-MEET-2, MRK-CALL-7, MRK-JAILER-2, MRK-SPYGLASS-2, MRK-MATRIX-3
void Declared::read_night(const Plan& plan, const State& before, const State& after) {
  const Truth& truth = after.truth;
  if (entered(before, after, Row::meeting) && !(truth.mafia & observers_).empty()) {
    add(mafia_met, truth.mafia.bits);
  }
  if (entered(before, after, Row::calls)) {
    Words own, aloud;
    for (const Called& call : order_of_calls()) {
      const bool his = is_called(plan, after, call) && observers_.has(holder(after, call.card));
      if (his) own.push_back(index(call.card));
      if (is_spoken(plan, after, call)) aloud.push_back(index(call.card));
    }
    if (!own.empty()) add(own_calls, sum(own));
    if (!aloud.empty()) add(spoken_calls, sum(aloud), spyglass_spoken(plan, after) ? 1 : 0);
  }
  const Seat jailed = truth.tonight.jailed;
  const bool moved = entered(before, after, Row::calls) || before.truth.call != truth.call;
  if (truth.row == Row::calls && moved && truth.call < order_of_calls().size()) {
    const Called& call = order_of_calls()[truth.call];
    const Seat seat = holder(after, call.card);
    const bool his = is_called(plan, after, call) && observers_.has(seat);
    if (his) add(prison, index(call.card), seat == jailed ? 1 : 0);
  }
  if (entered(before, after, Row::prison) && observers_.has(jailed)) {
    add(prison, static_cast<std::uint64_t>(Row::prison) << 8, 1);
  }
  const Seat spy = holder(after, card(Type::spyglass));
  const bool looks = entered(before, after, Row::spyglass) && spyglass_wakes(after);
  if (looks && observers_.has(spy)) {
    add(seen_awake, jailed == spy ? 0 : (truth.tonight.woken - spy).bits, jailed == spy ? 1 : 0);
  }
  const Seat matrix = truth.tonight.matrix;
  if (entered(before, after, Row::release) && observers_.has(matrix)) {
    add(caught, truth.tonight.caught);
  }
}

// MRK-REPORT-2, -3, -5
void Declared::read_report(const Plan& plan, const State& after) {
  const Report report = report_of(plan, after);
  add(order_line, report.skipped ? 1 : 0, index(report.silenced) << 8 | index(report.banned));
  if (is_full(plan)) {
    const std::uint64_t mask = report.mask_stopped_sand ? 1 : 0;
    add(order_line, sum(report.slimed), mask << 8 | index(report.sanded));
    add(bullets, shuffled(report.bullets));
    add(smell, shuffled(report.smell), report.smell.size());
    add(gains, sum(report.gains));
  }
  for (Seat seat : report.dead) {
    add(dead_by_night, index(seat));
    add(hand_shown, index(seat), shown_of(plan, after, seat));
  }
  if (!report.skipped) read_news(plan, after);
}

// MRK-REPORT-4  Gains as they came; losses in an order that says nothing.
void Declared::read_news(const Plan&, const State& after) {
  const Tonight& tonight = after.truth.tonight;
  const Seat leech = holder(after, card(Type::leech));
  std::vector<std::array<std::uint64_t, 2>> losses;
  for (unsigned i = 0; i < tonight.lines; ++i) {
    const Line& line = tonight.log[i];
    const bool smelt = i == tonight.smell_at[0] || i == tonight.smell_at[1];
    const bool gain = line.course == Course::gain_treader || line.course == Course::gain_mirror;
    if (gain && line.number >> 10 == index(Type::cobra) && observers_.has(leech)) add(own_leech);
    if (!observers_.has(line.seat)) continue;
    const Type cost = cost_of(line.course);
    const std::uint64_t seat = index(line.seat);
    if (cost != Type::none) {
      losses.push_back({seat << 8 | index(cost), unsigned{line.number} << 1 | (smelt ? 1U : 0U)});
    }
    if (gain) add(own_gain, seat << 8 | static_cast<unsigned>(line.course), line.number);
  }
  std::sort(losses.begin(), losses.end());
  for (const auto& [which, how] : losses) add(own_loss, which, how);
}

// MRK-VERDICT-3
void Declared::read_execution(const Plan& plan, const State& before) {
  const Truth& was = before.truth;
  const Seats condemned = was.condemned_more & was.alive;
  const bool swapped = condemned.has(was.pair_first) && lives(before, was.pair_second);
  add(condemned_now, condemned.bits, swapped ? index(was.pair_second) : index(Seat::nobody));
  const Seat murderer = holder(before, card(Type::mass_murderer));
  const bool unused = (was.used & Hand::of(Type::mass_murderer).bits) == 0;
  if (!unused || !condemned.has(murderer)) return;
  add(volley, volley_of(plan, before, murderer, observers_));
}

// MRK-DAYDEF-3, MRK-DEATH-1
void Declared::read_day(const Plan& plan, const State& before, const State& after,
                        const Command& command) {
  const Truth& was = before.truth;
  if (was.row == Row::verdict && command.ask == ask::close) read_execution(plan, before);
  const Seats dead = was.alive - after.truth.alive;
  const bool report = was.row == Row::bullets || was.row == Row::sock;
  const bool event = command.ask == ask::use_power || was.row == Row::verdict ||
                     (command.ask == ask::order && !report);
  std::uint64_t gained = 0;
  for (unsigned i = was.treaders; i < after.truth.treaders; ++i) {
    const Seat seat = after.truth.treader[i];
    const bool own = seat == Seat::nobody ? is_exchanger(after, observers_) : observers_.has(seat);
    gained += is_full(plan) || own ? 1U : 0U;
  }
  const auto won = static_cast<std::uint64_t>(after.table.result);
  // Or that nobody dies, gains or wins.
  if (event) add(died_by_day, dead.bits, won << 8 | gained);
  for (Seat seat : dead) {
    add(died_by_day, index(seat), shown_of(plan, after, seat));
  }
  read_losses(plan, before, after, command);
}

void Declared::read_losses(const Plan& plan, const State& before, const State& after,
                           const Command& command) {
  const Truth& was = before.truth;
  const Truth& is = after.truth;
  const bool bomb = command.ask == ask::use_power && command.choice == choice_of(Power::terrorist);
  std::vector<Words> lost;
  const auto lose = [&](Seat seat, std::uint32_t what) {
    lost.push_back({bomb ? index(Seat::nobody) : index(seat), what});
    if (observers_.has(seat)) add(own_loss, index(seat), what);
  };
  for (Seat seat : Seats::first(plan.setup.seats)) {
    std::uint64_t gone = was.hand[index(seat)] & ~is.hand[index(seat)];
    for (; gone != 0; gone &= gone - 1) {
      lose(seat, static_cast<std::uint32_t>(std::countr_zero(gone)));
    }
  }
  for (std::uint32_t i = 0; i < was.treaders; ++i) {
    if (was.treader[i] != is.treader[i]) lose(was.treader[i], 1000 + i);
  }
  if (!lost.empty() && is_full(plan)) add(lost_by_day, shuffled(lost));
  for (std::uint32_t i = was.treaders; i < is.treaders; ++i) {
    const Seat gandalf = holder(after, card(Type::gandalf));
    const bool lost_again = is.treader[i] == Seat::nobody;  // by him or by Kuskona's holder
    if (is_full(plan)) add(gained_by_day, i, is.treader[i] == gandalf ? 1 : 0);
    if (lost_again ? is_exchanger(after, observers_) : observers_.has(is.treader[i])) {
      add(own_gain, index(is.treader[i]), i);
    }
  }
}

// MRK-PHASE-2, -3  Which part of the day or night is on; what is hidden leaves no item.
void Declared::read_stage(const State& before, const State& after) {
  for (Row row : {Row::look, Row::meeting, Row::night_open, Row::day_open, Row::accusations,
                  Row::defences, Row::ballot, Row::tie_ballot, Row::verdict, Row::evening}) {
    if (!entered(before, after, row)) continue;
    add(stage, static_cast<std::uint64_t>(row), after.table.round);
    if (row == Row::tie_ballot) add(tied, after.table.tied.bits);
  }
  if (after.table.phase != Phase::game_over || before.table.phase == Phase::game_over) return;
  add(result, static_cast<std::uint64_t>(after.table.result), after.table.winners.bits);
  Digest hands;
  hands.add(after.truth.holder);
  add(revealed, hands.sum());
}

}  // namespace omerta::mrakoszlap::laws
