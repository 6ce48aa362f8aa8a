// Sets of chairs: visited clockwise, with the algebra of sets.
#include <gtest/gtest.h>

#include <vector>

#include "engine/audience.h"
#include "engine/seat.h"

namespace omerta {
namespace {

TEST(Seats, AreVisitedClockwise) {
  std::vector<unsigned> visited;
  for (Seat seat : Seats{0b1010'0101}) visited.push_back(index(seat));
  EXPECT_EQ(visited, (std::vector<unsigned>{0, 2, 5, 7}));
  for (Seat seat : Seats{}) FAIL() << index(seat);
}

TEST(Seats, HaveTheAlgebraOfSets) {
  const Seats a{0b0110};
  const Seats b{0b0011};
  EXPECT_EQ((a | b).bits, 0b0111U);
  EXPECT_EQ((a & b).bits, 0b0010U);
  EXPECT_EQ((a - b).bits, 0b0100U);
  EXPECT_TRUE((a | b).covers(a));
  EXPECT_FALSE(a.covers(b));
  EXPECT_EQ(Seats::first(kSeats).count(), kSeats);
  EXPECT_FALSE(Seats::first(kSeats).has(Seat::nobody));
}

TEST(Audience, EveryoneIsMoreThanAllTheSeats) {
  EXPECT_TRUE(Audience::everyone().is_everyone());
  EXPECT_FALSE(Audience::group(Seats::first(kSeats)).is_everyone());
  EXPECT_EQ(Audience::moderator().seats(), Seats{});
}

}  // namespace
}  // namespace omerta
