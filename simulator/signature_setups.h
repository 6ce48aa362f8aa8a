// The tables at which the games of the signature are played.
#pragma once
#include <vector>

#include "rulebooks/gorod/rules/options.h"
#include "rulebooks/mrakoszlap/rules/options.h"
#include "rulebooks/spytown/rules/options.h"

namespace omerta::simulator {

// Both editions, every recommended deck, every value of every option, one clan and two, house
// roles, the largest table. The order is part of the signature.
std::vector<gorod::Setup> signature_setups();

// 31 seats and every character of the box: the widest game there is without house roles.
gorod::Setup largest_table();

// Both editions of spytown, every number of players, every value of every option, every card.
std::vector<spytown::Setup> spytown_signature_setups();

// 21 people and all 16 action cards: the widest game of spytown.
spytown::Setup largest_spytown();

// Every number of players of mrakoszlap, every value of every option at several tables, and decks
// of the host's own.
std::vector<mrakoszlap::Setup> mrakoszlap_signature_setups();

// 20 people and every type of card.
mrakoszlap::Setup largest_mrakoszlap();

}  // namespace omerta::simulator
