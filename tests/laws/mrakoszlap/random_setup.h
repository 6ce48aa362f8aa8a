// Tables of mrakoszlap at random: options, presets, numbers of players, decks, all legal; and a
// deal that the rules allow.
#pragma once
#include "chance/dice.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap::laws {

using chance::Dice;

Setup random_setup(Dice& dice);

// Legal hands drawn at random. Not as likely as each other, which is the simulator's business.
using Hands = std::array<Hand, kPlayers>;
Hands random_hands(Dice& dice, const Plan& plan);

}  // namespace omerta::mrakoszlap::laws
