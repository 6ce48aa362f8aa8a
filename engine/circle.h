// Going round the circle of chairs: who comes next among some of them, and who sits beside whom.
#pragma once
#include "engine/seat.h"

namespace omerta {

// Clockwise from a chair: the first of them at or after it.
constexpr Seat first_from(Seats among, Seat from) {
  const Seats later = among - Seats::first(static_cast<int>(index(from)));
  return among.empty() ? Seat::nobody : later.empty() ? *among : *later;
}

// The nearest of the others on either side; nobody if there is no other.
constexpr Seat left_of(Seats among, Seat seat) {
  return first_from(among - seat, static_cast<Seat>((index(seat) + 1) % kSeats));
}
constexpr Seat right_of(Seats among, Seat seat) {
  const Seats others = among - seat;
  const Seats before = others & Seats::first(static_cast<int>(index(seat)));
  const Seats side = before.empty() ? others : before;
  return side.empty() ? Seat::nobody : static_cast<Seat>(31 - std::countl_zero(side.bits));
}

static_assert(left_of(Seats{0b1011}, Seat{1}) == Seat{3} &&
              left_of(Seats{0b1011}, Seat{3}) == Seat{0});
static_assert(right_of(Seats{0b1011}, Seat{0}) == Seat{3} &&
              right_of(Seats{0b0001}, Seat{0}) == Seat::nobody);

}  // namespace omerta
