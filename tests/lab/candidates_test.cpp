// Decks that may race, and what a card can be weighed against.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/lab/tables.h"

namespace omerta::lab {
namespace {

int count(const Setting& setting, const std::string& id) {
  for (const setup::Counted& each : setting.deck) {
    if (each.id == id) return each.count;
  }
  return 0;
}

TEST(Candidates, AreLegalAndDifferent) {
  const Candidates found = candidates(at_table("gorod", 13), {});
  EXPECT_GT(found.decks.size(), 5U);
  EXPECT_EQ(found.decks.front(), at_table("gorod", 13));
  for (const Setting& each : found.decks) {
    EXPECT_TRUE(may_be_played(each));
    EXPECT_EQ(std::count(found.decks.begin(), found.decks.end(), each), 1);
  }
}

TEST(Candidates, KeepToWhatWasAskedFor) {
  const Constraints limits{.keep = {"nurse"},
                           .also = {"beauty"},
                           .cards = {{"maniac", 0, 0}},
                           .sides = {{"mafia", 3, 4}},
                           .swaps = 3};
  const Candidates found = candidates(at_table("gorod", 13), limits);
  ASSERT_FALSE(found.decks.empty());
  bool beauty = false;
  for (const Setting& each : found.decks) {
    EXPECT_EQ(count(each, "nurse"), 1);
    EXPECT_EQ(count(each, "maniac"), 0);
    EXPECT_GE(count(each, "mafioso"), 3);
    EXPECT_LE(count(each, "mafioso"), 4);
    beauty |= count(each, "beauty") > 0;
  }
  EXPECT_TRUE(beauty);
}

TEST(Candidates, TooManyAreRefusedWithTheirNumber) {
  const Candidates found = candidates(at_table("mrakoszlap", 20), {.swaps = 3});
  EXPECT_TRUE(found.decks.empty());
  EXPECT_GT(found.too_many, kMostCandidates);
}

TEST(Candidates, WhereTheDeckIsFixedActionCardsDiffer) {
  const Candidates found = candidates(at_table("spytown", 9), {});
  EXPECT_GT(found.decks.size(), 10U);
  EXPECT_TRUE(found.decks.front().cards.empty());
}

TEST(Candidates, EveryRulebookHasDecksAndCardsToWeigh) {
  for (const Rulebook* book : rulebooks()) {
    Setting like;
    like.rulebook = book->id;
    const std::vector<Setting> all = recommended(like, 0);
    EXPECT_GT(all.size(), 10U) << book->id;
    EXPECT_FALSE(variants(all[all.size() / 2]).empty()) << book->id;
    for (const Setting& each : all) EXPECT_TRUE(may_be_played(each)) << book->id << each.seats;
  }
}

}  // namespace
}  // namespace omerta::lab
