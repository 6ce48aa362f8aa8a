// How long a room is kept when nobody is there, and when it is gone without a trace.
#include <gtest/gtest.h>

#include "server/disk/finished_games.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;

constexpr std::int64_t kMinute = 60'000;
constexpr std::int64_t kHour = 60 * kMinute;
constexpr std::int64_t kDay = 24 * kHour;

struct Kept {
  explicit Kept(std::int64_t days) : world{7, Settings{.kept_after_end = days * kDay}} {}
  void everybody_leaves() {
    for (std::size_t i = 0; i < world.guests(); ++i) {
      world.guest(i).stays_away = true;
      if (world.guest(i).connection != 0) world.disconnect(i);
    }
  }
  bool is_there() { return !world.disk().rooms().empty(); }
  void play_a_game() {
    sit_down(world, "gorod", 3, 5);
    ASSERT_TRUE(play_on(world, 5000));
    world.pass(20'000);
  }
  World world;
};

TEST(Keeping, AFinishedRoomIsKeptForSomeDays) {
  Kept room{2};
  room.play_a_game();
  room.everybody_leaves();
  room.world.pass(2 * kDay - kMinute);
  EXPECT_TRUE(room.is_there());
  room.world.connect(0);  // somebody looks in
  ASSERT_TRUE(room.world.guest(0).device.attached());
  room.everybody_leaves();
  room.world.pass(2 * kDay - kMinute);
  EXPECT_TRUE(room.is_there());
  room.world.pass(2 * kMinute);
  EXPECT_FALSE(room.is_there());
  EXPECT_EQ(room.world.core().figures().rooms, 0U);
  room.world.connect(0);
  EXPECT_EQ(room.world.guest(0).closed.back(), Closing::not_yours);
}

// What nobody can read any more is not kept for ever either.
TEST(Keeping, ADamagedRoomIsKeptAsLongAsAny) {
  SeededEntropy entropy{1};
  Core core{Settings{.kept_after_end = 10 * kDay}, entropy};
  std::int64_t now = 5 * kMinute;
  const std::int64_t wall = 1'000 * kDay;
  const auto forgotten = [&](std::int64_t passing) {
    std::vector<RoomId> rooms;
    for (const std::int64_t until = now + passing; now < until; now += kMinute) {
      for (const Output& each : core.step({}, {now, wall + now})) {
        if (const auto* forget = std::get_if<Forget>(&each)) rooms.push_back(forget->room);
      }
    }
    return rooms;
  };
  core.leave_out(5, wall - 4 * kDay, {now, wall + now});
  core.leave_out(6, wall - 400 * kDay, {now, wall + now});
  EXPECT_TRUE(forgotten(kHour - kMinute).empty()) << "the wall clock may be wrong";
  EXPECT_EQ(forgotten(2 * kMinute), std::vector<RoomId>{6});
  EXPECT_TRUE(forgotten(6 * kDay - 2 * kHour).empty());
  EXPECT_EQ(forgotten(2 * kHour), std::vector<RoomId>{5});
}

TEST(Keeping, ALobbyInWhichNothingWasPlayedIsForgottenAfterAnHour) {
  Kept room{30};
  gather(room.world, "gorod", 3, 5);
  room.world.pass(2000);
  room.everybody_leaves();
  room.world.pass(kHour - kMinute);
  EXPECT_TRUE(room.is_there());
  room.world.pass(2 * kMinute);
  EXPECT_FALSE(room.is_there());
}

TEST(Keeping, AtOnceMeansWhenAllHaveGone) {
  Kept room{0};
  room.play_a_game();
  room.everybody_leaves();
  room.world.connect(1);
  room.world.pass(10'000);
  EXPECT_TRUE(room.is_there());
  room.everybody_leaves();
  room.world.pass(kMinute / 2);
  EXPECT_TRUE(room.is_there());
  room.world.pass(kMinute);
  EXPECT_FALSE(room.is_there());
}

TEST(Keeping, AGameThatIsNotOverMayGoOnTomorrow) {
  Kept room{0};
  sit_down(room.world, "gorod", 3, 5);
  room.world.command(0, object{{"do", "pause"}, {"paused", true}});
  room.world.pass(3000);
  room.everybody_leaves();
  room.world.pass(kDay - kMinute);
  EXPECT_TRUE(room.is_there());
  room.world.pass(2 * kMinute);
  EXPECT_FALSE(room.is_there());
}

TEST(Keeping, AClockThatIsWrongForgetsNobody) {
  Kept room{2};
  room.play_a_game();
  room.everybody_leaves();
  room.world.pass(kDay);
  room.world.shift_wall(3650 * kDay);
  room.world.pass(kHour);
  EXPECT_TRUE(room.is_there());
  room.world.crash();  // and is restored by that clock
  room.world.pass(kHour / 2);
  EXPECT_TRUE(room.is_there());
  room.world.connect(0);
  EXPECT_TRUE(room.world.guest(0).device.attached());
  room.everybody_leaves();
  room.world.pass(kDay);
  EXPECT_TRUE(room.is_there());
}

TEST(Keeping, ARestartDoesNotBeginAnew) {
  Kept room{2};
  room.play_a_game();
  room.everybody_leaves();
  room.world.pass(kDay);
  room.world.crash();
  room.world.pass(kDay - kHour);
  EXPECT_TRUE(room.is_there());
  room.world.pass(2 * kHour);
  EXPECT_FALSE(room.is_there());
}

TEST(Keeping, FinishedGamesAreGivenAndNoOthers) {
  Kept room{2};
  room.play_a_game();
  room.world.connect(0);
  room.world.command(0, object{{"do", "again"}});
  room.world.command(0, object{{"do", "start"}});
  room.world.pass(20'000);
  Rows rows = room.world.disk().rooms().front();
  const auto games = finished_games(rows);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].number, 1);
  EXPECT_NE(games[0].record.find("rulebook gorod"), std::string::npos);
  EXPECT_NE(games[0].transcript.find("\"fingerprint\""), std::string::npos) << games[0].transcript;
  EXPECT_TRUE(games[0].name().ends_with("-" + room.world.guest(0).device.code() + "-1"));
  rows.rows[3].body = "{}";
  EXPECT_TRUE(finished_games(rows).empty());
}

}  // namespace
}  // namespace omerta::server
