// Tables at random: editions, options, decks, clans and house roles, every one of them legal.
#pragma once
#include "rulesets/gorod/options.h"
#include "simulator/dice.h"

namespace omerta::gorod::laws {

using simulator::Dice;

enum class House : std::uint8_t { none, some };

Setup random_setup(Dice& dice, House house = House::some);

}  // namespace omerta::gorod::laws
