// The tables at which the games of gorod's signature are played.
#pragma once
#include <vector>

#include "rulebooks/gorod/rules/options.h"

namespace omerta::simulator {

// Both editions, every recommended deck, every value of every option, one clan and two, house
// roles, the largest table. The order is part of the signature.
std::vector<gorod::Setup> signature_setups();

// 31 seats and every character of the box: the widest game there is without house roles.
gorod::Setup largest_table();

}  // namespace omerta::simulator
