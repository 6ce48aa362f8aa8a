// Tables of spytown at random: editions, options, numbers of players, sets of cards, all legal.
#pragma once
#include "chance/dice.h"
#include "rulebooks/spytown/rules/options.h"

namespace omerta::spytown::laws {

using chance::Dice;

Setup random_setup(Dice& dice);

}  // namespace omerta::spytown::laws
