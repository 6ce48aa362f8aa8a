// What a reading is worth: how often it was right in many games where it said so. A monotone table,
// fitted in self-play by `calibration` (calibration/), one a rulebook.
#pragma once
#include <array>

namespace omerta::beliefs {

inline constexpr unsigned kKnots = 64;

struct Knot {
  double log_odds = 0;  // as it was read
  double share = 0;     // as it turned out
};

struct Calibration {
  int reader = 0;  // the version it was fitted for
  std::array<Knot, kKnots> knots{};
};

// As far out as a share can be told from the next one. In one rulebook a reading of a million to
// one is right six times in seven, and one of a thousand million to one nineteen times in twenty:
// they are never taken together.
inline constexpr double kFarthest = 34.5;
double log_odds(double share);

// Between two knots on the straight line, beyond the outer ones as at them.
double calibrated(const Calibration& table, double reading);

}  // namespace omerta::beliefs
