// How well the levels play at ten seats, as docs/levels.md promises it. The games are numbered, so
// each run counts the same; the margins are what other numbers of games could hide.
#include <gtest/gtest.h>

#include "tests/lab/tables.h"

namespace omerta::lab {
namespace {

constexpr int kSeats10 = 10;
constexpr std::uint64_t kGames = 3'000;

Setting between(const std::string& book, const std::string& town, const std::string& clan) {
  Setting setting = at_table(book, kSeats10);
  const auto all = sides(setting);
  for (const std::string& side : all) {
    setting.levels.push_back({side, side == all.front() ? town : clan});
  }
  return setting;
}

double town_wins(const std::string& book, const std::string& town, const std::string& clan) {
  const Document plan = planned(Document::Command::table, {between(book, town, clan)},
                                deals(kGames), Cards::not_weighed);
  const Row row = played(plan, {}, {}).rows.front();
  return share(row.won(), row.games);
}

TEST(Strength, DetectivesReadThoseWhoSpareTheirOwn) {
  for (const char* book : {"gorod", "spytown"}) {
    EXPECT_GT(town_wins(book, "detective", "novice"), 0.62) << book;
    EXPECT_GT(town_wins(book, "detective", "player"), 0.62) << book;
  }
  EXPECT_GT(town_wins("gorod", "detective", "detective"), 0.21);
  EXPECT_GT(town_wins("spytown", "detective", "detective"), 0.45);
  for (const char* clan : {"novice", "player", "detective"}) {
    EXPECT_LT(town_wins("gorod", "random", clan), 0.03) << clan;
  }
}

// On the mean over all opponents each level beats the one below, whichever side it plays.
TEST(Strength, EachLevelBeatsTheOneBelow) {
  for (const char* book : {"gorod", "spytown"}) {
    const auto names = level_names();
    std::vector<double> town(names.size());
    std::vector<double> clan(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
      for (std::size_t k = 0; k < names.size(); ++k) {
        const double won = town_wins(book, names[i], names[k]);
        town[i] += won / static_cast<double>(names.size());
        clan[k] += (1 - won) / static_cast<double>(names.size());
      }
    }
    for (std::size_t i = 1; i < names.size(); ++i) {
      EXPECT_GT(town[i], town[i - 1] + 0.005) << book << ", " << names[i];
      EXPECT_GT(clan[i], clan[i - 1] + 0.005) << book << ", " << names[i];
    }
  }
}

// The same clans on the same deals, and nobody says anything: the town misses it.
TEST(Strength, TalkMatters) {
  for (const char* book : {"gorod", "spytown"}) {
    for (const char* clan : {"player", "detective"}) {
      const Setting talking = between(book, "detective", clan);
      Setting silent = talking;
      silent.talk = bots::Talk::none;
      const Document plan =
          planned(Document::Command::compare, {talking, silent}, deals(kGames), Cards::not_weighed);
      const Difference found = difference(played(plan, {}, {}).rows.back().paired);
      EXPECT_GT(found.value, 0.06) << book << ", " << clan;
      EXPECT_GT(found.range.low, 0.05) << book << ", " << clan;
    }
  }
}

}  // namespace
}  // namespace omerta::lab
