// The answers to checks, from the catalogue.
#include "rulebooks/gorod/rules/rules.h"
#include "tests/laws/gorod/permitted.h"

namespace omerta::gorod::laws {
namespace {

enum class Class : std::uint8_t { mafia, town, maniac, unclear };

struct Asking {
  const Plan& plan;
  const State& state;
  Seat asker;
  Role role;

  const Card& card(Seat seat) const { return plan.card(state.truth.role[index(seat)]); }
  bool seen_as(Seat seat, Class as) const {
    return card(seat).seen_as[static_cast<unsigned>(as)].has(role);
  }
  bool masked(Seat seat) const { return state.truth.tonight.masked[index(role)].has(seat); }

  // GOR-HOUSE-5, GOR-YAKUZA-3
  Class class_of(Seat seat) const {
    if (seen_as(seat, Class::unclear)) return Class::unclear;
    for (Class as : {Class::mafia, Class::town, Class::maniac}) {
      if (seen_as(seat, as)) return as;
    }
    const Side side = card(seat).side;
    const bool family = side == Side::mafia || side == Side::yakuza;
    if (family || card(seat).tally != Tally::other) return Class::mafia;
    return side == Side::alone ? Class::maniac : Class::town;
  }
  bool clouded(Seats targets) const {
    for (Seat seat : targets) {
      if (masked(seat) || class_of(seat) == Class::unclear) return true;
    }
    return false;
  }

  // GOR-COMMISSIONER-2
  Sign side(Seat seat) const {
    if (masked(seat)) return Sign::shrug;
    if (state.truth.tonight.killed.has(seat)) return Sign::crossed;
    const Class found = class_of(seat);
    if (found == Class::unclear) return Sign::shrug;
    if (found == Class::maniac) return Sign::twirl;
    return found == Class::mafia ? Sign::nod : Sign::shake;
  }
  // GOR-DON-2
  Sign is_one_of(Roles wanted, Seat seat) const {
    if (clouded(Seats::of(seat))) return Sign::shrug;
    return wanted.has(state.truth.role[index(seat)]) ? Sign::nod : Sign::shake;
  }
  // GOR-JOURNALIST-1, -2  Whoever plays alone is on nobody's side.
  Sign compare(Seats two) const {
    if (clouded(two)) return Sign::shrug;
    std::vector<Side> sides;
    for (Seat seat : two) {
      Side stands = card(seat).side;
      if (seen_as(seat, Class::maniac)) stands = Side::alone;
      if (seen_as(seat, Class::town)) stands = Side::town;
      if (seen_as(seat, Class::mafia)) stands = Side::mafia;
      sides.push_back(stands);
    }
    return sides[0] == sides[1] && sides[0] != Side::alone ? Sign::nod : Sign::shake;
  }
  // GOR-NIGHT-7, -11
  bool able(const Act& act, Seats targets) const {
    const Tonight& tonight = state.truth.tonight;
    if (tonight.arrested.has(asker) || tonight.held.has(asker)) return false;
    if (!tonight.killed.has(asker) || plan.killed_act()) return true;
    return act.if_killed == IfKilled::works ||
           (act.if_killed == IfKilled::self_works && targets == Seats::of(asker));
  }
  Event answer(Sign sign, Seats about, int number = 0) const {
    return {.fact = fact::answer,
            .who = asker,
            .what = static_cast<std::uint8_t>(sign),
            .seats = about,
            .much = static_cast<std::uint16_t>(number)};
  }
};

}  // namespace

std::vector<Event> answers(const Plan& plan, const State& state, const Command& command) {
  if (command.seat == Seat::nobody) return {};
  const Asking asking{plan, state, command.seat, state.truth.role[index(command.seat)]};
  const Card& card = plan.card(asking.role);
  const unsigned k = act_of(plan, asking.role, command.ask);
  const Seats targets = seats_of(command.choice);
  if (k >= card.acts || (card.act[k].does & kQuestions) == Blocks{}) return {};
  const Act& act = card.act[k];
  if (!asking.able(act, targets)) return {asking.answer(Sign::none, targets)};
  std::vector<Event> all;
  for (Seat seat : targets) {
    const Seats one = Seats::of(seat);
    if (act.does.has(Block::ask_role)) {
      all.push_back(asking.answer(asking.is_one_of(act.asks, seat), one));
    }
    if (act.does.has(Block::ask_side)) all.push_back(asking.answer(asking.side(seat), one));
  }
  if (act.does.has(Block::compare)) {
    all.push_back(asking.answer(asking.compare(targets), targets));
  }
  if (act.does.has(Block::count)) {
    int mafia = 0;
    for (Seat seat : targets) mafia += asking.class_of(seat) == Class::mafia ? 1 : 0;
    const bool hidden = asking.clouded(targets);
    all.push_back(asking.answer(hidden ? Sign::shrug : Sign::number, targets, hidden ? 0 : mafia));
  }
  return all;
}

}  // namespace omerta::gorod::laws
