// The small signs of the picture of a night: what stopped a bullet, what holds of a player.
#pragma once
#include <cstdint>
#include <string>

#include "rulebooks/mrakoszlap/night/curve.h"

namespace omerta::mrakoszlap::night {

enum class Sign : std::uint8_t {
  death,
  mirror,
  vest,
  cloud,
  slime,
  capone,
  doctor,
  matrix,
  lost,
  mask,
  magnet,
  sand,
  mud,
  prison,
  gain,
  smell,
  split
};
inline constexpr int kSigns = static_cast<int>(Sign::split) + 1;
inline constexpr double kSignSize = 20;

std::string sign_drawing(Sign sign, Point top_left);  // an SVG element

}  // namespace omerta::mrakoszlap::night
