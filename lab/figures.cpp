// The formulas, each with its source.
#include "lab/figures.h"

#include <algorithm>
#include <cmath>

namespace omerta::lab {
namespace {

constexpr double kNormal = 1.959963984540054;  // 95 % of a normal distribution lie within
constexpr std::uint64_t kExactUpTo = 1000;     // games that differ, for the binomial sum

// The probability that at most `times` of `of` fair coins fall on one side, twice.
double two_sided(std::uint64_t times, std::uint64_t of) {
  const auto n = static_cast<double>(of);
  double sum = 0;
  for (std::uint64_t k = 0; k <= times; ++k) {
    const auto i = static_cast<double>(k);
    sum += std::exp(std::lgamma(n + 1) - std::lgamma(i + 1) - std::lgamma(n - i + 1) -
                    n * std::log(2.0));
  }
  return std::min(1.0, 2 * sum);
}

}  // namespace

double share(std::uint64_t times, std::uint64_t of) {
  return of == 0 ? 0 : static_cast<double>(times) / static_cast<double>(of);
}

Difference difference(const Paired& paired) {
  if (paired.games() == 0) return {0, {-1, 1}};
  const auto n = static_cast<double>(paired.games());
  const auto first = static_cast<double>(paired.first);
  const auto second = static_cast<double>(paired.second);
  const double value = (first - second) / n;
  const double spread = (first + second) - (first - second) * (first - second) / n;
  const double half = kNormal * std::sqrt(std::max(0.0, spread)) / n;
  return {value, {std::max(-1.0, value - half), std::min(1.0, value + half)}};
}

Mean mean(std::span<const std::uint64_t> won) {
  if (won.size() < 2) return {0, {0, 1}};
  const auto pairings = static_cast<double>(won.size() - 1);
  double games = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t k = 0; k < won.size(); ++k) {
    const double part = static_cast<double>(k) / pairings;
    games += static_cast<double>(won[k]);
    sum += part * static_cast<double>(won[k]);
    squares += part * part * static_cast<double>(won[k]);
  }
  if (games == 0) return {0, {0, 1}};
  const double value = sum / games;
  const double spread = std::max(0.0, squares / games - value * value);
  const double half = kNormal * std::sqrt(spread / games);
  return {value, {std::max(0.0, value - half), std::min(1.0, value + half)}};
}

double mcnemar(const Paired& paired) {
  const std::uint64_t differ = paired.first + paired.second;
  if (differ == 0) return 1;
  if (differ <= kExactUpTo) return two_sided(std::min(paired.first, paired.second), differ);
  const double gap =
      std::abs(static_cast<double>(paired.first) - static_cast<double>(paired.second)) - 1;
  const double z = std::max(0.0, gap) / std::sqrt(static_cast<double>(differ));
  return std::erfc(z / std::sqrt(2.0));
}

Interval anytime(std::uint64_t times, std::uint64_t of, std::uint64_t candidates) {
  if (of == 0) return {0, 1};
  const auto n = static_cast<double>(of);
  const double looks = std::log(std::max(1.0, std::log(2 * n)));
  const double tries = 0.72 * std::log(10.4 * static_cast<double>(candidates) / kAlpha);
  const double half = 0.85 * std::sqrt((looks + tries) / n);
  const double centre = share(times, of);
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Interval from_half(const Interval& share) {
  const double low = std::abs(share.low - 0.5);
  const double high = std::abs(share.high - 0.5);
  const bool across = share.low <= 0.5 && share.high >= 0.5;
  return {across ? 0 : std::min(low, high), std::max(low, high)};
}

}  // namespace omerta::lab
