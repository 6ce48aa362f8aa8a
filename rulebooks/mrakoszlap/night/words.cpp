// Saying what happened to a bullet.
#include "rulebooks/mrakoszlap/night/words.h"

#include <fmt/format.h>

#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap::night {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Type;

std::string_view arrow(Course course) {
  switch (course) {
    case Course::pulled: return "⇝";
    case Course::passed: return "⇒";
    case Course::turned: return "↩";
    default: return "→";
  }
}

}  // namespace

std::string TraceWords::name(Seat seat) const {
  return seat == Seat::nobody ? "–" : names_.seats[index(seat)];
}

List TraceWords::names(Seats seats) const {
  List all;
  for (Seat seat : seats) all.push_back(name(seat));
  return all;
}

std::string TraceWords::card(mrakoszlap::CardId card) const {
  return words_.said(mrakoszlap::said::card_name(card));
}

std::string TraceWords::copy(Type type, unsigned number) const {
  return words_.said(mrakoszlap::said::copy_name(type, number));
}

std::string TraceWords::type(Type type) const {
  return words_.said(mrakoszlap::said::card_name(type));
}

std::string TraceWords::mages(const Passage& tunnel) const {
  std::string all;
  for (mrakoszlap::CardId mage : tunnel.mages) all += (all.empty() ? "" : " + ") + card(mage);
  return all;
}

std::string TraceWords::passage(const Passage& tunnel) const {
  const std::string text = fmt::format("{} ({}): {} ⇒ {}", say("cli.trace.tunnel"), mages(tunnel),
                                       name(tunnel.from), name(tunnel.to));
  if (tunnel.state == Passage::State::open) return text;
  return text + "; " + say("cli.trace.tunnel-void", {{"card", type(Type::atheist)}});
}

std::string TraceWords::route(const Leg& leg) const {
  if (!is_move(leg)) return name(leg.at);
  return fmt::format("{} {} {}", name(start_of(leg)), arrow(leg.course), name(end_of(leg)));
}

std::string TraceWords::sentence(const Leg& leg) const {
  const auto with = [&](std::string_view key, Type type) {
    return say(key, {{"card", copy(type, leg.number)}});
  };
  switch (leg.course) {
    case Course::fired: return say("cli.trace.step.fired");
    case Course::pulled: return say("cli.trace.step.pulled");
    case Course::passed: return with("cli.trace.step.passed", Type::mage);
    case Course::split: return say("cli.trace.step.split", {{"n", leg.number}});
    case Course::turned: return with("cli.trace.step.turned", Type::mirror);
    case Course::broke: return with("cli.trace.step.broke", Type::mirror);
    case Course::slid_off: return say("cli.trace.step.slid-off");
    case Course::al_capone: return with("cli.trace.step.al-capone", Type::al_capone);
    case Course::healed: return with("cli.trace.step.healed", Type::doctor);
    case Course::vest: return with("cli.trace.step.lost", Type::vest);
    case Course::cloud_treader: return with("cli.trace.step.lost", Type::cloud_treader);
    case Course::caught: return with("cli.trace.step.caught", Type::matrix);
    case Course::dead_player: return say("cli.trace.step.dead-player");
    case Course::dies: return say("cli.trace.step.dies");
    case Course::gas_mask: return say("cli.trace.step.gas-mask");
    default: return notation::mrakoszlap_name(leg.course);
  }
}

std::string TraceWords::smelt(const Leg& leg) const {
  return leg.course == Course::dead_player ? say("cli.trace.step.dead") : sentence(leg);
}

std::string TraceWords::gained(const Gained& gain) const {
  return say(
      "cli.trace.gain",
      {{"who", name(gain.seat)}, {"card", copy(gain.what, gain.number)}, {"by", type(gain.by)}});
}

std::string TraceWords::heading(const Flown& bullet, std::size_t number) const {
  return fmt::format("{}: {}, {} → {}", say("cli.trace.bullet", {{"n", number}}), card(bullet.card),
                     name(bullet.shooter), name(bullet.target));
}

}  // namespace omerta::mrakoszlap::night
