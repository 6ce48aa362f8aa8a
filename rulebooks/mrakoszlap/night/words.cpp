// Saying what happened to a bullet.
#include "rulebooks/mrakoszlap/night/words.h"

#include "presentation/flights/page.h"
#include "rulebooks/mrakoszlap/night/flights.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap::night {
namespace {

using said::card_name;
using said::copy_name;

Message with(const char* key, Type type, unsigned number) {
  return {key, {{"card", copy_name(type, number)}}};
}

}  // namespace

Message mages(const Passage& tunnel) {
  Message all;
  for (CardId mage : tunnel.mages) {
    all = all.empty() ? card_name(mage)
                      : Message{"cli.trace.plus", {{"one", all}, {"other", card_name(mage)}}};
  }
  return all;
}

Message passage(const Passage& tunnel) {
  const Message text{"cli.trace.passage",
                     {{"cards", mages(tunnel)}, {"from", tunnel.from}, {"to", tunnel.to}}};
  if (tunnel.state == Passage::State::open) return text;
  const Message why{"cli.trace.tunnel-void", {{"card", card_name(Type::atheist)}}};
  return {"cli.trace.passage-closed", {{"passage", text}, {"why", why}}};
}

Message sentence(const Leg& leg) {
  switch (leg.course) {
    case Course::fired: return "cli.trace.step.fired";
    case Course::pulled: return "cli.trace.step.pulled";
    case Course::passed: return with("cli.trace.step.passed", Type::mage, leg.number);
    case Course::split: return {"cli.trace.step.split", {{"n", leg.number}}};
    case Course::turned: return with("cli.trace.step.turned", Type::mirror, leg.number);
    case Course::broke: return with("cli.trace.step.broke", Type::mirror, leg.number);
    case Course::slid_off: return "cli.trace.step.slid-off";
    case Course::al_capone: return with("cli.trace.step.al-capone", Type::al_capone, leg.number);
    case Course::healed: return with("cli.trace.step.healed", Type::doctor, leg.number);
    case Course::vest: return with("cli.trace.step.lost", Type::vest, leg.number);
    case Course::cloud_treader: return with("cli.trace.step.lost", Type::cloud_treader, leg.number);
    case Course::caught: return with("cli.trace.step.caught", Type::matrix, leg.number);
    case Course::dead_player: return "cli.trace.step.dead-player";
    case Course::dies: return "cli.trace.step.dies";
    case Course::gas_mask: return "cli.trace.step.gas-mask";
    default: return as_written(notation::mrakoszlap_name(leg.course));
  }
}

Message smelt(const Leg& leg) {
  return leg.course == Course::dead_player ? Message{"cli.trace.step.dead"} : sentence(leg);
}

Message gained(const Gained& gain) {
  return {"cli.trace.gain",
          {{"who", gain.seat},
           {"card", copy_name(gain.what, gain.number)},
           {"by", card_name(gain.by)}}};
}

Message heading(const Flown& bullet, std::size_t number) {
  return {"cli.trace.shot",
          {{"bullet", Message{"cli.trace.bullet", {{"n", number}}}},
           {"card", card_name(bullet.card)},
           {"from", bullet.shooter},
           {"to", bullet.target}}};
}

std::string TraceWords::name(Seat seat) const {
  return seat == Seat::nobody ? "–" : names_.seats[index(seat)];
}

List TraceWords::names(Seats seats) const {
  List all;
  for (Seat seat : seats) all.push_back(name(seat));
  return all;
}

std::string TraceWords::type(Type type) const { return said(card_name(type)); }

std::string TraceWords::route(const Leg& leg) const { return said(flights::route(step(leg))); }

}  // namespace omerta::mrakoszlap::night
