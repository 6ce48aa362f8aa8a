// Gathering the orders of a night from what was told, and comparing what came of them.
#include "tests/laws/mrakoszlap/law/night_law.h"

#include <algorithm>

#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

// MRK-JOZIN-2
void muddy(Body& body) {
  for (auto& [number, muddied] : body.mirrors) {
    if (muddied) continue;
    muddied = true;
    return;
  }
}

}  // namespace

void NightLaw::on_order(const Page& page, const Event& event) {
  const unsigned number = number_of(card_) - 1;
  switch (static_cast<number::Ask>(event.what)) {
    case number::Ask::jail: orders_.jailed = event.whom; return;
    case number::Ask::open_graves: orders_.graves = true; return;
    case number::Ask::enter_matrix: orders_.matrix = event.who; return;
    case number::Ask::dig_tunnel: orders_.entrance[number] = event.whom; return;
    case number::Ask::tunnel_exit: orders_.exit[number] = event.whom; return;
    case number::Ask::apply_slime: orders_.slimed |= Seats::of(event.whom); return;
    case number::Ask::cling: orders_.held = event.whom; return;
    case number::Ask::throw_sand: orders_.sanded = event.whom; return;
    case number::Ask::bite: orders_.bitten = event.whom; return;
    case number::Ask::magnetise: orders_.magnetised |= Seats::of(event.whom); return;
    case number::Ask::heal: orders_.charged = event.whom; return;
    case number::Ask::muddy: muddy(bodies_[event.whom]); return;
    case number::Ask::mafia_aim: orders_.aims[number] = event.whom; return;
    case number::Ask::shoot: orders_.shots[number] = event.whom; return;
    case number::Ask::snipe: orders_.sniped = event.whom; return;
    case number::Ask::throw_sock:
      first_ = event.whom;
      if (page.game.plan.setup.sock_targets != SockTargets::own_neighbours) return;
      orders_.sock = bodies_.neighbour(event.who, 1);
      first_ = bodies_.neighbour(event.who, page.game.plan.setup.seats - 1U);
      if (first_ != orders_.sock) orders_.sock_second = first_;  // once, if two players live
      return;
    case number::Ask::sock_neighbour:
      orders_.sock = first_;
      orders_.sock_second = event.whom;
      return;
    case number::Ask::release_bullet: orders_.released.push_back(event.whom); return;
    default: return;
  }
}

void NightLaw::on_nightfall(const Page& page) {
  const Plan& plan = page.game.plan;
  bodies_ = Bodies{plan, page.after};
  orders_ = {};
  orders_.leech_uneaten = (page.after.truth.used & Hand::of(Type::leech).bits) == 0;
  if (plan.setup.magnet_duration == MagnetDuration::permanent) {
    orders_.magnetised = page.after.truth.magnetised;
  }
}

std::string NightLaw::on_report(const Page& page, const Event& event) {
  if (event.what != 0) return {};  // skipped
  ++nights;
  Resolution resolution{page.game.plan.setup, bodies_, orders_};
  const std::string found = resolution.run().difference(Bodies{page.game.plan, page.after});
  splits += resolution.splits;
  if (!found.empty()) return "night: " + found;
  const Tonight& tonight = page.after.truth.tonight;
  const auto same = [](const Line& a, const Line& b) {
    return a.course == b.course && a.seat == b.seat && a.number == b.number;
  };
  const bool right = std::equal(tonight.log.begin(), tonight.log.begin() + tonight.lines,
                                resolution.steps.begin(), resolution.steps.end(), same);
  return right ? "" : "night: other steps";
}

std::string NightLaw::read(const Page& page) {
  for (const Told& told : page.told) {
    const Event& event = told.event;
    if (event.fact == fact::nightfall) on_nightfall(page);
    if (event.fact == fact::called) card_ = static_cast<CardId>(event.what);
    if (event.fact == fact::ordered) on_order(page, event);
    if (event.fact != fact::report_opened) continue;
    const std::string fault = on_report(page, event);
    if (!fault.empty()) return fault;
  }
  return {};
}

}  // namespace omerta::mrakoszlap::laws
