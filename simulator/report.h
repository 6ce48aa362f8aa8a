// What came of many games, as a value: every result that was possible or occurred, by name.
#pragma once
#include <string>
#include <vector>

#include "simulator/simulate.h"
#include "words/message.h"

namespace omerta::simulator {

struct Won {  // how a game may end
  std::string id;
  Message text;
  std::uint64_t games = 0;
};

struct Report {
  Tally tally;
  std::vector<Won> won;
};

}  // namespace omerta::simulator
