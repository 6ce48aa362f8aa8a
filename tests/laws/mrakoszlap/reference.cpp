// The reference of calls and reports.
#include "tests/laws/mrakoszlap/reference.h"

namespace omerta::mrakoszlap::laws {
namespace {

constexpr unsigned kNumberBits = 10;  // a gain's line keeps the number below the type

bool is_gain(Course course) {
  return course == Course::gain_treader || course == Course::gain_mirror;
}

// MRK-REPORT-3  What is read of one step: no names but of the dead, no number of a tunnel.
std::uint32_t read_aloud(const Line& line) {
  const bool silent = line.course == Course::fired || line.course == Course::passed;
  const unsigned who = line.course == Course::dies ? index(line.seat) : index(Seat::nobody);
  return static_cast<std::uint32_t>(line.course) << 24 | (silent ? 0U : line.number) << 8 | who;
}

// MRK-DOCTOR-4
bool deactivated(const State& state, Seat doctor) {
  const int since = state.table.round - state.truth.offset;
  const bool own_night = since >= 0 && since % 3 == 0;
  for (Seat other : state.truth.alive - doctor) {
    if (!state.truth.mafia.has(other)) return false;
  }
  return !own_night;
}

bool parity_fits(const State& state, const Called& call) {
  return call.calendar == Calendar::every_night || state.table.round % 2 == 0;
}

}  // namespace

const std::vector<Called>& order_of_calls() {
  static const std::vector<Called> order = [] {
    struct Row {
      Type type;
      Calendar calendar;
      Duty duty;
      Ask ask;
    };
    using enum Calendar;
    using enum Duty;
    std::vector<Called> all;
    for (const Row& row : {Row{Type::jailer, even_nights, may, ask::jail},
                           Row{Type::gravedigger, every_night, may, ask::open_graves},
                           Row{Type::matrix, every_night, may, ask::enter_matrix},
                           Row{Type::mage, every_night, must, ask::dig_tunnel},
                           Row{Type::slime, every_night, must, ask::apply_slime},
                           Row{Type::leech, every_night, must, ask::cling},
                           Row{Type::sand, every_night, must, ask::throw_sand},
                           Row{Type::cobra, even_nights, must, ask::bite},
                           Row{Type::magnet, even_nights, must, ask::magnetise},
                           Row{Type::ghost_bobo, even_nights, must, ask::silence},
                           Row{Type::doctor, every_night, must, ask::heal},
                           Row{Type::jozin, every_night, may, ask::muddy},
                           Row{Type::mafian, every_night, must, ask::mafia_aim},
                           Row{Type::mad_shooter, even_nights, must, ask::shoot},
                           Row{Type::sniper, every_night, may, ask::snipe},
                           Row{Type::sock, every_night, may, ask::throw_sock},
                           Row{Type::judge, even_nights, must, ask::ban_vote},
                           Row{Type::blind_executioner, every_night, may, ask::substitute}}) {
      for (unsigned number = 1; number <= kCopies[index(row.type)]; ++number) {
        all.push_back({card(row.type, number), row.calendar, row.duty, row.ask});
      }
    }
    return all;
  }();
  return order;
}

Seat holder(const State& state, CardId card) { return state.truth.holder[index(card)]; }

bool lives(const State& state, Seat seat) {
  return seat != Seat::nobody && state.truth.alive.has(seat);
}

// MRK-CALL-2, MRK-BOBO-3 (`once`)
bool is_called(const Plan& plan, const State& state, const Called& call) {
  const Seat seat = holder(state, call.card);
  const bool used = (state.truth.used >> index(call.card) & 1U) != 0;
  if (seat == Seat::nobody || used || !parity_fits(state, call)) return false;
  const bool ghost = call.card == card(Type::ghost_bobo) && state.truth.haunted == 0 &&
                     plan.setup.ghost_bobo_haunts == GhostBoboHaunts::once;
  if (!lives(state, seat)) return ghost;
  return call.card != card(Type::doctor) || !deactivated(state, seat);
}

// MRK-CALL-7
bool is_spoken(const Plan& plan, const State& state, const Called& call) {
  if (plan.setup.night_calls == NightCalls::in_private) return false;
  if (plan.setup.night_calls == NightCalls::spoken) return is_called(plan, state, call);
  const bool dealt = plan.deck.has(call.card);
  return dealt && parity_fits(state, call);
}

bool spyglass_wakes(const State& state) {
  return state.table.round % 3 == 2 && lives(state, holder(state, card(Type::spyglass)));
}

bool spyglass_spoken(const Plan& plan, const State& state) {
  if (plan.setup.night_calls == NightCalls::in_private) return false;
  const bool decoys = plan.setup.night_calls == NightCalls::spoken_with_decoys;
  if (!decoys) return spyglass_wakes(state);
  return state.table.round % 3 == 2 && plan.deck.has(Type::spyglass);
}

bool has_gas_mask(const Plan& plan, const State& state, Seat seat) {
  const Type third =
      plan.setup.third_gas_mask == ThirdGasMask::ghost_bobo ? Type::ghost_bobo : Type::al_capone;
  for (CardId id : {card(Type::mage, 2), card(Type::mad_shooter, 2), card(third)}) {
    if (holder(state, id) == seat) return true;
  }
  return false;
}

Report report_of(const Plan& plan, const State& state) {
  const Tonight& tonight = state.truth.tonight;
  Report report;
  report.skipped = state.truth.skipped != 0;
  if (report.skipped) return report;
  report.silenced = tonight.silenced;
  report.banned = tonight.banned;
  for (Seat seat : tonight.slimed) {
    report.slimed.push_back(index(seat) << 8 | (tonight.slimed_twice.has(seat) ? 2U : 1U));
  }
  const bool mask = tonight.sanded != Seat::nobody && has_gas_mask(plan, state, tonight.sanded);
  report.mask_stopped_sand = mask;
  if (!mask) report.sanded = tonight.sanded;
  for (unsigned i = 0; i < tonight.bullets; ++i) {
    Words line;
    const bool apart = plan.setup.matrix_report != MatrixReport::shuffled;
    line.push_back(apart && i >= tonight.fired ? 1U : 0U);
    for (unsigned k = tonight.first[i]; k < tonight.last[i]; ++k) {
      if (!is_gain(tonight.log[k].course)) line.push_back(read_aloud(tonight.log[k]));
    }
    report.bullets.push_back(line);
  }
  for (unsigned i = 0; i < 2; ++i) {
    if (tonight.sock[i] == Seat::nobody) continue;
    report.smell.push_back({read_aloud(tonight.log[tonight.smell_at[i]])});
  }
  Seats dead;
  for (unsigned i = 0; i < tonight.lines; ++i) {
    const Line& line = tonight.log[i];
    if (line.course == Course::dies) dead |= Seats::of(line.seat);
    if (!is_gain(line.course)) continue;
    const unsigned by = line.number >> kNumberBits;
    report.gains.push_back(by << 16 | (line.number & ((1U << kNumberBits) - 1)));
  }
  for (Seat seat : dead) report.dead.push_back(seat);
  return report;
}

}  // namespace omerta::mrakoszlap::laws
