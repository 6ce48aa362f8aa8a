// How many different stories a small table has after so many commands: an exact number that a
// second implementation can be asked for.
#pragma once
#include <cstdint>
#include <span>

#include "rulesets/gorod/gorod.h"

namespace omerta::simulator {

struct Stories {
  std::uint64_t all = 0;
  std::uint64_t ended = 0;  // of them, those that were over by then

  friend constexpr bool operator==(const Stories&, const Stories&) = default;
};

// Counted from the deal on: the cards lie as given, seat by seat, and `commands` are answered after
// it in the driver's order. Simultaneous answers count once, not once for each order.
Stories perft(const gorod::Plan& plan, std::span<const gorod::Role> deal, unsigned commands);

}  // namespace omerta::simulator
