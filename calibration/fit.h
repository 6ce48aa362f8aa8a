// How often readings are right: counted over many evenings, and made into the table by which they
// are shown.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "beliefs/calibration.h"

namespace omerta {
struct Rulebook;
}

namespace omerta::calibration {

struct Games {
  std::uint64_t seed = 1;
  std::uint64_t count = 0;
  unsigned threads = 0;  // 0: as many as the machine has; the counts are the same
};

struct Bin {
  std::uint64_t count = 0;  // of readings
  std::uint64_t held = 0;   // of them turned out so
  std::int64_t sum = 0;     // of what was read, in millionths: log-odds, or shares
  // Summed over evenings, for the error: the readings of one evening turn out alike.
  std::uint64_t evenings = 0;
  double counts_squared = 0;
  double held_squared = 0;
  double count_by_held = 0;

  double mean() const {
    return count == 0 ? 0 : static_cast<double>(sum) / (1e6 * static_cast<double>(count));
  }
  double share() const {
    return count == 0 ? 0 : static_cast<double>(held) / static_cast<double>(count);
  }
  // Of the share: two of three are closer. One evening tells nothing.
  double error() const {
    if (evenings < 2) return 1;
    const auto all = static_cast<double>(evenings);
    const double squares = held_squared + share() * (share() * counts_squared - 2 * count_by_held);
    return std::sqrt(std::max(0.0, squares) * all / (all - 1)) / static_cast<double>(count);
  }
};
using Bins = std::vector<Bin>;
inline constexpr unsigned kShares = 20;  // bins of what people are shown, five points each

// Of all readings that the rules leave open: every seat of every other, at every moment.
Bins raw(const Rulebook& book, const Games& games);    // by log-odds: a bin for each knot
Bins shown(const Rulebook& book, const Games& games);  // by the share that people are shown

// Never falling where the reading rises.
beliefs::Calibration fitted(const Bins& bins);

// As it is built into the program: rulebooks/*/beliefs/calibrated.h.
std::string source(std::string_view book, const Games& games, const beliefs::Calibration& table);

}  // namespace omerta::calibration
