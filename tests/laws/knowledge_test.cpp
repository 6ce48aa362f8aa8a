// What anybody knows comes from what he was told and from nothing else: the public feed folded
// gives the Table, a seat's own feed its Notes, so a phone can rebuild its view from its feed.
#include <gtest/gtest.h>

#include <cstring>

#include "tests/laws/books.h"

namespace omerta::laws {
namespace {

constexpr std::uint64_t kGames = 1500;

template <class R>
struct Folded {
  typename R::Table table{};
  std::array<typename R::Notes, kSeats> notes{};

  void fold(const typename R::Plan& plan, const Told& told) {
    if (told.to.is_everyone()) return R::learn(plan, table, told.event);
    for (Seat seat : told.to.seats()) R::learn(plan, notes[index(seat)], seat, told.event);
  }
};

// As a seat receives it: neither the clause nor the cause, which could betray a secret.
Told stripped(Told told) {
  told.event.by = {};
  told.event.cause = 0;
  return told;
}

template <class Book>
class Knowledge : public ::testing::Test {};
TYPED_TEST_SUITE(Knowledge, Books, BookName);

TYPED_TEST(Knowledge, AFeedFoldsToExactlyWhatItsOwnerKnowsAfterEveryCommand) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{3, seed};
    auto game = random_table<TypeParam>(dice);
    Folded<typename TypeParam::Rules> folded;
    std::size_t next = 0;
    for (int i = 0; i < 400 && !game.over(); ++i) {
      ASSERT_EQ(game.say(*TypeParam::random_command(dice, game)), Refusal::none);
      for (; next < game.told.size(); ++next) folded.fold(game.plan, stripped(game.told[next]));
      ASSERT_EQ(std::memcmp(&folded.table, &game.state.table, sizeof folded.table), 0);
      ASSERT_EQ(std::memcmp(&folded.notes, &game.state.notes, sizeof folded.notes), 0);
    }
  }
}

}  // namespace
}  // namespace omerta::laws

namespace omerta::gorod::laws {
namespace {

// The dead, the absent and the empty chairs are told nothing but what everyone is (GOR-DAWN-3).
TEST(KnowledgeOfGorod, WhoIsOutIsToldPublicThingsOnly) {
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE(seed);
    const Sitting game = random_game(seed);
    Table table{};
    for (const Told& told : game.told) {
      const bool deal = told.event.fact == fact::card_dealt;
      if (!told.to.is_everyone() && !deal) {
        ASSERT_TRUE(table.in_play.covers(told.to.seats())) << int(told.event.fact);
      }
      if (told.to.is_everyone()) Gorod::learn(game.plan, table, told.event);
    }
  }
}

// What somebody was last told about a player is what he knows of him.
TEST(KnowledgeOfGorod, TheLastAnswerCounts) {
  const Sitting game = random_game(1);
  const Seats whom = Seats::of(Seat{2});
  const auto signs = static_cast<std::uint8_t>(Sign::number);
  for (std::uint8_t first = 0; first <= signs; ++first) {
    for (std::uint8_t last = 0; last <= signs; ++last) {
      Notes notes{};
      for (std::uint8_t sign : {first, last}) {
        const Event answer{.fact = fact::answer, .what = sign, .seats = whom};
        Gorod::learn(game.plan, notes, Seat{0}, answer);
      }
      const auto told = static_cast<Sign>(last);
      EXPECT_EQ(notes.nodded, told == Sign::nod ? whom : Seats{});
      EXPECT_EQ(notes.shaken, told == Sign::shake ? whom : Seats{});
      EXPECT_EQ(notes.twirled, told == Sign::twirl ? whom : Seats{});
    }
  }
}

// Also between two facts, where nobody is asked anything: a feed shows who died at dawn.
TEST(KnowledgeOfGorod, TheHourIsThatOfTheLastFactThatOpenedOne) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    const Sitting game = random_game(seed);
    Table table{};
    Hour hour = Hour::setup;
    for (const Told& told : game.told) {
      if (!told.to.is_everyone()) continue;
      if (told.event.fact == fact::night_fell) hour = Hour::night;
      if (told.event.fact == fact::dawn) hour = Hour::dawn;
      if (told.event.fact == fact::day_opened) hour = Hour::day;
      if (told.event.fact == fact::game_over) hour = Hour::over;
      Gorod::learn(game.plan, table, told.event);
      ASSERT_EQ(Gorod::standing(game.plan, table).hour, hour);
    }
  }
}

}  // namespace
}  // namespace omerta::gorod::laws

namespace omerta::mrakoszlap::laws {
namespace {

// MRK-SPYGLASS-1  Whom he sees awake he sees in this call; what an earlier night showed is past.
TEST(KnowledgeOfMrakoszlap, WhoIsSeenAwakeIsSeenInThisCall) {
  int seen_again = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    const auto game = random_game(seed);
    std::array<Notes, kSeats> notes{};
    std::array<Seats, kSeats> seen{};
    for (const Told& told : game.told) {
      if (told.to.is_everyone()) continue;
      for (Seat seat : told.to.seats()) {
        Seats& now = seen[index(seat)];
        if (told.event.fact == fact::called) seen_again += now.empty() ? 0 : 1, now = {};
        if (told.event.fact == fact::seen_awake) now |= Seats::of(told.event.whom);
        Mrakoszlap::learn(game.plan, notes[index(seat)], seat, told.event);
        ASSERT_EQ(notes[index(seat)].awake, now);
      }
    }
  }
  EXPECT_GT(seen_again, 10);
}

}  // namespace
}  // namespace omerta::mrakoszlap::laws

namespace omerta::spytown::laws {
namespace {

// SPY-OUT-5  Who is named, and for what, everybody knows until it is decided.
TEST(KnowledgeOfSpytown, WhoIsNamedIsNamedForSomething) {
  int named = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    SCOPED_TRACE(seed);
    const auto game = random_game(seed);
    Table table{};
    for (const Told& told : game.told) {
      if (!told.to.is_everyone()) continue;
      Spytown::learn(game.plan, table, told.event);
      ASSERT_EQ(table.named == Seat::nobody, table.cause == Cause::none);
      if (told.event.fact != fact::named) continue;
      ASSERT_EQ(table.named, told.event.who);
      ASSERT_EQ(table.cause, static_cast<Cause>(told.event.what));
      ++named;
    }
  }
  EXPECT_GT(named, 50);
}

}  // namespace
}  // namespace omerta::spytown::laws
