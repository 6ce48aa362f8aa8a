// Rooms in which nobody is are on disk alone, and nobody who comes back notices.
#include <gtest/gtest.h>

#include "server/frames/frame.h"
#include "server/room/limits.h"
#include "tests/server/world/kept.h"
#include "tests/server/world/small_games.h"

namespace omerta::server {
namespace {

using client::json::object;

constexpr std::int64_t kAWhile = 60'000;

struct Asleep {
  Asleep() { gather_small(world, "gorod", 3); }
  void play() {
    ASSERT_TRUE(begin_small(world));
    ASSERT_TRUE(play_on(world, 5000));
    world.pass(20'000);
  }
  void everybody_leaves() {
    for (std::size_t i = 0; i < world.guests(); ++i) {
      world.guest(i).stays_away = true;
      if (world.guest(i).connection != 0) world.disconnect(i);
    }
  }
  std::size_t asleep() { return world.core().figures().asleep; }
  std::size_t rooms() { return world.core().figures().rooms; }
  std::string join(const std::string& code) {
    return client::json::serialize(
        object{{"t", "join"}, {"code", code}, {"kind", "watcher"}, {"name", "Somebody"}});
  }
  World world{7};
};

TEST(Sleeping, ARoomFallsAsleepAndWakes) {
  Asleep room;
  room.play();
  room.everybody_leaves();
  room.world.pass(kAwakeAfter - kAWhile);
  EXPECT_EQ(room.asleep(), 0U);
  room.world.pass(2 * kAWhile);
  EXPECT_EQ(room.asleep(), 1U);
  EXPECT_EQ(room.rooms(), 1U);
  room.world.connect(1);
  ASSERT_TRUE(room.world.guest(1).device.attached());
  EXPECT_EQ(room.asleep(), 0U);
  EXPECT_EQ(room.world.disk().reread(), 1);
  EXPECT_EQ(room.world.guest(1).received.back().substr(0, 13), R"({"t":"resume")");
  room.world.connect(0);
  room.world.connect(2);
  room.world.command(0, object{{"do", "again"}});
  EXPECT_EQ(room.world.guest(0).device.room().at("stage").as_string(), "lobby");
  EXPECT_EQ(wrong_with_log(room.world), "");
}

TEST(Sleeping, AnEmptyLobbyAndARoomWithPeopleStayAwake) {
  Asleep room;
  room.everybody_leaves();
  room.world.pass(kAwakeAfter + kAWhile);
  EXPECT_EQ(room.asleep(), 0U) << "nothing was played: it is forgotten soon";
  for (std::size_t i = 0; i < 3; ++i) {
    room.world.guest(i).stays_away = false;
    room.world.connect(i);
  }
  room.play();
  for (std::int64_t passed = 0; passed < kAwakeAfter + kAWhile; passed += 5000) {
    room.world.pass(5000);
  }
  EXPECT_EQ(room.asleep(), 0U) << "they are there";
}

TEST(Sleeping, APausedGameGoesOn) {
  Asleep room;
  ASSERT_TRUE(begin_small(room.world));
  room.world.pass(5000);
  room.world.command(0, object{{"do", "pause"}, {"paused", true}});
  room.world.pass(3000);
  room.everybody_leaves();
  room.world.pass(kAwakeAfter + kAWhile);
  EXPECT_EQ(room.asleep(), 1U);
  for (std::size_t i = 0; i < 3; ++i) {
    room.world.guest(i).stays_away = false;
    room.world.connect(i);
  }
  room.world.command(0, object{{"do", "pause"}, {"paused", false}});
  EXPECT_TRUE(play_on(room.world, 5000));
  EXPECT_EQ(wrong_with_log(room.world), "");
}

TEST(Sleeping, AfterARestartRoomsAreOnDiskUntilSomebodyComes) {
  Asleep room;
  room.play();
  room.world.crash();
  EXPECT_EQ(room.asleep(), 1U);
  Guest& guest = room.world.guest(2);
  room.everybody_leaves();
  room.world.connect(2);
  ASSERT_TRUE(guest.device.attached());
  EXPECT_EQ(room.asleep(), 0U);
}

TEST(Sleeping, OnlyItsOwnPeopleWakeIt) {
  Asleep room;
  room.play();
  const std::string code = room.world.guest(0).device.code();
  const std::string hello = room.world.guest(0).device.hello();
  room.everybody_leaves();
  room.world.pass(kAwakeAfter + kAWhile);
  const std::size_t stranger = room.world.add_guest();
  room.world.connect(stranger);
  room.world.send(stranger, hello);  // another's place
  EXPECT_EQ(room.world.guest(stranger).closed.back(), Closing::not_yours);
  EXPECT_EQ(room.asleep(), 1U);
  const std::size_t newcomer = room.world.add_guest();
  room.world.connect(newcomer);
  room.world.send(newcomer, room.join(code));  // the door is open: anybody may
  EXPECT_EQ(room.asleep(), 0U);
  EXPECT_TRUE(room.world.guest(newcomer).device.placed());
}

TEST(Sleeping, ALockedRoomIsNotWokenByItsCode) {
  Asleep room;
  room.play();
  room.world.command(0, object{{"do", "lock"}, {"locked", true}});
  const std::string code = room.world.guest(0).device.code();
  room.everybody_leaves();
  room.world.pass(kAwakeAfter + kAWhile);
  const std::size_t stranger = room.world.add_guest();
  room.world.connect(stranger);
  room.world.send(stranger, room.join(code));
  EXPECT_EQ(room.world.guest(stranger).received.back(), refused_frame("no-room"));
  EXPECT_EQ(room.asleep(), 1U);
}

// Whoever asks where his places are is told without a room being woken.
TEST(Sleeping, PlacesAreKnown) {
  Asleep room;
  room.play();
  const auto places = [&] {
    room.world.guest(1).received.clear();
    room.world.send(1, R"({"t":"places"})");
    return room.world.guest(1).received.back();
  };
  const std::string awake = places();
  EXPECT_NE(awake.find(room.world.guest(0).device.code()), std::string::npos) << awake;
  room.everybody_leaves();
  room.world.pass(kAwakeAfter + kAWhile);
  Guest& guest = room.world.guest(1);
  guest.device = {};  // it says no hello
  room.world.connect(1);
  EXPECT_EQ(places(), awake);
  EXPECT_EQ(room.asleep(), 1U);
}

// What one says while the room is being read is answered afterwards, in order; too much is not
// kept.
TEST(Sleeping, WhatIsSaidMeanwhileWaits) {
  Asleep room;
  room.play();
  const std::string hello = room.world.guest(0).device.hello();
  const Device cookie = room.world.guest(0).cookie;
  SeededEntropy entropy{3};
  const Rows rows = room.world.disk().rooms().front();
  const Now now{1'000'000, rows.rows.back().at};
  const auto fresh = [&] {
    auto core = std::make_unique<Core>(Settings{}, entropy);
    EXPECT_TRUE(core->restore(rows.room, rows.code, rows.rows, now));
    EXPECT_EQ(core->figures().asleep, 1U);
    return core;
  };
  const Opened opened{1, cookie, "10.0.0.1"};
  const auto core = fresh();
  const std::vector<Input> coming{opened, Received{1, hello}, Received{1, R"({"t":"places"})"},
                                  Opened{2, cookie, "10.0.0.1"}, Received{2, hello}};
  const Outputs asked = core->step(coming, now);
  ASSERT_EQ(asked.size(), 1U) << "it is read once, and nobody is answered";
  EXPECT_EQ(std::get<Reload>(asked.front()).room, rows.room);
  std::vector<Connection> answered;
  for (const Output& each : core->step(std::vector<Input>{rows}, now)) {
    if (const auto* send = std::get_if<Send>(&each)) answered.push_back(send->connection);
  }
  EXPECT_EQ(answered, (std::vector<Connection>{1, 1, 2}));

  const auto other = fresh();
  std::vector<Input> flood{opened};
  flood.insert(flood.end(), kMostHeld + 1, Received{1, hello});
  const Outputs closed = other->step(flood, now);
  ASSERT_EQ(closed.size(), 2U);
  EXPECT_EQ(std::get<Close>(closed.back()).code, Closing::policy);
}

TEST(Sleeping, ADamagedLogIsFoundWhenItIsRead) {
  Asleep room;
  room.play();
  Rows rows = room.world.disk().rooms().front();
  SeededEntropy entropy{3};
  Core core{Settings{}, entropy};
  const Now now{1'000'000, rows.rows.back().at};
  ASSERT_TRUE(core.restore(rows.room, rows.code, rows.rows, now));
  const std::vector<Input> coming{Opened{1, room.world.guest(0).cookie, "10.0.0.1"},
                                  Received{1, room.world.guest(0).device.hello()}};
  EXPECT_EQ(core.step(coming, now).size(), 1U);
  rows.rows.clear();  // nothing that holds
  const Outputs told = core.step(std::vector<Input>{rows}, now);
  ASSERT_EQ(told.size(), 3U);
  EXPECT_TRUE(std::holds_alternative<Quarantined>(told[0]));
  EXPECT_EQ(*std::get<Send>(told[1]).frame, refused_frame("damaged"));
  EXPECT_EQ(std::get<Close>(told[2]).code, Closing::not_yours);
  EXPECT_EQ(core.figures().rooms, 0U);
  EXPECT_EQ(core.figures().quarantined, 1U);
}

}  // namespace
}  // namespace omerta::server
