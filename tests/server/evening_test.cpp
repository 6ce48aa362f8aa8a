// Whole evenings: people join by code, are dealt cards, answer what their screens ask, and the game
// ends, though phones drop out and the server is killed.
#include <gtest/gtest.h>

#include "tests/server/world.h"

namespace omerta::server {
namespace {

class Evening : public testing::TestWithParam<const char*> {};

TEST_P(Evening, IsPlayedToItsEnd) {
  World world{1};
  sit_down(world, GetParam(), 4, 6);
  ASSERT_EQ(world.guest(0).device.room().at("stage").as_string(), "game")
      << client::json::serialize(world.guest(0).device.room());
  chance::Dice dice{1, 7};
  EXPECT_TRUE(play_on(world, dice, 3000))
      << client::json::serialize(world.guest(0).device.open()).substr(0, 600) << "\n"
      << client::json::serialize(world.guest(0).device.own());
  for (std::size_t i = 0; i < 4; ++i) {
    std::cerr << world.guest(i).received.back().substr(0, 150) << ' '
              << client::json::serialize(world.guest(i).device.own().at("questions")) << '\n';
  }
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Evening, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::server
