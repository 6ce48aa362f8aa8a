// Documents: the same bytes for any number of threads and parts, read back as they were written,
// and refused where they do not belong together.
#include "lab/document.h"

#include <gtest/gtest.h>

#include <numeric>

#include "lab/merge.h"
#include "tests/lab/tables.h"

namespace omerta::lab {
namespace {

using enum Document::Command;

std::vector<Document> plans() {
  const Setting small = at_table("gorod", 7);
  Setting lot = small;
  lot.options = {{"second-tie", "lot"}};
  return {
      planned(Document::Command::table, {small, at_table("gorod", 8)}, deals(90), Cards::weighed),
      planned(compare, {small, lot}, deals(101), Cards::not_weighed),
      planned(league, pairings(small), deals(40), Cards::not_weighed),
      planned(Document::Command::table, {at_table("spytown", 8)}, deals(30), Cards::weighed),
      planned(Document::Command::table, {at_table("mrakoszlap", 5)}, deals(6), Cards::not_weighed)};
}

TEST(Document, TheNumberOfThreadsDoesNotMatter) {
  for (const Document& plan : plans()) {
    const std::string once = json(played(plan, {}, {.threads = 1}));
    EXPECT_EQ(once, json(played(plan, {}, {.threads = 4})));
  }
}

TEST(Document, PartsMakeTheWholeToTheByte) {
  for (const Document& plan : plans()) {
    const std::string whole = json(played(plan, {}, {.threads = 2}));
    std::vector<Document> parts;
    for (std::uint64_t i : {2U, 0U, 3U, 1U}) {
      parts.push_back(read(json(played(plan, {i, 4}, {.threads = 1}))).document);
    }
    const Merged merged = merge(parts);
    EXPECT_EQ(merged.fault, Merged::Fault::none);
    EXPECT_EQ(json(merged.document), whole);
    EXPECT_EQ(csv(merged.document), csv(read(whole).document));
  }
}

TEST(Document, MorePartsThanGames) {
  const Document plan =
      planned(Document::Command::table, {at_table("gorod", 6)}, deals(3), Cards::not_weighed);
  std::vector<Document> parts;
  for (std::uint64_t i = 0; i < 5; ++i) parts.push_back(played(plan, {i, 5}, {.threads = 1}));
  EXPECT_EQ(json(merge(parts).document), json(played(plan, {}, {.threads = 1})));
}

TEST(Document, IsReadAsItWasWritten) {
  for (const Document& plan : plans()) {
    const Document document = played(plan, {1, 3}, {.threads = 1});
    const Reading reading = read(json(document));
    EXPECT_EQ(reading.fault, "");
    EXPECT_EQ(reading.document, document);
  }
}

TEST(Document, WhatDoesNotBelongTogetherIsRefused) {
  const std::vector<Document> all = plans();
  const Document first = played(all[0], {0, 3}, {.threads = 1});
  const Document second = played(all[0], {1, 3}, {.threads = 1});
  EXPECT_EQ(merge({first, second}).fault, Merged::Fault::incomplete);
  EXPECT_EQ(merge({first, second}).missing, 1U);
  EXPECT_EQ(merge({first, second, first}).fault, Merged::Fault::overlapping);
  EXPECT_EQ(merge({first, second, first}).which, 2U);
  EXPECT_EQ(merge({first, played(all[1], {1, 3}, {.threads = 1})}).fault, Merged::Fault::foreign);
  EXPECT_EQ(merge({first, played(all[0], {1, 2}, {.threads = 1})}).fault, Merged::Fault::foreign);
  Document other = all[0];
  other.deals.seed = 6;
  EXPECT_EQ(merge({first, played(other, {1, 3}, {.threads = 1})}).fault, Merged::Fault::foreign);
}

TEST(Document, WhatIsDamagedIsRefused) {
  const std::string text = json(played(plans()[1], {}, {.threads = 1}));
  ASSERT_EQ(read(text).fault, "");
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"lab/1", "lab/2"},
           {"\"seed\":5", "\"seed\":6"},
           {"\"count\":101", "\"count\":-1"},
           {"\"compare\"", "\"comparison\""},
           {"\"rows\":[", "\"lines\":["},
           {"\"shards\":[0]", "\"shards\":[7]"},
           {"\"games\":", "\"games\":\"x\",\"was\":"}}) {
    std::string damaged = text;
    const auto at = damaged.find(from);
    ASSERT_NE(at, damaged.npos) << from;
    damaged.replace(at, from.size(), to);
    EXPECT_NE(read(damaged).fault, "") << from;
  }
  for (std::size_t cut = 0; cut < text.size(); cut += 97) {
    EXPECT_NE(read(text.substr(0, cut)).fault, "") << cut;
  }
  EXPECT_NE(read("[]").fault, "");
  EXPECT_NE(read("").fault, "");
}

TEST(Document, CountsAddUp) {
  const Document document = played(plans()[0], {}, {.threads = 2});
  for (const Row& row : document.rows) {
    std::uint64_t games = 0;
    for (const Wins& each : row.wins) games += each.games;
    EXPECT_EQ(games, row.games);
    games = 0;
    for (std::uint64_t each : row.lengths) games += each;
    EXPECT_EQ(games, row.games);
    std::uint64_t chairs = 0;
    for (const Lives& each : row.lives) {
      chairs += each.dealt;
      for (std::size_t i = 0; i < each.lived.size(); ++i) EXPECT_LE(each.lived[i], each.seated[i]);
    }
    EXPECT_EQ(chairs, row.games * static_cast<std::uint64_t>(row.setting.seats));
    EXPECT_FALSE(row.worth.empty());
    for (const Worth& each : row.worth) {
      EXPECT_EQ(each.paired.games(), row.games);
      EXPECT_EQ(each.paired.both + each.paired.first, row.won());
    }
  }
}

// The means of a league are counted game by game, and come to what its rows come to.
TEST(Document, TheMeansOfALeagueAddUp) {
  const Document cross = played(plans()[2], {}, {.threads = 2});
  const auto& [first, others] = cross.gauntlets;
  ASSERT_EQ(first.size(), bots::kLevels);
  ASSERT_EQ(others.size(), bots::kLevels);
  for (std::size_t i = 0; i < bots::kLevels; ++i) {
    std::uint64_t by_first = 0;
    std::uint64_t against = 0;
    for (std::size_t k = 0; k < bots::kLevels; ++k) {
      by_first += cross.rows[i * bots::kLevels + k].won();
      against += cross.rows[k * bots::kLevels + i].won();
    }
    const auto wins = [](const Gauntlet& each) {
      std::uint64_t sum = 0;
      for (std::size_t k = 0; k < each.won.size(); ++k) sum += k * each.won[k];
      return sum;
    };
    EXPECT_EQ(wins(first[i]), by_first) << first[i].level;
    EXPECT_EQ(wins(others[i]), against) << others[i].level;
    EXPECT_EQ(std::accumulate(first[i].won.begin(), first[i].won.end(), std::uint64_t{0}), 40U);
  }
  Document short_of_one = cross;
  short_of_one.gauntlets.first.pop_back();
  EXPECT_EQ(read(json(short_of_one)).fault, "gauntlets");
}

TEST(Document, TheMeansOfALeagueAreLinesOfItsTable) {
  const std::string table = csv(played(plans()[2], {}, {.threads = 2}));
  for (const char* levels : {",town=detective,", ",mafia=detective,", ",mafia=random,"}) {
    EXPECT_NE(table.find(levels), table.npos) << levels;
  }
}

// A level is a side's: by dice it wins less.
TEST(Document, ASidePlaysAtItsLevel) {
  const Document cross = played(
      planned(league, pairings(at_table("gorod", 9)), deals(400), Cards::not_weighed), {}, {});
  constexpr std::size_t kDice = 0;
  constexpr std::size_t kDetectives = bots::kLevels - 1;
  ASSERT_EQ(cross.rows.size(), bots::kLevels * bots::kLevels);
  const auto town = [&](std::size_t first, std::size_t other) {
    return cross.rows[first * bots::kLevels + other].won();
  };
  EXPECT_GT(town(kDetectives, kDice), town(kDice, kDetectives) + 100);
  EXPECT_GT(town(kDetectives, kDetectives), town(kDice, kDetectives));
  EXPECT_LT(town(kDetectives, kDetectives), town(kDetectives, kDice));
}

}  // namespace
}  // namespace omerta::lab
