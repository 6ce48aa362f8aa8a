// A record that somebody brings along, told again as anybody in it heard it. It belongs to no room,
// and nothing of it is kept.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "beliefs/effort.h"
#include "engine/seat.h"

namespace omerta::server {

struct Retell {
  std::string text;  // the record
  enum class As : std::uint8_t { everyone, seat, moderator } as = As::everyone;
  Seat seat = Seat::nobody;  // whose ears, where they are a seat's
};
inline constexpr std::array<std::string_view, 3> kAsNames{"public", "seat", "moderator"};
constexpr const auto& names(Retell::As) { return kAsNames; }

struct RetellNight {  // on the circle, where the rulebook has such nights
  std::string text;
  int night = 0;
};

struct RetellBeliefs {  // what a seat had reason to believe, once the game is over
  std::string text;
  Seat seat = Seat::nobody;
};

// Otherwise why not (refusals.h).
using Retold = tl::expected<std::string, std::string_view>;
Retold retold_frame(const Retell& asked, beliefs::Effort& effort);
Retold night_frame(const RetellNight& asked, beliefs::Effort& effort);
Retold beliefs_frame(const RetellBeliefs& asked, beliefs::Effort& effort);

}  // namespace omerta::server
