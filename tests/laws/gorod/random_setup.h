// Tables at random: editions, options, decks, clans and house roles, every one of them legal.
#pragma once
#include "chance/dice.h"
#include "rulebooks/gorod/rules/options.h"

namespace omerta::gorod::laws {

using chance::Dice;

enum class House : std::uint8_t { none, some };

Setup random_setup(Dice& dice, House house = House::some);

}  // namespace omerta::gorod::laws
