// How much memory a table takes while its game is held: the game, its record, and what everybody
// has heard.
#pragma once
#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

namespace omerta::bench {

struct TableSize {  // bytes, ten people in the middle of a game
  std::string rulebook;
  std::size_t game = 0;   // with its record of commands and events
  std::size_t feeds = 0;  // of everyone and of each seat
};

std::vector<TableSize> measure_tables();
void print_tables(std::ostream& out);

}  // namespace omerta::bench
