// The reasons, each from the state of the game and never from the order of the lines.
#include "cli/adjudicate_faults.h"

#include <fmt/format.h>

#include "engine/whole_game.h"
#include "notation/mrakoszlap_book.h"

namespace omerta::cli {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;

std::string name_of(const notation::Casting& casting, Seat seat) {
  return seat == Seat::nobody ? "nobody" : casting.names.seats[index(seat)];
}

}  // namespace

std::string refused_because(const RefusedOrder& refused, const AnyGame& game,
                            const notation::Casting& casting) {
  const std::string what = notation::mrakoszlap_name(refused.order.card);
  if (refused.target == Seat::nobody) {
    return fmt::format("{} may not decline (MRK-CALL-4)", what);
  }
  const std::string whom = name_of(casting, refused.target);
  const Seats living = game.standing().in_play;
  if (!living.has(refused.target)) return fmt::format("{} is dead (MRK-CALL-5)", whom);
  const Seat first = WholeGame::state<Mrakoszlap>(game).truth.first;
  if (refused.ask == ask::heal) {
    return fmt::format("{}, the Doctor, may not name himself in this night (MRK-DOCTOR-3)", whom);
  }
  if (refused.ask == ask::sock_neighbour) {
    return fmt::format("{} does not sit beside {} (MRK-SOCK-1)", whom, name_of(casting, first));
  }
  if (refused.ask == ask::tunnel_exit) {
    return "a tunnel leads from one player to another (MRK-MAGE-1)";
  }
  if (refused.ask == ask::substitute_second) {
    return "the pair is two different players (MRK-EXEC-1)";
  }
  if (refused.ask == ask::cling) return "the Leech may not hold its own holder (MRK-LEECH-1)";
  return fmt::format("{} may not name {} (MRK-CALL-5)", what, whom);
}

std::string unasked_because(const NightOrder& order, const AnyGame& game, Seats living,
                            const notation::Casting& casting) {
  const mrakoszlap::Truth& truth = WholeGame::state<Mrakoszlap>(game).truth;
  const std::string what = notation::mrakoszlap_name(order.card);
  const Type type = mrakoszlap::type_of(order.card);
  const Seat holder = truth.holder[mrakoszlap::index(order.card)];
  if (holder == Seat::nobody) {
    return fmt::format("nobody holds {}; write 'hand NAME {}'", what, what);
  }
  const std::string who = name_of(casting, holder);
  if (!living.has(holder)) return fmt::format("{}, who holds {}, is dead (MRK-CALL-2)", who, what);
  if (truth.skipped != 0) return "this night is skipped (MRK-TIMELORD-2)";
  if (order.releases) {
    const mrakoszlap::Tonight& tonight = truth.tonight;
    if (tonight.matrix == Seat::nobody) {
      return "the Matrix is not active; write 'matrix activates' (MRK-MATRIX-1)";
    }
    const bool smelt = tonight.caught > 0 && tonight.released == 0;
    if (smelt) return fmt::format("{}, the Matrix, has died before (MRK-MATRIX-5)", who);
    return fmt::format("the Matrix has caught {} and names so many targets (MRK-MATRIX-3)",
                       tonight.caught);
  }
  if (type == Type::jozin && truth.mud == 0) return "Jožin has no uses left (MRK-JOZIN-1)";
  if (mrakoszlap::Hand{truth.used}.has(order.card)) {
    return fmt::format("{} is used up (MRK-CALL-2)", what);
  }
  const bool called =
      notation::mrakoszlap_book().asks_of(game, static_cast<int>(order.card)).front() !=
      ask::use_power;
  if (!called) return fmt::format("{} gives no orders at night (MRK-CALL-1)", what);
  if (truth.tonight.jailed == holder) {
    return fmt::format("{} is in prison, and no answer is taken (MRK-JAILER-2)", who);
  }
  if (type == Type::doctor) {
    return fmt::format("{}, the Doctor, is alone with Mafians and is not called (MRK-DOCTOR-4)",
                       who);
  }
  return fmt::format("{} is not called in this night (MRK-CALL-1)", what);
}

}  // namespace omerta::cli
