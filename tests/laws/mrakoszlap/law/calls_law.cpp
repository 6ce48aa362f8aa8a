// Who is woken when, what he is asked and whom he may name (MRK-CALL-1 to -6, section 5).
#include <algorithm>

#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

using omerta::laws::Open;
using omerta::laws::open_prompts;

bool is_own_night(const State& state) {  // MRK-DOCTOR-3
  const int since = state.table.round - state.truth.offset;
  return since >= 0 && since % 3 == 0;
}

// MRK-SEAT-2
Seats neighbours(Seats living, Seat seat, unsigned seats) {
  Seats found;
  for (unsigned step : {1U, seats - 1}) {
    unsigned at = index(seat);
    do at = (at + step) % seats;
    while (at != index(seat) && !living.has(static_cast<Seat>(at)));
    if (at != index(seat)) found |= Seats::of(static_cast<Seat>(at));
  }
  return found;
}

// Section 5: the second player of those who name two.
Ask second_of(Ask first) {
  if (first == ask::dig_tunnel) return ask::tunnel_exit;
  if (first == ask::throw_sock) return ask::sock_neighbour;
  return first == ask::substitute ? ask::substitute_second : first;
}

Choice targets(const Plan& plan, const State& state, const Open& open) {
  const Seats living = state.truth.alive;  // nobody dies before the calls are over
  const Seat first = state.truth.first;
  switch (static_cast<number::Ask>(open.prompt->ask)) {
    case number::Ask::open_graves:
    case number::Ask::enter_matrix:
    case number::Ask::prison_notice: return kYes;
    case number::Ask::heal: return choice_of(is_own_night(state) ? living : living - open.seat);
    case number::Ask::cling:
      return choice_of(plan.setup.leech_self == LeechSelf::yes ? living : living - open.seat);
    case number::Ask::tunnel_exit:
    case number::Ask::substitute_second: return choice_of(living - first);
    case number::Ask::throw_sock:
      return plan.setup.sock_targets == SockTargets::own_neighbours ? kYes : choice_of(living);
    case number::Ask::sock_neighbour:
      return plan.setup.sock_targets == SockTargets::any_two
                 ? choice_of(living - first)
                 : choice_of(neighbours(living, first, plan.setup.seats));
    default: return choice_of(living);
  }
}

Pass passing(const Plan& plan, const Called& call, const Open& open) {
  if (open.prompt->ask != call.ask) return Pass::refused;  // a second player, or the prison
  const AbilityPassing option = plan.setup.ability_passing;
  const bool mafian = call.ask == ask::mafia_aim && option != AbilityPassing::limited_only;
  const bool everyone = option == AbilityPassing::everyone;
  return call.duty == Duty::may || mafian || everyone ? Pass::allowed : Pass::refused;
}

std::string call_fault(const Page& page, const Open& open) {
  const State& state = page.after;
  const Plan& plan = page.game.plan;
  const Called& call = order_of_calls()[state.truth.call];
  if (open.seat != holder(state, call.card)) return "somebody else is asked";
  if (!is_called(plan, state, call)) return "is not called tonight";
  const Ask what = open.prompt->ask;
  const bool prison = state.truth.tonight.jailed == open.seat;
  if (prison != (what == ask::prison_notice)) return "is in prison or is not";
  if (!prison && what != call.ask && what != second_of(call.ask)) return "another question";
  if (open.prompt->offers != targets(plan, state, open)) return "others are offered";
  return open.prompt->pass == passing(plan, call, open) ? "" : "may decline or may not";
}

// MRK-JAILER-2  The prisoner was not woken for a card of his, the Jailer's apart.
constexpr auto kNoCard = static_cast<std::uint8_t>(CardId::none);
bool is_shown_prison_alone(const Page& page, const std::vector<std::uint8_t>& called) {
  const Seat jailed = page.after.truth.tonight.jailed;
  const bool his = std::any_of(called.begin(), called.end(), [&](std::uint8_t id) {
    const auto which = static_cast<CardId>(id);
    return which != card(Type::jailer) && holder(page.after, which) == jailed;
  });
  return jailed != Seat::nobody && !his && page.game.plan.setup.prison_told == PrisonTold::always;
}

std::string release_fault(const Page& page, const Open& open) {  // MRK-MATRIX-3
  const Tonight& tonight = page.after.truth.tonight;
  if (open.seat != tonight.matrix || open.prompt->ask != ask::release_bullet) return "not Matrix";
  const bool all = open.prompt->offers == choice_of(page.after.table.in_play);
  return all && open.prompt->pass == Pass::refused ? "" : "others are offered";
}

}  // namespace

// MRK-CALL-1, MRK-SPYGLASS-1, -2  The whole night's list, when it is known and when it is over.
std::string CallsLaw::hear(const Page& page, const Event& event) {
  const bool opened = event.fact == fact::phase_opened;
  const auto phase = static_cast<Phase>(event.what);
  if (opened && phase == Phase::night_calls) expect_calls(page);
  if (event.fact == fact::called || event.fact == fact::imprisoned) {
    woken_.push_back(event.what);
    ++calls;
  }
  if (event.fact == fact::seen_awake) seen_ |= Seats::of(event.whom);
  if (!opened || phase != Phase::dawn) return {};
  const Seat spy = holder(page.after, card(Type::spyglass));
  const Seat jailed = page.after.truth.tonight.jailed;
  const bool alone = is_shown_prison_alone(page, expected_);
  if (alone) expected_.insert(expected_.end() - (spyglass_ ? 1 : 0), kNoCard);
  if (woken_ != expected_) return "others were called in the night";
  Seats awake;
  for (std::uint8_t id : expected_) {
    const Seat seat = id == kNoCard ? jailed : holder(page.after, static_cast<CardId>(id));
    const bool listed = seat != jailed || listed_when_jailed(page, id);
    if (id != index(card(Type::spyglass)) && listed) awake |= Seats::of(seat);
  }
  const bool looks = spy != Seat::nobody && spyglass_ && jailed != spy;
  return seen_ == (looks ? awake - spy : Seats{}) ? "" : "the Spyglass saw others";
}

// MRK-SPYGLASS-2 (`not-listed`)  Who was called before he was sent to prison was awake.
bool CallsLaw::listed_when_jailed(const Page& page, std::uint8_t id) const {
  return page.game.plan.setup.spyglass_jailed == SpyglassJailed::listed ||
         id == index(card(Type::jailer));
}

void CallsLaw::expect_calls(const Page& page) {
  expected_.clear();
  woken_.clear();
  seen_ = {};
  for (const Called& call : order_of_calls()) {
    if (is_called(page.game.plan, page.after, call)) {
      expected_.push_back(static_cast<std::uint8_t>(call.card));
    }
  }
  spyglass_ = spyglass_wakes(page.after);
  if (spyglass_) expected_.push_back(static_cast<std::uint8_t>(card(Type::spyglass)));
}

std::string CallsLaw::read(const Page& page) {
  for (const Told& told : page.told) {
    if (told.event.fact == fact::nightfall) {  // it may be skipped
      expected_ = woken_ = {};
      seen_ = {};
      spyglass_ = false;
    }
    const std::string fault = hear(page, told.event);
    if (!fault.empty()) return fault;
  }
  const Row row = page.after.truth.row;
  if (page.game.over() || (row != Row::calls && row != Row::release)) return {};
  int asked = 0;
  for (const Open& open : open_prompts<Mrakoszlap>(page.after)) {
    if (open.seat == Seat::nobody) continue;
    const std::string fault =
        row == Row::calls ? call_fault(page, open) : release_fault(page, open);
    if (!fault.empty()) return "question " + std::to_string(int(open.prompt->ask)) + ": " + fault;
    ++asked;
  }
  return asked <= 1 ? "" : "two are awake";
}

}  // namespace omerta::mrakoszlap::laws
