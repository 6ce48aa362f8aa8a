// Who may learn a thing. There is no default: whoever tells must say to whom.
#pragma once
#include "engine/seat.h"

namespace omerta {

class Audience {
 public:
  static constexpr Audience everyone() { return Audience{Seats{~std::uint32_t{0}}}; }
  static constexpr Audience only(Seat seat) { return Audience{Seats::of(seat)}; }
  static constexpr Audience group(Seats seats) { return Audience{seats}; }
  static constexpr Audience moderator() { return Audience{Seats{}}; }  // the moderator hears all

  constexpr bool is_everyone() const { return *this == everyone(); }
  constexpr Seats seats() const { return seats_; }
  constexpr bool reaches(Seat seat) const { return seats_.has(seat); }  // who hears what: here
  friend constexpr bool operator==(Audience, Audience) = default;

 private:
  constexpr explicit Audience(Seats seats) : seats_{seats} {}
  Seats seats_;
};

}  // namespace omerta
