// The count of the stories of spytown.
#pragma once
#include <span>

#include "rulebooks/spytown/rules/spytown.h"
#include "simulator/perft.h"

namespace omerta::simulator {

// A card that may be played is played at the beginning of a window or kept; to keep it is no
// command. The cards are empty in the basic game.
Stories perft(const spytown::Plan& plan, std::span<const spytown::Token> tokens,
              std::span<const spytown::Card> cards, unsigned commands);

}  // namespace omerta::simulator
