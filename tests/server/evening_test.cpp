// Whole evenings: people join by code, are dealt cards, answer what their screens ask, and the game
// ends, though phones drop out and the server is killed.
#include <gtest/gtest.h>
#include <sodium.h>

#include <cstdlib>

#include "server/room/fields.h"
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
  auto bytes = *bytes::array_from_hex<16>(id);
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
  std::int64_t at = 0;
  for (const Append& row : rows) {
    if (!ids.insert(row.id).second) return "a command is in the log twice";
    if (row.at < at) return "the log goes back in time";
    at = row.at;
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

struct Tally {
  int games = 0;
  int crashes = 0;
  int cuts = 0;
  int jumps = 0;
  int resent = 0;

  void add(const Tally& more) {
    games += more.games;
    crashes += more.crashes;
    cuts += more.cuts;
    jumps += more.jumps;
    resent += more.resent;
  }
};

constexpr Weather kStorm{
    .cuts = 20, .crashes = 30, .slow = 4, .doubled = 6, .late = 8, .jumps = 20};

// A few people among bots, in any weather for a while, then to the end.
Tally play_in_weather(const std::string& rulebook, std::uint64_t seed) {
  SCOPED_TRACE(rulebook + ", seed " + std::to_string(seed));
  World world{seed};
  chance::Dice dice{seed, 7};
  const std::size_t people = 1 + dice.below(3);
  sit_down(world, rulebook, people, (rulebook == "mrakoszlap" ? 4 : 6) - people);
  EXPECT_EQ(world.guest(0).device.room().at("stage").as_string(), "game");
  world.weather(kStorm);
  play_on(world, 30);
  EXPECT_EQ(lost(world), "");
  world.weather({});
  EXPECT_TRUE(play_on(world, 3000)) << told(world, 0);
  EXPECT_EQ(lost(world), "");
  expect_same_as_anew(world);
  return {1, world.crashes(), world.cuts(), world.jumps(), world.resent()};
}

// As many games as OMERTA_SERVER_GAMES says, from the one after OMERTA_SERVER_FROM.
std::uint64_t number_in(const char* name, std::uint64_t otherwise) {
  const char* given = std::getenv(name);
  return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

// Those of mrakoszlap are the longest.
std::uint64_t games_of(const std::string& rulebook) { return rulebook == "mrakoszlap" ? 40 : 200; }

TEST_P(Evening, SurvivesWeather) {
  Tally figures;
  const std::uint64_t from = number_in("OMERTA_SERVER_FROM", 0);
  const std::uint64_t games = number_in("OMERTA_SERVER_GAMES", games_of(GetParam()));
  for (std::uint64_t seed = from + 1; seed <= from + games && !HasFailure(); ++seed) {
    figures.add(play_in_weather(GetParam(), seed));
  }
  std::printf("%d games, %d crashes, %d cuts, %d jumps, %d resent\n", figures.games,
              figures.crashes, figures.cuts, figures.jumps, figures.resent);
  EXPECT_GT(figures.crashes, figures.games / 2);
  EXPECT_GT(figures.cuts, figures.games / 2);
  EXPECT_GT(figures.resent, figures.games / 2);
}

// With more people the weather has more to break.
TEST_P(Evening, OfManySurvivesWeather) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    SCOPED_TRACE(seed);
    World world{seed};
    sit_down(world, GetParam(), 5, 5);
    world.weather(kStorm);
    play_on(world, 200);
    EXPECT_EQ(lost(world), "");
    world.weather({});
    ASSERT_TRUE(play_on(world, 3000)) << told(world, 0);
    EXPECT_EQ(lost(world), "");
    expect_same_as_anew(world);
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
  EXPECT_EQ(lost(world), "");
  expect_same_as_anew(world);
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
