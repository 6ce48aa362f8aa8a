// Every event names a rule that tells such a thing, and follows from what it can follow from: in
// whole games at random, whatever the setup.
#include "tests/laws/causes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/laws/books.h"

namespace omerta::laws {
namespace {

// Gorod's games are short, and its house roles bring the rarest of what can happen.
template <class Book>
constexpr std::uint64_t kGames = std::is_same_v<Book, GorodBook> ? 30'000 : 3000;

template <class Book>
Causes causes_of() {
  if constexpr (std::is_same_v<Book, GorodBook>) {
    return gorod::laws::causes();
  } else if constexpr (std::is_same_v<Book, SpytownBook>) {
    return spytown::laws::causes();
  } else {
    return mrakoszlap::laws::causes();
  }
}

// The row an event fits, or null; a cause is one that was told before it.
const Origin* origin_of(const Causes& causes, const Event& event, const Event& cause) {
  for (const Origin& row : causes.origins) {
    const bool told = row.fact == event.fact && row.by == event.by;
    const bool follows =
        std::find(row.causes.begin(), row.causes.end(), cause.fact) != row.causes.end();
    if (told && follows && row.fits(event, cause)) return &row;
  }
  return nullptr;
}

std::string written(const Event& event) {
  return "fact " + std::to_string(static_cast<int>(event.fact)) + " by clause " +
         std::to_string(static_cast<int>(event.by)) + " what " + std::to_string(event.what) +
         " much " + std::to_string(event.much) + " who " + std::to_string(index(event.who)) +
         " whom " + std::to_string(index(event.whom));
}

// What was seen of the table in one game; fails at the first event that does not fit.
template <class R>
void follow(const Causes& causes, const Game<R>& game, std::set<std::pair<int, Fact>>& seen) {
  std::size_t dusk = 0;
  for (std::size_t i = 0; i < game.told.size(); ++i) {
    const Event& event = game.told[i].event;
    ASSERT_LE(event.cause, i) << written(event) << ": its cause comes after it";
    const Event cause = event.cause == 0 ? Event{} : game.told[event.cause - 1].event;
    const Origin* row = origin_of(causes, event, cause);
    ASSERT_NE(row, nullptr) << written(event) << "\n  after " << written(cause);
    ASSERT_TRUE(event.cause == 0 || event.cause > dusk)
        << written(event) << "\n  after " << written(cause) << " of an earlier round";
    seen.insert({static_cast<int>(row - causes.origins.data()), cause.fact});
    if (event.fact == causes.dusk) dusk = i;
  }
}

template <class Book>
class CausesOf : public ::testing::Test {};
TYPED_TEST_SUITE(CausesOf, Books, BookName);

TYPED_TEST(CausesOf, EveryFactHasAnOrigin) {
  const Causes causes = causes_of<TypeParam>();
  for (unsigned fact = 1; fact <= causes.facts; ++fact) {
    EXPECT_TRUE(std::any_of(causes.origins.begin(), causes.origins.end(), [=](const Origin& row) {
      return row.fact == static_cast<Fact>(fact);
    })) << fact;
  }
}

// The list of beginnings is short enough to be read; the table says the same, row by row.
TYPED_TEST(CausesOf, WhatIsNoBeginningHasACause) {
  const Causes causes = causes_of<TypeParam>();
  const auto may_begin = [&](Fact fact) {
    return std::find(causes.beginnings.begin(), causes.beginnings.end(), fact) !=
           causes.beginnings.end();
  };
  std::set<Fact> begun;
  for (const Origin& row : causes.origins) {
    const bool begins =
        std::find(row.causes.begin(), row.causes.end(), kNothing) != row.causes.end();
    if (begins) begun.insert(row.fact);
  }
  EXPECT_EQ(begun, std::set<Fact>(causes.beginnings.begin(), causes.beginnings.end()));
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const auto game = TypeParam::random_game(seed);
    for (std::size_t i = 0; i < game.told.size(); ++i) {
      const Event& event = game.told[i].event;
      ASSERT_LE(event.cause, i) << seed << ": " << written(event);
      ASSERT_TRUE(event.cause != 0 || may_begin(event.fact)) << seed << ": " << written(event);
    }
  }
}

// And nothing stands in the table that does not happen: what it permits needlessly it would excuse.
TYPED_TEST(CausesOf, EventsFollowFromWhatTheyCanAndTheTableHasNoMore) {
  const Causes causes = causes_of<TypeParam>();
  std::set<std::pair<int, Fact>> seen;
  for (std::uint64_t seed = 0; seed < kGames<TypeParam>; ++seed) {
    SCOPED_TRACE(seed);
    ASSERT_NO_FATAL_FAILURE(follow(causes, TypeParam::random_game(seed), seen));
  }
  for (std::size_t i = 0; i < causes.origins.size(); ++i) {
    const Origin& row = causes.origins[i];
    if (row.seen == Seen::rarely) continue;
    for (Fact cause : row.causes) {
      EXPECT_TRUE(seen.contains({static_cast<int>(i), cause}))
          << "row " << i << ": fact " << static_cast<int>(row.fact) << " by clause "
          << static_cast<int>(row.by) << " after " << static_cast<int>(cause);
    }
  }
}

// A wrong clause, a wrong cause, a cause of somebody else: each is noticed.
TYPED_TEST(CausesOf, WouldNotice) {
  const Causes causes = causes_of<TypeParam>();
  int clauses = 0;
  int dropped = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto game = TypeParam::random_game(seed);
    for (const Told& told : game.told) {
      Event event = told.event;
      const Event cause = event.cause == 0 ? Event{} : game.told[event.cause - 1].event;
      event.by = static_cast<Clause>(static_cast<unsigned>(event.by) + 1);
      clauses += origin_of(causes, event, cause) == nullptr ? 1 : 0;
      dropped += event.cause != 0 && origin_of(causes, told.event, Event{}) == nullptr ? 1 : 0;
    }
  }
  EXPECT_GT(clauses, 1000);
  EXPECT_GT(dropped, 100);
}

}  // namespace
}  // namespace omerta::laws
