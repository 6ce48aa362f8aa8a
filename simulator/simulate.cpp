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

namespace omerta::simulator {
namespace {

constexpr std::uint64_t kChunk = 256;  // games between two looks at the shared counter

void add(Tally& sum, const Tally& part) {
  sum.games += part.games;
  for (unsigned i = 0; i < kResults; ++i) sum.results[i] += part.results[i];
  for (unsigned i = 0; i < kLoners; ++i) sum.loners[i] += part.loners[i];
  sum.commands += part.commands;
  sum.events += part.events;
  sum.rounds += part.rounds;
  sum.rounds_squared += part.rounds_squared;
  for (unsigned i = 0; i < kLengths; ++i) sum.lengths[i] += part.lengths[i];
  for (unsigned kind = 0; kind < kKinds; ++kind) {
    sum.dealt[kind] += part.dealt[kind];
    for (unsigned night = 0; night < kNights; ++night) {
      sum.seated[kind][night] += part.seated[kind][night];
      sum.lived[kind][night] += part.lived[kind][night];
    }
  }
}

// Deals the games out and adds up what came of them.
class Work {
 public:
  Work(const Request& request, const Progress& progress) : request_{request}, progress_{progress} {
    if (request.keep == Request::Keep::outcomes) sum_.outcomes.resize(request.games);
  }

  // What one thread does until nothing is left; `play(game, tally)` plays one game.
  template <class Play>
  void share(const Play& play) {
    Tally mine;
    for (;;) {
      const std::uint64_t first = next_.fetch_add(kChunk);
      if (first >= request_.games) break;
      const std::uint64_t last = std::min(first + kChunk, request_.games);
      for (std::uint64_t game = first; game < last; ++game) {
        play(request_.first + game * request_.step, mine);
        if (!sum_.outcomes.empty()) sum_.outcomes[game] = mine.outcome;
      }
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

}  // namespace

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

}  // namespace omerta::simulator
