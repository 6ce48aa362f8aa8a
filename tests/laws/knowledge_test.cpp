// What anybody knows comes from what he was told and from nothing else: the public feed folded
// gives the Table, a seat's own feed its Notes, so a phone can rebuild its view from its feed.
#include <gtest/gtest.h>

#include <cstring>

#include "tests/laws/sitting.h"

namespace omerta::gorod::laws {
namespace {

constexpr std::uint64_t kGames = 1500;

struct Folded {
  Table table{};
  std::array<Notes, kSeats> notes{};
};

void fold(const Plan& plan, Folded& folded, const Told& told) {
  if (told.to.is_everyone()) return Gorod::learn(plan, folded.table, told.event);
  for (Seat seat : told.to.seats()) {
    Gorod::learn(plan, folded.notes[index(seat)], seat, told.event);
  }
}

// As a seat receives it: neither the clause nor the cause, which could betray a secret.
Told stripped(Told told) {
  told.event.by = {};
  told.event.cause = 0;
  return told;
}

TEST(Knowledge, AFeedFoldsToExactlyWhatItsOwnerKnowsAfterEveryCommand) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{3, seed};
    Sitting game{random_setup(dice)};
    Folded folded;
    std::size_t next = 0;
    for (int i = 0; i < 400 && !game.over(); ++i) {
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
      for (; next < game.told.size(); ++next) fold(game.plan, folded, stripped(game.told[next]));
      ASSERT_EQ(std::memcmp(&folded.table, &game.state.table, sizeof folded.table), 0);
      ASSERT_EQ(std::memcmp(&folded.notes, &game.state.notes, sizeof folded.notes), 0);
    }
  }
}

// The dead, the absent and the empty chairs are told nothing but what everyone is (GOR-DAWN-3).
TEST(Knowledge, WhoIsOutIsToldPublicThingsOnly) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
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

}  // namespace
}  // namespace omerta::gorod::laws
