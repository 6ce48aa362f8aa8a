// Whole evenings: people join by code, are dealt cards, answer what their screens ask, and the game
// ends, though phones drop out and the server is killed.
#include <gtest/gtest.h>

#include "tests/server/world/kept.h"
#include "tests/server/world/streams.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

class Evening : public testing::TestWithParam<const char*> {};

std::string told(World& world, std::size_t guest) {
  return client::json::serialize(world.guest(guest).device.open()) + "\n" +
         client::json::serialize(world.guest(guest).device.own());
}

TEST_P(Evening, IsPlayedToItsEnd) {
  World world{1};
  sit_down(world, GetParam(), 4, 6);
  ASSERT_EQ(world.guest(0).device.room().at("stage").as_string(), "game");
  EXPECT_TRUE(play_on(world, 3000)) << told(world, 0);
}

// Nothing is lost, and a device that comes back knowing nothing is shown the same as one that has
// followed.
void expect_whole(World& world) {
  EXPECT_EQ(wrong_with_log(world), "");
  world.pass(30'000);
  EXPECT_EQ(wrong_with_coming_back(world), "");
}

constexpr Weather kStorm{
    .cuts = 20, .crashes = 30, .slow = 4, .doubled = 6, .late = 8, .jumps = 20, .faults = 80};

// With more people the weather has more to break.
TEST_P(Evening, OfManySurvivesWeather) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    SCOPED_TRACE(seed);
    World world{seed};
    sit_down(world, GetParam(), 5, 5);
    world.weather(kStorm);
    play_on(world, 200);
    EXPECT_EQ(wrong_with_log(world), "");
    world.weather({});
    ASSERT_TRUE(play_on(world, 3000)) << told(world, 0);
    expect_whole(world);
    EXPECT_EQ(wrong_with_streams(world), "");
  }
}

// Another game of the same room.
TEST_P(Evening, GoesOnWithAnotherGame) {
  World world{3};
  sit_down(world, GetParam(), 3, 4);
  ASSERT_TRUE(play_on(world, 3000)) << told(world, 0);
  for (const char* next : {"again", "start"}) {
    world.command(0, client::json::object{{"do", next}});
    world.pass(1000);
  }
  ASSERT_EQ(world.guest(0).device.room().at("stage").as_string(), "game");
  play_on(world, 150);
  expect_whole(world);
}

// The check can fail: a disk that says "kept" too early loses what was acknowledged.
TEST(Control, ADiskThatLiesIsNoticed) {
  int noticed = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    World world{seed};
    try {
      sit_down(world, "gorod", 5, 5);
      world.weather({.crashes = 20, .slow = 4, .honest_disk = false});
      play_on(world, 300);
      if (!wrong_with_log(world).empty()) ++noticed;
    } catch (const std::exception&) {
      ++noticed;
    }
  }
  EXPECT_GT(noticed, 5);
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Evening, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::server
