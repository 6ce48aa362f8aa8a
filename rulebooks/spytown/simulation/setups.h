// The tables at which the games of spytown's signature are played.
#pragma once
#include <vector>

#include "rulebooks/spytown/rules/options.h"

namespace omerta::simulator {

// Both editions of spytown, every number of players, every value of every option, every card.
std::vector<spytown::Setup> spytown_signature_setups();

// 21 people and all 16 action cards: the widest game of spytown.
spytown::Setup largest_spytown();

}  // namespace omerta::simulator
