// The count of the stories of mrakoszlap.
#pragma once
#include <span>

#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "simulator/perft.h"

namespace omerta::simulator {

// A power, the Time Lord's too, is used at the beginning of a window or kept; to keep it is no
// command. If a Doctor is dealt his nights are drawn among the first commands.
Stories perft(const mrakoszlap::Plan& plan, std::span<const mrakoszlap::Hand> hands,
              unsigned commands);

}  // namespace omerta::simulator
