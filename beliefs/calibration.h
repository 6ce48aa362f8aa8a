// What a reading is worth: how often it was right in many games where it said so. A monotone table,
// fitted in self-play by `calibration` (calibration/), one a rulebook.
#pragma once
#include <array>

namespace omerta::beliefs {

inline constexpr unsigned kBins = 20;

struct Knot {
  double log_odds = 0;  // as it was read
  double share = 0;     // as it turned out
};

struct Calibration {
  int reader = 0;  // the version it was fitted for
  std::array<Knot, kBins> knots{};
};

// What is further out is as good as certain.
inline constexpr double kAsGoodAsCertain = 13.8;
double log_odds(double share);

// Between two knots on the straight line, beyond the outer ones as at them. A knot for what is as
// good as certain is for that alone.
double calibrated(const Calibration& table, double reading);

}  // namespace omerta::beliefs
