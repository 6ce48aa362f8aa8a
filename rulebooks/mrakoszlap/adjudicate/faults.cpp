// The reasons, each from the state of the game and never from the order of the lines.
#include "rulebooks/mrakoszlap/adjudicate/faults.h"

#include "engine/whole_game.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::mrakoszlap::adjudicate {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;

std::string name_of(const notation::Casting& casting, Seat seat) {
  return seat == Seat::nobody ? std::string{} : casting.names.seats[index(seat)];
}

Message unasked_matrix(const mrakoszlap::Tonight& tonight, const std::string& who) {
  if (tonight.matrix == Seat::nobody) return "fault.night.matrix-not-active";
  const bool smelt = tonight.caught > 0 && tonight.released == 0;
  if (smelt) return {"fault.night.matrix-died", {{"who", who}}};
  return {"fault.night.matrix-targets", {{"n", tonight.caught}}};
}

}  // namespace

Message refused_because(const RefusedOrder& refused, const AnyGame& game,
                        const notation::Casting& casting) {
  const std::string what = notation::mrakoszlap_name(refused.order.card);
  if (refused.target == Seat::nobody) {
    return {"fault.night.may-not-decline", {{"card", what}}};
  }
  const std::string whom = name_of(casting, refused.target);
  const Seats living = game.standing().in_play;
  if (!living.has(refused.target)) return {"fault.night.dead-target", {{"whom", whom}}};
  const Seat first = WholeGame::state<Mrakoszlap>(game).truth.first;
  if (refused.ask == ask::heal) {
    return {"fault.night.doctor-himself", {{"whom", whom}}};
  }
  if (refused.ask == ask::sock_neighbour) {
    return {"fault.night.not-beside", {{"whom", whom}, {"who", name_of(casting, first)}}};
  }
  if (refused.ask == ask::tunnel_exit) {
    return "fault.night.tunnel";
  }
  if (refused.ask == ask::substitute_second) {
    return "fault.night.pair";
  }
  if (refused.ask == ask::cling) return "fault.night.leech";
  return {"fault.night.may-not-name", {{"card", what}, {"whom", whom}}};
}

Message unasked_because(const NightOrder& order, const AnyGame& game, Seats living,
                        const notation::Casting& casting) {
  const mrakoszlap::Truth& truth = WholeGame::state<Mrakoszlap>(game).truth;
  const std::string what = notation::mrakoszlap_name(order.card);
  const Type type = mrakoszlap::type_of(order.card);
  const Seat holder = truth.holder[mrakoszlap::index(order.card)];
  if (holder == Seat::nobody) {
    return {"fault.night.nobody-holds", {{"card", what}}};
  }
  const std::string who = name_of(casting, holder);
  if (!living.has(holder)) {
    return {"fault.night.dead-holder", {{"who", who}, {"card", what}}};
  }
  if (truth.skipped != 0) return "fault.night.skipped";
  if (order.releases) return unasked_matrix(truth.tonight, who);
  if (type == Type::jozin && truth.mud == 0) return "fault.night.jozin";
  if (mrakoszlap::Hand{truth.used}.has(order.card)) {
    return {"fault.night.used-up", {{"card", what}}};
  }
  const bool called =
      notation::mrakoszlap_book().asks_of(game, static_cast<int>(order.card)).front() !=
      ask::use_power;
  if (!called) return {"fault.night.no-orders", {{"card", what}}};
  if (truth.tonight.jailed == holder) {
    return {"fault.night.in-prison", {{"who", who}}};
  }
  if (type == Type::doctor) {
    return {"fault.night.doctor-alone", {{"who", who}}};
  }
  return {"fault.night.not-called", {{"card", what}}};
}

}  // namespace omerta::mrakoszlap::adjudicate
