// Looking a reading up.
#include "beliefs/calibration.h"

#include <algorithm>
#include <cmath>

namespace omerta::beliefs {
namespace {

constexpr double kRounding = 1e-3;  // of a table

}  // namespace

double log_odds(double share) {
  const double odds = std::log(share / (1 - share));
  return std::clamp(odds, -kAsGoodAsCertain, kAsGoodAsCertain);
}

double calibrated(const Calibration& table, double reading) {
  const double at = log_odds(reading);
  const auto& knots = table.knots;
  const auto above = std::find_if(knots.begin(), knots.end(),
                                  [&](const Knot& knot) { return knot.log_odds >= at; });
  if (above == knots.end()) return knots.back().share;
  if (above == knots.begin()) return above->share;
  // What is as good as certain is a kind of its own: nothing leads up to it.
  if (at < kAsGoodAsCertain && above->log_odds > kAsGoodAsCertain - kRounding)
    return (above - 1)->share;
  const Knot& low = *(above - 1);
  const double way = (at - low.log_odds) / (above->log_odds - low.log_odds);
  return low.share + way * (above->share - low.share);
}

}  // namespace omerta::beliefs
