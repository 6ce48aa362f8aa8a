// The race: its answer is the one that playing everything gives, in parts as in one piece.
#include "lab/race.h"

#include <gtest/gtest.h>

#include <cmath>

#include "lab/merge.h"
#include "tests/lab/tables.h"

namespace omerta::lab {
namespace {

constexpr RaceSize kSmall{.first_round = 100, .most_games = 400, .final_games = 600};

Document raced(const std::vector<Setting>& decks) {
  Document round = played(first_round(decks, 5, kSmall), {}, {});
  while (const auto next = next_round(round)) round = played(*next, {}, {});
  return round;
}

TEST(Race, FindsWhatPlayingEverythingFinds) {
  const std::vector<Setting> decks =
      candidates(at_table("gorod", 8), {.also = {"nurse", "maniac"}, .swaps = 2}).decks;
  ASSERT_GT(decks.size(), kFinalists);
  const Document final = raced(decks);
  EXPECT_EQ(final.race.stage, Race::Stage::final);
  EXPECT_EQ(final.race.candidates, decks.size());
  // Everybody on the deals of the final.
  Document everything =
      planned(Document::Command::table, decks,
              {.seed = 5, .first = kFreshDeals, .count = kSmall.final_games}, Cards::not_weighed);
  everything = played(everything, {}, {});
  const Row& best = everything.rows[fairest(everything)];
  const Row& answer = final.rows[fairest(final)];
  const auto distance = [](const Row& row) { return std::abs(share(row.won(), row.games) - 0.5); };
  // The race may not know what fresh deals will say; it is as fair within the final's interval.
  EXPECT_LE(distance(answer), distance(best) + 0.04);
}

TEST(Race, EveryDeckIsInTheFinalOrWasDropped) {
  const std::vector<Setting> decks =
      candidates(at_table("gorod", 8), {.also = {"nurse", "maniac"}, .swaps = 2}).decks;
  const Document final = raced(decks);
  std::size_t all = final.rows.size();
  for (const RaceRound& round : final.race.rounds) all += round.dropped.size();
  EXPECT_EQ(all, decks.size());
  EXPECT_LE(final.rows.size(), kFinalists);
  EXPECT_EQ(final.deals.first, kFreshDeals);
}

TEST(Race, ARoundMayBePlayedInParts) {
  const std::vector<Setting> decks =
      candidates(at_table("gorod", 7), {.also = {"nurse", "beauty"}, .swaps = 2}).decks;
  Document plan = first_round(decks, 5, kSmall);
  for (;;) {
    const Document whole = played(plan, {}, {});
    std::vector<Document> parts;
    for (std::uint64_t i = 0; i < 3; ++i) parts.push_back(played(plan, {i, 3}, {}));
    ASSERT_EQ(json(merge(parts).document), json(whole));
    const auto next = next_round(whole);
    if (!next) break;
    ASSERT_EQ(json(*next), json(*next_round(read(json(whole)).document)));
    plan = *next;
  }
}

TEST(Race, AFewNeedNoRace) {
  const Document final = raced({at_table("gorod", 7), at_table("gorod", 8)});
  EXPECT_EQ(final.rows.size(), 2U);
  EXPECT_EQ(final.rows.front().games, kSmall.final_games);
}

// A deck far from even goes early, and none that might be the fairest does.
TEST(Race, DropsOnlyWhatCannotWin) {
  Document round = first_round(std::vector<Setting>(6, at_table("gorod", 7)), 1, kSmall);
  const std::vector<std::uint64_t> won{50, 52, 47, 55, 2, 99};
  for (std::size_t i = 0; i < won.size(); ++i) {
    Row& row = round.rows[i];
    row.setting.seats = static_cast<int>(i);  // to tell them apart
    row.games = 100;
    row.wins = {{"town", won[i]}};
  }
  const auto next = next_round(round);
  ASSERT_TRUE(next);
  ASSERT_EQ(next->race.rounds.back().dropped.size(), 2U);
  EXPECT_EQ(next->race.rounds.back().dropped[0].won, 2U);
  EXPECT_EQ(next->race.rounds.back().dropped[1].won, 99U);
}

}  // namespace
}  // namespace omerta::lab
