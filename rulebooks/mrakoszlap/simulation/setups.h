// The tables at which the games of mrakoszlap's signature are played.
#pragma once
#include <vector>

#include "rulebooks/mrakoszlap/rules/options.h"

namespace omerta::simulator {

// Every number of players of mrakoszlap, every value of every option at several tables, and decks
// of the host's own.
std::vector<mrakoszlap::Setup> mrakoszlap_signature_setups();

// 20 people and every type of card.
mrakoszlap::Setup largest_mrakoszlap();

}  // namespace omerta::simulator
