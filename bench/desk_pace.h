// How fast a moderator's desk is: the script, what an entry would lead to, and the way back.
#pragma once
#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

namespace omerta::bench {

struct DeskPace {  // nanoseconds, at the end of a long evening
  std::string rulebook;
  std::size_t commands = 0;  // of that evening
  double script = 0;         // made anew
  double encoded = 0;        // the same as JSON
  std::size_t bytes = 0;     // of it
  double preview = 0;        // of what happens where nothing is chosen
  double take_back = 0;      // of the last entry, with everything up to it played again
};

std::vector<DeskPace> measure_desks(int repeats);
void print_desks(std::ostream& out, int repeats);

}  // namespace omerta::bench
