// Takes limit.cpp in whole and unchanged, its main() under another name, so that the yardstick and
// the engine run in one process, by turns, under the same clock. It is compiled with the flags that
// limit.cpp asks for.
#include "bench/yardstick.h"

#define main limit_main
#include "bench/limit.cpp"
#undef main

namespace omerta::bench {

double yardstick_seconds(std::uint64_t games, std::uint64_t seed, std::uint64_t& digest) {
  const std::vector<u32> dealt = deals(10, 3);
  Xoshiro256 dice{seed};
  EventLog log;
  ::Tally tally;
  const double start = cpu_seconds();
  for (std::uint64_t game = 0; game < games; ++game) {
    play_seats<true>(dice, dealt, 10, 3, tally, log);
  }
  const double seconds = cpu_seconds() - start;
  digest ^= tally.digest;
  return seconds;
}

const char* yardstick_flags() { return OMERTA_YARDSTICK_FLAGS; }

}  // namespace omerta::bench
