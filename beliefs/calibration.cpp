// Looking a reading up.
#include "beliefs/calibration.h"

#include <algorithm>
#include <cmath>

namespace omerta::beliefs {

double log_odds(double share) {
  constexpr double kNearest = 1e-15;
  const double kept = std::clamp(share, kNearest, 1 - kNearest);
  return std::clamp(std::log(kept / (1 - kept)), -kFarthest, kFarthest);
}

double calibrated(const Calibration& table, double reading) {
  const double at = log_odds(reading);
  const auto& knots = table.knots;
  const auto above = std::find_if(knots.begin(), knots.end(),
                                  [&](const Knot& knot) { return knot.log_odds >= at; });
  if (above == knots.end()) return knots.back().share;
  if (above == knots.begin()) return above->share;
  const Knot& low = *(above - 1);
  const double way = (at - low.log_odds) / (above->log_odds - low.log_odds);
  return low.share + way * (above->share - low.share);
}

}  // namespace omerta::beliefs
