// Many games on many threads, and what came of them. The numbers depend on the seed, never on how
// many threads shared the work.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include "simulator/policy.h"

namespace omerta::simulator {

struct Request {
  Policy policy = Policy::random;
  std::uint64_t games = 10'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: as many as the machine has
};

inline constexpr unsigned kResults = 8;  // as many as the rulebook with the most of them has
inline constexpr unsigned kLoners = 8;   // ... kinds of players who win alone

struct Tally {
  std::uint64_t games = 0;
  std::array<std::uint64_t, kResults> results{};  // by the rulebook's own Result
  std::array<std::uint64_t, kLoners> loners{};    // who won alone, by the number of his definition
  std::uint64_t commands = 0;
  std::uint64_t events = 0;
  std::uint64_t rounds = 0;
  std::uint64_t rounds_squared = 0;
  double seconds = 0;  // on the wall; all the rest is the same whenever it is run

  std::uint64_t won(auto result) const { return results[static_cast<unsigned>(result)]; }
  double mean_rounds() const;
  double deviation_of_rounds() const;  // the standard deviation of one game's rounds
};

struct Interval {
  double low = 0;
  double high = 0;
};

// The 95 % interval of Wilson for a share; unlike the usual one it stays honest near 0 and 1.
Interval wilson(std::uint64_t times, std::uint64_t of);

// Told from time to time how many games are done, by one thread at a time.
using Progress = std::function<void(std::uint64_t done)>;

// Games that somebody else plays, on as many threads; `request.policy` is his to read.
using GameFunction = std::function<void(std::uint64_t game, Tally&)>;
Tally simulate(const Request& request, const GameFunction& game, const Progress& progress = {});

}  // namespace omerta::simulator
