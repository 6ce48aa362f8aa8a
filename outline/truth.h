// Which card somebody really has, for those who read, write or run a game in outline. No screen is
// made from it.
#pragma once
#include "engine/whole_game.h"

namespace omerta::outline {

template <Ruleset R>
int true_role(const AnyGame& game, Seat seat) {
  const auto& truth = WholeGame::state<R>(game).truth;
  return index(seat) < truth.dealt ? static_cast<int>(truth.role[index(seat)]) : -1;
}

}  // namespace omerta::outline
