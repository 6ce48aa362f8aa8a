// What is shown is right as often as it says: in evenings that nobody has fitted anything to, of
// the readings of 70 % seven in ten turn out so.
#include <gtest/gtest.h>

#include <cstdlib>

#include "beliefs/knowledge.h"
#include "calibration/fit.h"
#include "rulebooks/rulebook.h"

namespace omerta::calibration {
namespace {

constexpr std::uint64_t kFresh = 2'026;  // no table was fitted with it
constexpr std::uint64_t kGames = 3'000;  // of each rulebook; more of them: OMERTA_CALIBRATION_GAMES
constexpr std::uint64_t kEnough = 2'000;  // readings in a bin
constexpr double kThreePoints = 0.03;

std::uint64_t games() {
  const char* more = std::getenv("OMERTA_CALIBRATION_GAMES");
  return more == nullptr ? kGames : std::strtoull(more, nullptr, 10);
}

TEST(Calibration, HoldsInFreshEvenings) {
  for (const Rulebook* book : rulebooks()) {
    if (book->reasoner == nullptr) continue;
    int bins = 0;
    for (const Bin& bin : shown(*book, {.seed = kFresh, .count = games()})) {
      if (bin.count < kEnough) continue;
      ++bins;
      EXPECT_NEAR(bin.share(), bin.mean(), kThreePoints)
          << book->id << ": " << bin.count << " readings";
    }
    EXPECT_GE(bins, 12) << book->id;
  }
}

Bin bin(std::uint64_t count, std::uint64_t held, double odds) {
  return {count, held, static_cast<std::int64_t>(1e6 * odds * static_cast<double>(count))};
}

TEST(Calibration, NeverFallsWhereTheReadingRises) {
  Bins bins{};
  bins[2] = bin(100, 10, -6);
  bins[5] = bin(100, 40, -2.2);
  bins[6] = bin(300, 60, -1.7);  // lower than the one before it: they are pooled
  bins[12] = bin(100, 90, 1.2);
  const beliefs::Calibration table = fitted(bins);
  EXPECT_DOUBLE_EQ(table.knots[2].share, 0.1);
  EXPECT_DOUBLE_EQ(table.knots[5].share, 0.25);
  EXPECT_DOUBLE_EQ(table.knots[6].share, 0.25);
  EXPECT_DOUBLE_EQ(table.knots[12].share, 0.9);
  for (unsigned i = 1; i < beliefs::kBins; ++i) {
    EXPECT_LE(table.knots[i - 1].share, table.knots[i].share);
    EXPECT_LT(table.knots[i - 1].log_odds, table.knots[i].log_odds);
  }
  double last = 0;
  for (double read = 0; read <= 1; read += 0.01) {
    const double shown = beliefs::calibrated(table, read);
    EXPECT_GE(shown, last);
    last = shown;
  }
}

TEST(Calibration, NothingLeadsUpToWhatIsAsGoodAsCertain) {
  beliefs::Calibration table{.reader = beliefs::kReaderVersion};
  for (unsigned i = 0; i < beliefs::kBins; ++i) table.knots[i] = {-9.5 + i, 0.04 * i};
  table.knots.back() = {beliefs::kAsGoodAsCertain, 0.95};
  const double below = table.knots[beliefs::kBins - 2].share;
  EXPECT_DOUBLE_EQ(beliefs::calibrated(table, 0.99999), below);  // log-odds of 11.5
  EXPECT_DOUBLE_EQ(beliefs::calibrated(table, 1), 0.95);
  EXPECT_DOUBLE_EQ(beliefs::calibrated(table, 1 - 1e-9), 0.95);
  EXPECT_DOUBLE_EQ(beliefs::log_odds(0), -beliefs::kAsGoodAsCertain);
}

TEST(Calibration, IsForTheReaderThereIs) {
  for (const Rulebook* book : rulebooks()) {
    if (book->reasoner == nullptr) continue;
    const Bins few = raw(*book, {.seed = kFresh, .count = 12, .threads = 1});
    EXPECT_EQ(few.size(), beliefs::kBins);
    const Bins same = raw(*book, {.seed = kFresh, .count = 12, .threads = 3});
    for (unsigned i = 0; i < beliefs::kBins; ++i) {
      EXPECT_EQ(few[i].count, same[i].count);
      EXPECT_EQ(few[i].sum, same[i].sum) << book->id << ": whoever counts, the counts are the same";
    }
  }
}

}  // namespace
}  // namespace omerta::calibration
