// Games are dealt out to the threads in chunks of consecutive numbers; a game's dice know only the
// seed and its number, and all that is kept of it is added up, so the order does not matter.
#include "simulator/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <thread>
#include <vector>

#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "simulator/driver.h"

namespace omerta::simulator {
namespace {

constexpr std::uint64_t kChunk = 256;  // games between two looks at the shared counter

template <Ruleset R>
void add(Tally& tally, const State<R>& state, std::uint64_t commands) {
  const std::uint64_t rounds = state.table.round;
  ++tally.games;
  ++tally.results[static_cast<unsigned>(state.table.result)];
  tally.commands += commands;
  tally.events += state.told;
  tally.rounds += rounds;
  tally.rounds_squared += rounds * rounds;
}

void add(Tally& sum, const Tally& part) {
  sum.games += part.games;
  for (unsigned i = 0; i < kResults; ++i) sum.results[i] += part.results[i];
  for (unsigned i = 0; i < gorod::kHouseRoles; ++i) sum.house_roles[i] += part.house_roles[i];
  sum.commands += part.commands;
  sum.events += part.events;
  sum.rounds += part.rounds;
  sum.rounds_squared += part.rounds_squared;
}

// Deals the games out and adds up what came of them.
class Work {
 public:
  Work(const Request& request, const Progress& progress) : request_{request}, progress_{progress} {}

  // What one thread does until nothing is left; `play(game, tally)` plays one game.
  template <class Play>
  void share(const Play& play) {
    Tally mine;
    for (;;) {
      const std::uint64_t first = next_.fetch_add(kChunk);
      if (first >= request_.games) break;
      const std::uint64_t last = std::min(first + kChunk, request_.games);
      for (std::uint64_t game = first; game < last; ++game) play(game, mine);
      report(last - first);
    }
    const std::lock_guard lock{mutex_};
    add(sum_, mine);
  }

  const Tally& sum() const { return sum_; }

 private:
  void report(std::uint64_t games) {
    if (!progress_) return;
    const std::lock_guard lock{mutex_};
    progress_(done_ += games);
  }

  const Request& request_;
  const Progress& progress_;
  std::atomic<std::uint64_t> next_ = 0;
  std::mutex mutex_;
  std::uint64_t done_ = 0;
  Tally sum_{};
};

// Never more threads than there are chunks to share.
unsigned threads_for(const Request& request) {
  const unsigned machine = std::max(1U, std::thread::hardware_concurrency());
  const std::uint64_t wanted = request.threads == 0 ? machine : request.threads;
  return static_cast<unsigned>(std::min(wanted, request.games / kChunk + 1));
}

template <class Play>
Tally share_out(const Request& request, const Progress& progress, const Play& play) {
  const auto start = std::chrono::steady_clock::now();
  Work work{request, progress};
  {
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads_for(request); ++i) {
      others.emplace_back([&] { work.share(play); });
    }
    work.share(play);
  }
  Tally tally = work.sum();
  tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return tally;
}

// A game begins as a copy: all games of one plan open with the same event and the same question.
template <Policy kPolicy, Ruleset R>
Tally play(const typename R::Plan& plan, const Request& request, const Progress& progress) {
  const State<R> begun = begin<R>(plan);
  return share_out(request, progress, [&](std::uint64_t game, Tally& tally) {
    State<R> state = begun;
    typename PolicyOf<R, kPolicy>::type policy{Dice{request.seed, game}};
    const std::uint64_t commands = play_to_the_end<R>(plan, state, policy);
    add_game(tally, state, commands);
  });
}

template <Ruleset R>
Tally play(const typename R::Plan& plan, const Request& request, const Progress& progress) {
  return request.policy == Policy::plain ? play<Policy::plain, R>(plan, request, progress)
                                         : play<Policy::random, R>(plan, request, progress);
}

}  // namespace

void add_game(Tally& tally, const gorod::State& state, std::uint64_t commands) {
  add<gorod::Gorod>(tally, state, commands);
  if (state.table.result != gorod::Result::house) return;
  ++tally.house_roles[gorod::index(state.table.winner) - gorod::kBuiltIn];
}

void add_game(Tally& tally, const spytown::State& state, std::uint64_t commands) {
  add<spytown::Spytown>(tally, state, commands);
}

void add_game(Tally& tally, const mrakoszlap::State& state, std::uint64_t commands) {
  add<mrakoszlap::Mrakoszlap>(tally, state, commands);
}

double Tally::mean_rounds() const {
  return games == 0 ? 0 : static_cast<double>(rounds) / static_cast<double>(games);
}

double Tally::deviation_of_rounds() const {
  if (games < 2) return 0;
  const auto count = static_cast<double>(games);
  const double spread = static_cast<double>(rounds_squared) - count * mean_rounds() * mean_rounds();
  return std::sqrt(std::max(0.0, spread / (count - 1)));
}

Interval wilson(std::uint64_t times, std::uint64_t of) {
  if (of == 0) return {0, 1};
  constexpr double z = 1.959963984540054;  // 95 % of a normal distribution lie within
  const auto n = static_cast<double>(of);
  const double share = static_cast<double>(times) / n;
  const double scale = 1 + z * z / n;
  const double centre = (share + z * z / (2 * n)) / scale;
  const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale;
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Tally simulate(const Request& request, const GameFunction& game, const Progress& progress) {
  return share_out(request, progress, game);
}

Tally simulate(const gorod::Plan& plan, const Request& request, const Progress& progress) {
  return play<gorod::Gorod>(plan, request, progress);
}

Tally simulate(const spytown::Plan& plan, const Request& request, const Progress& progress) {
  return play<spytown::Spytown>(plan, request, progress);
}

Tally simulate(const mrakoszlap::Plan& plan, const Request& request, const Progress& progress) {
  return play<mrakoszlap::Mrakoszlap>(plan, request, progress);
}

}  // namespace omerta::simulator
