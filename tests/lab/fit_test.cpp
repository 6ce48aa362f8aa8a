// A race of numbers: the same for any number of threads, decided on deals that nobody had seen, and
// written as a table that the program can read.
#include "lab/fit.h"

#include <gtest/gtest.h>

#include "tests/lab/tables.h"

namespace omerta::lab {
namespace {

Fit small_fit(const std::string& book, Fit::Who who) {
  return {.setting = at_table(book, 7),
          .who = who,
          .seed = 3,
          .size = {.candidates = 5, .finalists = 2, .first_round = 60, .fresh_games = 300}};
}

bool operator==(const FitRound& a, const FitRound& b) {
  return a.candidates == b.candidates && a.games == b.games && a.best == b.best &&
         a.present == b.present && a.row == b.row;
}

TEST(Fit, IsTheSameForAnyNumberOfThreads) {
  for (const Fit::Who who : {Fit::Who::town, Fit::Who::clan}) {
    const Fit fit = small_fit("gorod", who);
    std::uint64_t told = 0;
    std::uint64_t all = 0;
    const Fitted one = fitted(fit, {.threads = 1, .progress = [&](auto done, auto of) {
                                      EXPECT_GT(done, told);
                                      told = done;
                                      all = of;
                                    }});
    EXPECT_EQ(told, all);  // the bar gets to its end
    const Fitted three = fitted(fit, {.threads = 3});
    EXPECT_EQ(one.found, three.found);
    EXPECT_EQ(one.all(), three.all());
    ASSERT_EQ(one.rounds.size(), three.rounds.size());
    for (std::size_t i = 0; i < one.rounds.size(); ++i) {
      EXPECT_TRUE(one.rounds[i] == three.rounds[i]) << i;
    }
  }
}

TEST(Fit, HalvesTheFieldAndDoublesTheGames) {
  const Fitted found = fitted(small_fit("spytown", Fit::Who::town), {.threads = 2});
  ASSERT_EQ(found.rounds.size(), 3U);
  EXPECT_EQ(found.rounds[0].candidates, 5U);
  EXPECT_EQ(found.rounds[1].candidates, 3U);
  EXPECT_EQ(found.rounds[2].candidates, 2U);
  EXPECT_EQ(found.rounds[1].games, 2 * found.rounds[0].games);
  EXPECT_EQ(found.rounds[2].games, 4 * found.rounds[0].games);
  EXPECT_EQ(found.fresh.size(), 5U);
  EXPECT_EQ(found.all().games(), 300U);
  EXPECT_EQ(found.rounds[0].row, FitRound::Present::races);  // the present row is a candidate
}

// A row that is no better on fresh deals, or not for certain, changes nothing.
TEST(Fit, ChangesTheTableOnlyForTheBetter) {
  Fitted found{.asked = small_fit("gorod", Fit::Who::town), .present = {}, .found = {}};
  const minds::LevelTable& now = rulebook("gorod").levels();
  found.present = now.row(found.asked.level);
  found.found = found.present;
  found.found.sharpness = 12;
  found.fresh = {{"swing", {.both = 100, .first = 12, .second = 10, .neither = 100}}};
  EXPECT_FALSE(found.is_better());
  EXPECT_EQ(found.table(), now);
  EXPECT_EQ(minds::read_levels(table_text(found)), now);
  found.fresh.push_back({"mimic", {.both = 100, .first = 90, .second = 10, .neither = 100}});
  ASSERT_TRUE(found.is_better());
  EXPECT_EQ(found.table().version, now.version + 1);
  EXPECT_EQ(found.table().row(bots::Level::detective), found.found);
  EXPECT_EQ(found.table().row(bots::Level::player), now.row(bots::Level::player));
  EXPECT_EQ(minds::read_levels(table_text(found)), found.table());
}

}  // namespace
}  // namespace omerta::lab
