// A number for each chair, and the choice of the highest: how bots of every rulebook make up their
// minds.
#pragma once
#include <array>

#include "chance/dice.h"
#include "engine/prompt.h"

namespace omerta::bots {

using Scores = std::array<int, kSeats>;

// The highest scores among what is offered; `spread` is how far chance may move each of them.
Choice highest(chance::Dice& dice, const Prompt& prompt, const Scores& scores,
               std::uint32_t spread);

}  // namespace omerta::bots
