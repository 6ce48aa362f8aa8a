// Whom the table waits for, as everybody sees it, and the host's nudge.
#include <gtest/gtest.h>

#include <algorithm>

#include "server/room/limits.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

namespace json = client::json;
using json::object;

class RoomWaits : public testing::TestWithParam<const char*> {
 protected:
  RoomWaits() { sit_down(world, GetParam(), 3, 5); }

  std::string refusal(std::size_t guest, const object& action) {
    const std::string id = world.command(guest, action);
    world.pass(4000);  // by night two beats
    const auto& outcome = world.guest(guest).device.outcome(id);
    return outcome ? outcome->why : "nothing came";
  }
  std::string nudge(std::size_t guest, int seat) {
    const auto place =
        world.guest(0).device.room().at("order").as_array().at(static_cast<std::size_t>(seat));
    return refusal(guest, object{{"do", "nudge"}, {"place", place}});
  }
  std::vector<int> waits(std::size_t guest = 0) {
    std::vector<int> all;
    const json::object& open = world.guest(guest).device.open();
    if (!open.contains("waits")) return all;
    for (const auto& each : open.at("waits").as_array()) all.push_back(each.to_number<int>());
    return all;
  }
  std::string hour() { return world.guest(0).device.open().at("hour").as_string().c_str(); }
  bool until(const std::string& wanted) {
    for (int beats = 0; beats < 6000 && hour() != wanted; ++beats) play_on(world, 1);
    return hour() == wanted;
  }
  std::vector<json::value> nudged(std::size_t guest) {
    std::vector<json::value> all;
    for (const json::value& each : world.guest(guest).device.open_stream().entries) {
      if (each.as_object().contains("nudged")) all.push_back(each.at("nudged"));
    }
    return all;
  }

  World world{11};
};

TEST_P(RoomWaits, AreNobodyByNightAndPeopleByDay) {
  ASSERT_TRUE(until("night"));
  EXPECT_TRUE(waits().empty());
  EXPECT_EQ(nudge(0, 1), "not-now") << "by night nobody is waited for";
  ASSERT_TRUE(until("day"));
  bool seen = false;
  for (int beats = 0; beats < 200 && hour() == "day"; ++beats) {
    EXPECT_EQ(waits(0), waits(1)) << "everybody sees the same";
    for (int seat : waits()) EXPECT_LT(seat, 3) << "bots are not waited for";
    seen = seen || !waits().empty();
    play_on(world, 1);
  }
  EXPECT_TRUE(seen);
}

TEST_P(RoomWaits, ShrinkAsPeopleTouch) {
  ASSERT_EQ(waits().size(), 3U) << "everybody has a card to look at";
  EXPECT_EQ(refusal(1, object{{"do", "tap"}}), "");
  bool shrunk = false;
  for (int beats = 0; beats < 200 && !shrunk; ++beats) {
    const std::size_t before = waits().size();
    play_on(world, 1);
    shrunk = waits().size() < before && !waits().empty();
  }
  EXPECT_TRUE(shrunk);
}

TEST_P(RoomWaits, ANudgeIsHeardByAllAsAMessage) {
  ASSERT_FALSE(waits().empty());
  const int seat = waits().back();
  EXPECT_EQ(nudge(1, seat), "not-allowed") << "the host's";
  ASSERT_EQ(nudge(0, seat), "");
  const auto heard = nudged(1);
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(heard[0].at("text").at("key").as_string(), "room.nudge");
  EXPECT_EQ(heard[0].at("text").at("args").at("who").at("seat").to_number<int>(), seat);
  EXPECT_EQ(nudged(2), heard);
  EXPECT_EQ(nudge(0, 4), "not-allowed") << "a bot";
  world.crash();
  world.pass(3000);
  EXPECT_EQ(nudged(1), heard);
}

TEST_P(RoomWaits, NobodyIsNudgedWithoutEnd) {
  ASSERT_FALSE(waits().empty());
  const int seat = waits().back();
  std::string last;
  for (int times = 0; times <= kMostNudges && last.empty(); ++times) last = nudge(0, seat);
  EXPECT_EQ(last, "not-now");
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, RoomWaits, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::server
