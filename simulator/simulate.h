// Many games on many threads, and what came of them. The numbers depend on the seed, never on how
// many threads shared the work.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "simulator/policy.h"

namespace omerta::simulator {

struct Request {
  Policy policy = Policy::random;
  std::uint64_t games = 10'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: as many as the machine has
};

// As many as the rulebook with the most of them has.
inline constexpr unsigned kResults = std::max({static_cast<unsigned>(gorod::Result::house),
                                               static_cast<unsigned>(spytown::Result::abandoned),
                                               static_cast<unsigned>(mrakoszlap::Result::draw)}) +
                                     1;

struct Tally {
  std::uint64_t games = 0;
  std::array<std::uint64_t, kResults> results{};                // by the rulebook's own Result
  std::array<std::uint64_t, gorod::kHouseRoles> house_roles{};  // who won alone, as in the setup
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

Tally simulate(const gorod::Plan& plan, const Request& request, const Progress& progress = {});
Tally simulate(const spytown::Plan& plan, const Request& request, const Progress& progress = {});
Tally simulate(const mrakoszlap::Plan& plan, const Request& request, const Progress& progress = {});

// Games that somebody else plays, on as many threads; `request.policy` is his to read.
using GameFunction = std::function<void(std::uint64_t game, Tally&)>;
Tally simulate(const Request& request, const GameFunction& game, const Progress& progress = {});

void add_game(Tally& tally, const gorod::State& state, std::uint64_t commands);
void add_game(Tally& tally, const spytown::State& state, std::uint64_t commands);
void add_game(Tally& tally, const mrakoszlap::State& state, std::uint64_t commands);

}  // namespace omerta::simulator
