// How long a table is given for what it waits for, as its rulebook has it.
#pragma once

namespace omerta::pace {

struct Patience {
  int seconds = 0;  // 0: no end
  // It lasts exactly so long, whether anybody answers or not.
  enum class Ends { when_answered, in_time } ends = Ends::when_answered;
};

}  // namespace omerta::pace
