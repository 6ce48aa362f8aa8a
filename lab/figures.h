// Shares and differences of counted games with their intervals. Everything comes from whole
// numbers, so the same counts give the same figures however they were brought together.
#pragma once
#include <cstdint>
#include <span>

#include "simulator/simulate.h"

namespace omerta::lab {

using simulator::Interval;

inline constexpr double kAlpha = 0.05;  // how often an interval may miss

double share(std::uint64_t times, std::uint64_t of);  // of nothing: 0

// Two settings on the same deals: how many games the side won with both, with one, with neither.
struct Paired {
  std::uint64_t both = 0;
  std::uint64_t first = 0;   // only with the first
  std::uint64_t second = 0;  // only with the second
  std::uint64_t neither = 0;

  std::uint64_t games() const { return both + first + second + neither; }
  friend bool operator==(const Paired&, const Paired&) = default;
};

struct Difference {
  double value = 0;  // the first's share less the second's
  Interval range;    // 95 %
};

Difference difference(const Paired& paired);

// Of a share over several pairings on the same deals: `won[k]` games were won in k of them.
struct Mean {
  double value = 0;
  Interval range;  // 95 %; it knows how far the pairings share their luck
};
Mean mean(std::span<const std::uint64_t> won);

// McNemar's test with the exact binomial where few games differ: how likely so uneven a split is if
// there is no difference.
double mcnemar(const Paired& paired);

// An interval that holds at every number of games at once, for each of so many candidates together
// (Howard, Ramdas, McAuliffe, Sekhon 2021): one may look as often as one likes and stop when one
// likes.
Interval anytime(std::uint64_t times, std::uint64_t of, std::uint64_t candidates);

// How far from one half a share is at best and at worst, if it lies in this interval.
Interval from_half(const Interval& share);

}  // namespace omerta::lab
