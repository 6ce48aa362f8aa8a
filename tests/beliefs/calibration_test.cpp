// What is shown is right as often as it says: in evenings that nobody has fitted anything to, of
// the readings of 70 % seven in ten turn out so.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "beliefs/knowledge.h"
#include "calibration/fit.h"
#include "rulebooks/rulebook.h"

namespace omerta::calibration {
namespace {

constexpr std::uint64_t kFresh = 2'026;  // no table was fitted with it
constexpr std::uint64_t kGames = 3'000;  // of each rulebook; more of them: OMERTA_CALIBRATION_GAMES
constexpr double kKnown = 0.01;          // with a larger error a bin cannot tell three points
constexpr double kErrors = 3;            // so far away may be what is known less well
constexpr std::uint64_t kEnough = 100;   // evenings
constexpr int kBins = 10;                // are known well
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
      if (bin.evenings < kEnough) continue;
      const bool known = bin.error() <= kKnown;
      bins += known ? 1 : 0;
      EXPECT_NEAR(bin.share(), bin.mean(), kThreePoints + (known ? 0 : kErrors * bin.error()))
          << book->id << ": " << bin.count << " readings, " << bin.error();
    }
    EXPECT_GE(bins, kBins) << book->id;
  }
}

Bin bin(std::uint64_t count, std::uint64_t held, double odds) {
  return {count, held, static_cast<std::int64_t>(1e6 * odds * static_cast<double>(count))};
}

// One evening in which 900 of 1,000 readings were right, and one in which 300 of 1,000 were: that
// is worth two evenings, not two thousand readings.
TEST(Calibration, TheReadingsOfAnEveningCountAsOne) {
  Bin both{.count = 2'000, .held = 1'200, .evenings = 2};
  both.counts_squared = 2e6;
  both.held_squared = 900.0 * 900 + 300.0 * 300;
  both.count_by_held = 1'000.0 * 1'200;
  EXPECT_NEAR(both.error(), 0.3, 1e-12);
  for (const Rulebook* book : rulebooks()) {
    if (book->reasoner == nullptr) continue;
    for (const Bin& bin : shown(*book, {.seed = kFresh, .count = 1})) {
      EXPECT_EQ(bin.evenings, bin.count > 0 ? 1U : 0U);
      EXPECT_EQ(bin.error(), 1) << book->id;
    }
  }
}

TEST(Calibration, NeverFallsWhereTheReadingRises) {
  Bins bins(beliefs::kKnots);
  bins[5] = bin(100, 10, -18);
  bins[14] = bin(100, 40, -5.9);
  bins[15] = bin(300, 60, -5.2);  // lower than the one before it: they are pooled
  bins[40] = bin(100, 90, 1.7);
  bins[63] = bin(100, 100, 32);
  const beliefs::Calibration table = fitted(bins);
  EXPECT_DOUBLE_EQ(table.knots[5].share, 0.1);
  EXPECT_DOUBLE_EQ(table.knots[14].share, 0.25);
  EXPECT_DOUBLE_EQ(table.knots[15].share, 0.25);
  EXPECT_DOUBLE_EQ(table.knots[40].share, 0.9);
  EXPECT_LT(table.knots[63].share, 1) << "what the rules leave open is never certain";
  for (unsigned i = 1; i < beliefs::kKnots; ++i) {
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

TEST(Calibration, TellsFarReadingsApart) {
  EXPECT_NEAR(beliefs::log_odds(1 - 1e-6), 13.8, 0.1);
  EXPECT_NEAR(beliefs::log_odds(1 - 1e-12), 27.6, 0.1);
  EXPECT_DOUBLE_EQ(beliefs::log_odds(0), -beliefs::kFarthest);
  EXPECT_DOUBLE_EQ(beliefs::log_odds(1), beliefs::kFarthest);
}

TEST(Calibration, IsForTheReaderThereIs) {
  for (const Rulebook* book : rulebooks()) {
    if (book->reasoner == nullptr) continue;
    const Bins few = raw(*book, {.seed = kFresh, .count = 12, .threads = 1});
    EXPECT_EQ(few.size(), beliefs::kKnots);
    const Bins same = raw(*book, {.seed = kFresh, .count = 12, .threads = 3});
    for (unsigned i = 0; i < beliefs::kKnots; ++i) {
      EXPECT_EQ(few[i].count, same[i].count);
      EXPECT_EQ(few[i].sum, same[i].sum) << book->id << ": whoever counts, the counts are the same";
    }
  }
}

}  // namespace
}  // namespace omerta::calibration
