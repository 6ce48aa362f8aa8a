// Games in which everybody answers by dice, with all that was told in them.
#pragma once
#include "chronicle/chronicle.h"

namespace omerta::beliefs {

Chronicle played(const AnyGame& game, std::uint64_t seed);

// What one seat had been told before the event with this number.
std::vector<Event> heard_by(Seat seat, const std::vector<Told>& told, std::size_t before);

}  // namespace omerta::beliefs
