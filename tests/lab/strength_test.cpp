// How well the levels play at ten seats, as docs/levels.md promises it, in every rulebook. The
// games are numbered, so each run counts the same; the margins are what other numbers of games
// could hide.
#include <gtest/gtest.h>

#include "rulebooks/rulebook.h"
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

class InEveryRulebook : public testing::TestWithParam<std::size_t> {
 protected:
  std::string book() const { return std::string{rulebooks()[GetParam()]->id}; }
};

// On the mean over all opponents each level beats the one below, whichever side it plays: the two
// intervals have nothing in common.
TEST_P(InEveryRulebook, EachLevelBeatsTheOneBelow) {
  const std::uint64_t games = book() == "mrakoszlap" ? kGames : 2 * kGames;  // slower, and wider
  const Document plan = planned(Document::Command::league, pairings(at_table(book(), kSeats10)),
                                deals(games), Cards::not_weighed);
  const Document league = played(plan, {}, {});
  const auto& [town, clan] = league.gauntlets;
  ASSERT_EQ(town.size(), bots::kLevels);
  for (std::size_t i = 1; i < town.size(); ++i) {
    EXPECT_GT(mean(town[i].won).range.low, mean(town[i - 1].won).range.high) << town[i].level;
    EXPECT_LT(mean(clan[i].won).range.high, mean(clan[i - 1].won).range.low) << clan[i].level;
  }
}

// The same clans on the same deals, and nobody says anything: how many points the town misses.
Difference worth_of_talk(const std::string& book, const std::string& clan) {
  const Setting talking = between(book, "detective", clan);
  Setting silent = talking;
  silent.talk = bots::Talk::none;
  const Document plan =
      planned(Document::Command::compare, {talking, silent}, deals(kGames), Cards::not_weighed);
  return difference(played(plan, {}, {}).rows.back().paired);
}

TEST(Strength, TalkMatters) {
  for (const char* book : {"gorod", "spytown"}) {
    for (const char* clan : {"player", "detective"}) {
      const Difference found = worth_of_talk(book, clan);
      EXPECT_GT(found.value, 0.06) << book << ", " << clan;
      EXPECT_GT(found.range.low, 0.05) << book << ", " << clan;
    }
  }
}

// Where everybody's cards speak for him anyway it is worth little, and does no harm.
TEST(Strength, TalkHurtsNobodyInMrakoszlap) {
  for (const char* clan : {"player", "detective"}) {
    const Difference found = worth_of_talk("mrakoszlap", clan);
    RecordProperty(clan, static_cast<int>(1000 * found.value));
    EXPECT_GT(found.range.high, 0) << clan;
  }
}

INSTANTIATE_TEST_SUITE_P(Strength, InEveryRulebook,
                         testing::Range<std::size_t>(0, rulebooks().size()),
                         [](const auto& book) { return std::string{rulebooks()[book.param]->id}; });

}  // namespace
}  // namespace omerta::lab
