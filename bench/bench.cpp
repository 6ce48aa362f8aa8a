// The yardstick and the engine by turns on one core, in CPU time of the thread. The engine's game
// does all that a game on a server does to the state: every command goes through apply(), every
// event is told to its audience, who learn from it, and is logged.
#include "bench/bench.h"

#include <algorithm>
#include <array>
#include <bit>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <limits>
#include <string>

#include "bench/yardstick.h"
#include "rulesets/gorod/plan.h"
#include "rulesets/gorod/setup.h"
#include "simulator/driver.h"
#include "simulator/gorod_policy.h"
#include "simulator/signature_setups.h"

namespace omerta::bench {
namespace {

using simulator::Dice;
using simulator::GorodPolicy;
using simulator::Policy;

constexpr std::uint64_t kSeed = 1;  // every repeat plays the same games

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// The same service that limit.cpp gives its events: a ring of records, folded when a game ends.
class Ring {
 public:
  Log log() { return {write, this}; }
  void fold() {
    std::uint64_t digest = digest_;
    for (std::uint32_t i = first_; i != at_; ++i) {
      const std::uint32_t at = i % kRecords;
      digest += (deeds_[at] + 3 * reasons_[at] + 5 * std::uint64_t{audiences_[at]}) *
                (2 * std::uint64_t{i} + 1);
    }
    first_ = at_;
    digest_ = digest;
  }
  std::uint64_t digest() const { return digest_; }

 private:
  static constexpr std::uint32_t kRecords = 1U << 14;
  static void write(void* to, Audience audience, const Event& event) {
    Ring& ring = *static_cast<Ring*>(to);
    const std::uint32_t at = ring.at_++ % kRecords;
    const auto [deed, reason] = std::bit_cast<std::array<std::uint64_t, 2>>(event);
    ring.deeds_[at] = deed;
    ring.reasons_[at] = reason;
    ring.audiences_[at] = audience.seats().bits;
  }

  std::array<std::uint64_t, kRecords> deeds_{};    // the first half of each event: what was done
  std::array<std::uint64_t, kRecords> reasons_{};  // the second: by which clause, after which event
  std::array<std::uint32_t, kRecords> audiences_{};
  std::uint32_t first_ = 0;
  std::uint32_t at_ = 0;
  std::uint64_t digest_ = 0;
};

// The yardstick's table: nobody nominates, so all are candidates; a tie is broken by lot.
gorod::Plan plain_plan() {
  gorod::Setup setup = gorod::preset(gorod::Edition::newer, 10);
  setup.no_candidates = gorod::NoCandidates::all_in_play;
  setup.second_tie = gorod::SecondTie::lot;
  setup.discussion_clock = 60;
  return gorod::plan(setup);
}

template <Policy kPolicy>
Pace play(const gorod::Plan& plan, std::uint64_t games, std::uint64_t seed, Ring& ring) {
  Pace pace{.games = games};
  const double start = cpu_seconds();
  for (std::uint64_t game = 0; game < games; ++game) {
    gorod::State state = begin<gorod::Gorod>(plan, ring.log());
    GorodPolicy<kPolicy> policy{Dice{seed, game}};
    pace.commands += simulator::play_to_the_end<gorod::Gorod>(plan, state, policy, ring.log());
    pace.events += state.told;
    ring.fold();
  }
  pace.seconds = cpu_seconds() - start;
  return pace;
}

double copy_seconds(const gorod::State& state, std::uint64_t copies) {
  gorod::State copy;
  const double start = cpu_seconds();
  for (std::uint64_t i = 0; i < copies; ++i) {
    copy = state;
    asm volatile("" : : "r"(&copy) : "memory");  // somebody might read each of them
  }
  return cpu_seconds() - start;
}

std::string machine() {
  std::ifstream cpuinfo{"/proc/cpuinfo"};
  for (std::string line; std::getline(cpuinfo, line);) {
    if (line.rfind("model name", 0) == 0) return line.substr(line.find(':') + 2);
  }
  return "unknown machine";
}

void print(std::ostream& out, const char* name, const Pace& pace) {
  const auto games = static_cast<double>(pace.games);
  out << "  " << std::left << std::setw(34) << name << std::right << std::setw(9)
      << pace.nanoseconds_a_game() << " ns a game, " << static_cast<double>(pace.commands) / games
      << " commands, " << static_cast<double>(pace.events) / games << " events\n"
      << std::setw(45) << pace.nanoseconds_a_command() << " ns a command, "
      << pace.commands_a_second() / 1e6 << " million decisions a second\n";
}

}  // namespace

Figures measure(const Effort& effort) {
  const gorod::Plan small = plain_plan();
  const gorod::Plan large = gorod::plan(simulator::largest_table());
  const gorod::State begun = begin<gorod::Gorod>(large);
  Ring ring;
  Figures best;
  best.yardstick_nanoseconds = best.copy_nanoseconds = std::numeric_limits<double>::max();
  const auto keep = [](Pace& kept, const Pace& pace) {
    if (kept.games == 0 || pace.seconds < kept.seconds) kept = pace;
  };
  for (int i = 0; i < effort.repeats; ++i) {
    const double bare = yardstick_seconds(effort.yardstick_games, kSeed, best.digest);
    best.yardstick_nanoseconds = std::min(best.yardstick_nanoseconds,
                                          bare * 1e9 / static_cast<double>(effort.yardstick_games));
    keep(best.plain, play<Policy::plain>(small, effort.engine_games, kSeed, ring));
    keep(best.largest, play<Policy::random>(large, effort.largest_games, kSeed, ring));
    best.copy_nanoseconds =
        std::min(best.copy_nanoseconds,
                 copy_seconds(begun, effort.copies) * 1e9 / static_cast<double>(effort.copies));
  }
  best.digest ^= ring.digest();
  return best;
}

void bench(std::ostream& out, const Effort& effort) {
  const Figures figures = measure(effort);
  out << std::fixed << std::setprecision(1) << machine() << "; one core, CPU time of the thread, "
      << "best of " << effort.repeats << " by turns\n"
      << "compiler " << __VERSION__ << "; engine " << OMERTA_ENGINE_FLAGS << "; yardstick "
      << yardstick_flags() << "\n\n10 seats, 3 mafiosi\n  " << std::left << std::setw(34)
      << "yardstick, level ballots" << std::right << std::setw(9) << figures.yardstick_nanoseconds
      << " ns a game\n";
  print(out, "engine", figures.plain);
  out << "  " << std::left << std::setw(34) << "ratio of CPU time a game" << std::right
      << std::setw(9) << figures.ratio() << "\n\n31 seats, every character, random play\n";
  print(out, "engine", figures.largest);
  out << "\nstate: " << sizeof(gorod::State) << " bytes, " << figures.copy_nanoseconds
      << " ns a copy; digest " << std::hex << figures.digest << std::dec << '\n';
}

}  // namespace omerta::bench
