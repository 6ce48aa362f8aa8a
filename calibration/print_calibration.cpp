// Fits the table of a rulebook and prints it as source: `calibration RULEBOOK [GAMES [SEED]]`. With
// `check` behind them: how often what is shown was right, bin by bin.
#include <fmt/core.h>

#include <cstdlib>
#include <string>

#include "calibration/fit.h"
#include "rulebooks/rulebook.h"

namespace {

constexpr std::uint64_t kUsualGames = 40'000;
constexpr double kBoth = 1.96;  // 95 of 100 are closer than so many errors

int print_check(const omerta::Rulebook& book, const omerta::calibration::Games& games) {
  for (const auto& bin : omerta::calibration::shown(book, games)) {
    if (bin.count == 0) continue;
    fmt::print("{:9} readings of {:5.1f} %: {:5.1f} % ±{:.1f}\n", bin.count, 100 * bin.mean(),
               100 * bin.share(), 100 * kBoth * bin.error());
  }
  return 0;
}

}  // namespace

int main(int count, char** words) {
  const omerta::Rulebook* book = count > 1 ? omerta::find_rulebook(words[1]) : nullptr;
  if (book == nullptr || book->reasoner == nullptr) {
    fmt::print(stderr, "calibration RULEBOOK [GAMES [SEED [check]]]\n");
    return 2;
  }
  omerta::calibration::Games games{.seed = 1, .count = kUsualGames};
  if (count > 2) games.count = std::strtoull(words[2], nullptr, 10);
  if (count > 3) games.seed = std::strtoull(words[3], nullptr, 10);
  if (count > 4 && std::string{words[4]} == "check") return print_check(*book, games);
  const auto table = omerta::calibration::fitted(omerta::calibration::raw(*book, games));
  fmt::print("{}", omerta::calibration::source(book->id, games, table));
  return 0;
}
