// How fast bots play at ten seats, on one core, and how much of it is theirs.
#pragma once
#include <ostream>
#include <string_view>
#include <vector>

#include "bots/stand_in.h"

namespace omerta::bench {

struct BotPace {
  std::string_view rulebook;
  bots::Level level = bots::Level::random;
  bots::Talk talk = bots::Talk::held;
  double games = 0;   // a second
  double engine = 0;  // the part of the time that dice would have needed for as many commands
  double rounds = 0;  // of a game
};

std::vector<BotPace> measure_bots(int repeats);
void print_bots(std::ostream& out, int repeats);

}  // namespace omerta::bench
