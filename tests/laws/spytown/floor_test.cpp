// SPY-VOTE-9, SPY-GM-4  Whoever has the floor is a suspect in the game: with one who leaves, shot
// or expelled in the middle of his defence, it is gone.
#include <gtest/gtest.h>

#include "tests/laws/books.h"

namespace omerta::spytown::laws {
namespace {

TEST(Floor, IsNobodysWhenItsHolderIsOut) {
  int held = 0;
  int lost = 0;
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{9, seed};
    auto game = omerta::laws::random_table<omerta::laws::SpytownBook>(dice);
    for (int i = 0; i < 600 && !game.over(); ++i) {
      const Seat before = game.state.table.floor;
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
      const Table& table = game.state.table;
      held += table.floor != Seat::nobody ? 1 : 0;
      if (before != Seat::nobody && !table.in_play.has(before)) ++lost;
      ASSERT_TRUE(table.floor == Seat::nobody || table.in_play.has(table.floor));
      ASSERT_TRUE(table.floor == Seat::nobody || table.suspects.has(table.floor));
    }
  }
  EXPECT_GT(held, 1000);
  EXPECT_GT(lost, 10);
}

}  // namespace
}  // namespace omerta::spytown::laws
