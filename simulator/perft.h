// How many different stories a small table has after so many commands: an exact number that a
// second implementation can be asked for. Each rulebook counts its own, from the deal on: the cards
// lie as given, seat by seat, and so many commands are answered after it in the driver's order.
// Simultaneous answers count once, not once for each order.
#pragma once
#include <cstdint>

namespace omerta::simulator {

struct Stories {
  std::uint64_t all = 0;
  std::uint64_t ended = 0;  // of them, those that were over by then

  friend constexpr bool operator==(const Stories&, const Stories&) = default;
};

}  // namespace omerta::simulator
