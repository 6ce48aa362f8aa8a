// The tables at which a rulebook's speed is measured, and how its games are played there: every
// command checked, every event told and logged.
#pragma once
#include <ctime>
#include <string_view>
#include <vector>

#include "simulator/driver.h"
#include "simulator/policy.h"

namespace omerta::simulator {

struct Pace {
  double seconds = 0;
  std::uint64_t games = 0;
  std::uint64_t commands = 0;
  std::uint64_t events = 0;

  double nanoseconds_a_game() const { return seconds * 1e9 / static_cast<double>(games); }
  double nanoseconds_a_command() const { return seconds * 1e9 / static_cast<double>(commands); }
  double commands_a_second() const { return static_cast<double>(commands) / seconds; }
};

struct Listening {  // who takes down what is told
  Log log;
  void (*game_over)(void* to) = nullptr;
};

struct BenchTable {
  std::string_view title;  // "10 players, basic game"
  std::uint64_t games = 0;
  Pace (*play)(std::uint64_t games, std::uint64_t seed, const Listening& to) = nullptr;
  enum class Beside { nothing, yardstick } beside = Beside::nothing;  // the yardstick's own table
};

struct BenchTables {
  std::vector<BenchTable> tables;
  std::size_t state_bytes = 0;
  double (*copy_nanoseconds)(std::uint64_t copies) = nullptr;  // of a state of the last table
};

inline double cpu_seconds() {  // of this thread
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

template <Ruleset R, Policy kPolicy, auto kPlan>
Pace play_timed(std::uint64_t games, std::uint64_t seed, const Listening& to) {
  const typename R::Plan plan = kPlan();
  Pace pace{.games = games};
  const double start = cpu_seconds();
  for (std::uint64_t game = 0; game < games; ++game) {
    State<R> state = begin<R>(plan, to.log);
    typename PolicyOf<R, kPolicy>::type policy{Dice{seed, game}};
    pace.commands += play_to_the_end<R>(plan, state, policy, to.log);
    pace.events += state.told;
    to.game_over(to.log.to);
  }
  pace.seconds = cpu_seconds() - start;
  return pace;
}

template <Ruleset R, auto kPlan>
double copy_timed(std::uint64_t copies) {
  const typename R::Plan plan = kPlan();
  const State<R> state = begin<R>(plan);
  State<R> copy;
  const double start = cpu_seconds();
  for (std::uint64_t i = 0; i < copies; ++i) {
    copy = state;
    asm volatile("" : : "r"(&copy) : "memory");  // somebody might read each of them
  }
  return (cpu_seconds() - start) * 1e9 / static_cast<double>(copies);
}

}  // namespace omerta::simulator
