// Whole evenings: people join by code, are dealt cards, answer what their screens ask, and the game
// ends, though phones drop out and the server is killed.
#include <gtest/gtest.h>
#include <sodium.h>

#include "server/core/fields.h"
#include "tests/server/world.h"

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

// As the log has it: nobody can look for another's commands by their ids.
CommandId in_log(const std::string& id, std::uint64_t place) {
  auto bytes = *bytes_of<16>(id);
  std::vector<std::uint8_t> from{bytes.begin(), bytes.end()};
  from.push_back(static_cast<std::uint8_t>(place >> 8));
  from.push_back(static_cast<std::uint8_t>(place));
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), from.data(), from.size());
  CommandId kept{};
  std::copy_n(digest.begin(), kept.size(), kept.begin());
  return kept;
}

// What was acknowledged is in the log, and everything is there once.
std::string lost(World& world) {
  const auto& rows = world.disk().begin()->second;
  std::set<CommandId> ids;
  for (const Append& row : rows) {
    if (!ids.insert(row.id).second) return "a command is in the log twice";
  }
  for (std::size_t i = 0; i < world.guests(); ++i) {
    const Guest& guest = world.guest(i);
    for (const std::string& id : guest.player.acknowledged()) {
      if (!ids.contains(in_log(id, guest.device.place()))) return "an acknowledged command is lost";
    }
  }
  return {};
}

// A device that comes back knowing nothing is shown the same as one that has followed.
void expect_same_as_anew(World& world) {
  world.pass(30'000);
  for (std::size_t i = 0; i < world.guests(); ++i) {
    const auto followed = world.guest(i).device;
    world.disconnect(i);
    client::Device& device = world.guest(i).device;
    const auto room = client::json::serialize(followed.room());
    world.connect(i);
    EXPECT_EQ(followed.open(), device.open());
    EXPECT_EQ(followed.own(), device.own()) << i;
    EXPECT_EQ(followed.open_stream().hash, device.open_stream().hash);
    EXPECT_EQ(followed.own_stream().hash, device.own_stream().hash);
  }
}

TEST_P(Evening, SurvivesWeather) {
  int crashes = 0;
  int cuts = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    SCOPED_TRACE(seed);
    World world{seed};
    sit_down(world, GetParam(), 5, 5);
    world.weather({.cuts = 20, .crashes = 40, .slow = 4});
    play_on(world, 200);
    EXPECT_EQ(lost(world), "");
    world.weather({});
    ASSERT_TRUE(play_on(world, 3000)) << told(world, 0);
    EXPECT_EQ(lost(world), "");
    expect_same_as_anew(world);
    crashes += world.crashes();
    cuts += world.cuts();
  }
  EXPECT_GT(crashes, 5);
  EXPECT_GT(cuts, 20);
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
      if (!lost(world).empty()) ++noticed;
    } catch (const std::exception&) {
      ++noticed;
    }
  }
  EXPECT_GT(noticed, 5);
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Evening, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::server
