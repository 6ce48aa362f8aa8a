// What the house holds of every rulebook, held of a fourth: twin worlds are sent the same bytes, a
// room of it is played to its end.
#include <gtest/gtest.h>

#include "tests/server/world/world.h"
#include "tests/wire/twins.h"

namespace omerta {
namespace {

TEST(FourthHouse, TwinsAreSentTheSameBytes) {
  wire::Compared all;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const wire::Compared one = wire::compare_twins("plain", seed);
    ASSERT_EQ(one.leak, "") << seed;
    all.add(one);
  }
  EXPECT_TRUE(all.different);
  EXPECT_GT(all.lines, 5'000U);
  EXPECT_GT(all.screens, 1'000U);
  EXPECT_GT(all.screens_of_the_dead, 50U);
  EXPECT_GT(all.refusals, 200U);
}

TEST(FourthHouse, ARoomIsPlayedToItsEnd) {
  server::World world{1};
  server::sit_down(world, "plain", 4, 6);
  ASSERT_EQ(world.guest(0).device.room().at("stage").as_string(), "game")
      << world.guest(0).device.room();
  EXPECT_TRUE(server::play_on(world, 3000));
}

}  // namespace
}  // namespace omerta
