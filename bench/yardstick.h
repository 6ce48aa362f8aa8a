// The bare game that limit.cpp plays: what the engine's speed is measured against.
#pragma once
#include <cstdint>

namespace omerta::bench {

// CPU seconds of this thread for so many games of the yardstick's level `ballots`, 10 seats and
// 3 mafiosi. `digest` takes the fold of all its events, so that none of the work can be left out.
double yardstick_seconds(std::uint64_t games, std::uint64_t seed, std::uint64_t& digest);

const char* yardstick_flags();

}  // namespace omerta::bench
