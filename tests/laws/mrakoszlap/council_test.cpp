// The list of the Mafia's council (MRK-MEET-2): one for all of them, a new name at its end, a name
// on it to its top, and nothing of it anywhere else.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/laws/books.h"

namespace omerta::mrakoszlap::laws {
namespace {

using omerta::laws::MrakoszlapBook;

// Played at random until the council is open.
Sitting council(Dice& dice) {
  for (;;) {
    Sitting game{MrakoszlapBook::random_setup(dice)};
    while (!game.over() && game.state.table.phase < Phase::mafia_meeting) {
      EXPECT_EQ(game.say(*MrakoszlapBook::random_command(dice, game)), Refusal::none);
    }
    if (game.state.table.phase == Phase::mafia_meeting) return game;
  }
}

std::vector<Seat> list_of(const Notes& notes) {
  return {notes.plan.begin(), notes.plan.begin() + notes.planned};
}

void plan(std::vector<Seat>& list, Seat whom) {
  const auto at = std::find(list.begin(), list.end(), whom);
  if (at == list.end()) return list.push_back(whom);
  std::rotate(list.begin(), at, at + 1);
}

TEST(Council, HasOneListInTheOrderItWasMade) {
  int moved = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{7, seed};
    Sitting game = council(dice);
    const Seats all = Seats::first(game.plan.setup.seats);
    std::vector<Seat> list;
    for (int i = 0; i < 20; ++i) {
      const Seat mafian = seat_of(dice.one_of(choice_of(game.state.truth.mafia)));
      const Choice whom = dice.one_of(choice_of(all));
      ASSERT_EQ(game.say({.choice = whom, .seat = mafian, .ask = ask::mafia_plan}), Refusal::none);
      const std::vector<Seat> before = list;
      plan(list, seat_of(whom));
      moved += list.size() == before.size() && list != before ? 1 : 0;
      for (Seat seat : all) {
        const bool member = game.state.truth.mafia.has(seat);
        ASSERT_EQ(list_of(game.state.notes[index(seat)]), member ? list : std::vector<Seat>{});
      }
    }
  }
  EXPECT_GT(moved, 100);
}

}  // namespace
}  // namespace omerta::mrakoszlap::laws
