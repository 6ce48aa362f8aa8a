// How fast what people hear and see becomes bytes, beside the game that made it.
#pragma once
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace omerta::bench {

// Nanoseconds each, measured in one run; bytes as they are sent.
struct LinePace {
  double told = 0;     // one event made a sentence for one listener
  double encoded = 0;  // and written
  double bytes = 0;
};

struct ScreenPace {
  double made = 0;  // for one seat, in the middle of the game
  double encoded = 0;
  double bytes = 0;
};

struct WirePace {
  std::string rulebook;
  double command = 0;  // accepted by the game, with all that follows
  LinePace line{};
  ScreenPace screen{};
  double answer = 0;  // a command read from JSON
};

std::vector<WirePace> measure_wire(int repeats);
void print_wire(std::ostream& out, int repeats);

}  // namespace omerta::bench
