// How a game stands, as everyone may know, whatever the rulebook.
#pragma once
#include <cstdint>

#include "engine/seat.h"

namespace omerta {

enum class Hour : std::uint8_t { setup, night, dawn, day, over };

struct Standing {  // how the game stands, as everyone may know
  Hour hour = Hour::setup;
  std::uint8_t result = 0;  // of the rulebook's own list; 0 while the game goes on
  std::uint16_t round = 0;
  Seats seats{};
  Seats in_play{};
  Seats winners{};
  Seat moderator = Seat::nobody;  // a player who has taken the post
};

}  // namespace omerta
