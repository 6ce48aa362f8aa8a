// The whole of a game, the truth included. Who asks for it has to say so by including this file:
// books that read and write a game, whoever moderates one, and tests. What makes a player's screen
// does with a view and the table.
#pragma once
#include "engine/any_game.h"

namespace omerta {

struct WholeGame {
  template <Ruleset R>
  static const State<R>& state(const AnyGame& game) {
    return game.state<R>();
  }
  static std::span<const std::byte> bytes(const AnyGame& game) { return game.bytes(); }
};

}  // namespace omerta
