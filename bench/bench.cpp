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
#include <string>

#include "bench/yardstick.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/gorod/simulation/setups.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/mrakoszlap/simulation/setups.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "rulebooks/spytown/simulation/setups.h"
#include "simulator/driver.h"

namespace omerta::bench {
namespace {

using chance::Dice;
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
  static void write(void* to, Audience audience, Event event) {
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

// The basic game for ten, the game master counted.
spytown::Plan basic_plan() {
  spytown::Setup setup{.edition = spytown::Edition::sk};
  setup.seats = 9;
  return spytown::plan(setup);
}

mrakoszlap::Plan ten_plan() {
  mrakoszlap::Setup setup;
  setup.seats = 10;
  return mrakoszlap::plan(setup);
}

template <Ruleset R, Policy kPolicy>
Pace play(const typename R::Plan& plan, std::uint64_t games, std::uint64_t seed, Ring& ring) {
  Pace pace{.games = games};
  const double start = cpu_seconds();
  for (std::uint64_t game = 0; game < games; ++game) {
    State<R> state = begin<R>(plan, ring.log());
    typename simulator::PolicyOf<R, kPolicy>::type policy{Dice{seed, game}};
    pace.commands += simulator::play_to_the_end<R>(plan, state, policy, ring.log());
    pace.events += state.told;
    ring.fold();
  }
  pace.seconds = cpu_seconds() - start;
  return pace;
}

template <Ruleset R>
double copy_nanoseconds(const typename R::Plan& plan, std::uint64_t copies) {
  const State<R> state = begin<R>(plan);
  State<R> copy;
  const double start = cpu_seconds();
  for (std::uint64_t i = 0; i < copies; ++i) {
    copy = state;
    asm volatile("" : : "r"(&copy) : "memory");  // somebody might read each of them
  }
  return (cpu_seconds() - start) * 1e9 / static_cast<double>(copies);
}

void keep(Pace& best, const Pace& pace) {
  if (best.games == 0 || pace.seconds < best.seconds) best = pace;
}
void keep(double& best, double nanoseconds) {
  if (best == 0 || nanoseconds < best) best = nanoseconds;
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
  using gorod::Gorod;
  using mrakoszlap::Mrakoszlap;
  using spytown::Spytown;
  const gorod::Plan small = plain_plan();
  const gorod::Plan large = gorod::plan(simulator::largest_table());
  const spytown::Plan basic = basic_plan();
  const spytown::Plan cards = spytown::plan(simulator::largest_spytown());
  const mrakoszlap::Plan ten = ten_plan();
  const mrakoszlap::Plan twenty = mrakoszlap::plan(simulator::largest_mrakoszlap());
  Ring ring;
  Figures best;
  for (int i = 0; i < effort.repeats; ++i) {
    const double bare = yardstick_seconds(effort.yardstick_games, kSeed, best.digest);
    keep(best.yardstick_nanoseconds, bare * 1e9 / static_cast<double>(effort.yardstick_games));
    keep(best.plain, play<Gorod, Policy::plain>(small, effort.engine_games, kSeed, ring));
    keep(best.largest, play<Gorod, Policy::random>(large, effort.largest_games, kSeed, ring));
    keep(best.copy_nanoseconds, copy_nanoseconds<Gorod>(large, effort.copies));
    keep(best.spytown_plain,
         play<Spytown, Policy::plain>(basic, effort.spytown_games, kSeed, ring));
    keep(best.spytown_largest,
         play<Spytown, Policy::random>(cards, effort.largest_games, kSeed, ring));
    keep(best.spytown_copy_nanoseconds, copy_nanoseconds<Spytown>(cards, effort.copies));
    keep(best.mrakoszlap_plain,
         play<Mrakoszlap, Policy::plain>(ten, effort.mrakoszlap_games, kSeed, ring));
    keep(best.mrakoszlap_largest,
         play<Mrakoszlap, Policy::random>(twenty, effort.mrakoszlap_games, kSeed, ring));
    keep(best.mrakoszlap_copy_nanoseconds, copy_nanoseconds<Mrakoszlap>(twenty, effort.copies));
  }
  best.digest ^= ring.digest();
  return best;
}

void bench(std::ostream& out, const Effort& effort) {
  const Figures figures = measure(effort);
  out << std::fixed << std::setprecision(1) << machine() << "; one core, CPU time of the thread, "
      << "best of " << effort.repeats << " by turns\n"
      << "compiler " << __VERSION__ << "; engine " << OMERTA_ENGINE_FLAGS << "; yardstick "
      << yardstick_flags() << "\n\ngorod, 10 seats, 3 mafiosi\n  " << std::left << std::setw(34)
      << "yardstick, level ballots" << std::right << std::setw(9) << figures.yardstick_nanoseconds
      << " ns a game\n";
  print(out, "engine", figures.plain);
  out << "  " << std::left << std::setw(34) << "ratio of CPU time a game" << std::right
      << std::setw(9) << figures.ratio() << "\n\ngorod, 31 seats, every character, random play\n";
  print(out, "engine", figures.largest);
  out << "\nspytown, 10 players, basic game\n";
  print(out, "engine", figures.spytown_plain);
  out << "\nspytown, 22 players, all 16 action cards, random play\n";
  print(out, "engine", figures.spytown_largest);
  out << "\nmrakoszlap, 10 players, default deck\n";
  print(out, "engine", figures.mrakoszlap_plain);
  out << "\nmrakoszlap, 20 players, every type of card, random play\n";
  print(out, "engine", figures.mrakoszlap_largest);
  out << "\nstate: gorod " << sizeof(gorod::State) << " bytes, " << figures.copy_nanoseconds
      << " ns a copy; spytown " << sizeof(spytown::State) << " bytes, "
      << figures.spytown_copy_nanoseconds << " ns a copy; mrakoszlap " << sizeof(mrakoszlap::State)
      << " bytes, " << figures.mrakoszlap_copy_nanoseconds << " ns a copy; digest " << std::hex
      << figures.digest << std::dec << '\n';
}

}  // namespace omerta::bench
