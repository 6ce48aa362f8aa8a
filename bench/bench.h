// How fast the engine plays, beside a yardstick that does only what every Mafia must do.
#pragma once
#include <cstdint>
#include <ostream>
#include <string_view>
#include <vector>

#include "simulator/bench_games.h"

namespace omerta::bench {

using simulator::BenchTable;
using simulator::Pace;

struct Effort {
  int repeats = 9;  // by turns; the best of each is kept, for nothing makes a run too fast
  std::uint64_t yardstick_games = 200'000;
  std::uint64_t copies = 200'000;
};

struct Figure {  // of one table
  BenchTable table;
  Pace pace;
};

struct Figures {  // of one rulebook
  std::string_view rulebook;
  std::vector<Figure> tables;
  std::size_t state_bytes = 0;
  double copy_nanoseconds = 0;
};

struct Measured {
  double yardstick_nanoseconds = 0;  // a game of limit.cpp, level `ballots`
  std::vector<Figures> rulebooks;
  std::uint64_t digest = 0;
};

Measured measure(const Effort& effort = {});
void bench(std::ostream& out, const Effort& effort = {});

}  // namespace omerta::bench
