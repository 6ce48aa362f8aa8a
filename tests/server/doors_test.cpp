// The doors of a game that is on: nobody who is out says anything to the living by who comes in,
// goes out or takes another phone.
#include <gtest/gtest.h>

#include <memory>

#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;

class Doors : public testing::Test {
 protected:
  std::string refusal(std::size_t guest, const object& action) {
    const std::string id = world->command(guest, action);
    world->pass(2500);
    const auto& outcome = world->guest(guest).device.outcome(id);
    return outcome ? outcome->why : "nothing came";
  }
  std::string join(const std::string& name) {
    const std::size_t guest = world->add_guest();
    world->connect(guest);
    world->send(guest, client::json::serialize(object{{"t", "join"},
                                                      {"code", world->guest(0).device.code()},
                                                      {"kind", "watcher"},
                                                      {"name", name}}));
    const client::Device& device = world->guest(guest).device;
    if (!device.placed()) return device.refused();
    world->send(guest, device.hello());
    return "";
  }
  std::string take_over(std::size_t place_of, const std::string& digits) {
    const std::size_t other = world->add_guest();
    world->guest(place_of).stays_away = true;
    world->connect(other);
    world->send(other, client::json::serialize(object{{"t", "take-over"},
                                                      {"code", world->guest(0).device.code()},
                                                      {"digits", digits}}));
    const client::Device& device = world->guest(other).device;
    if (!device.placed()) return device.refused();
    world->send(other, device.hello());
    return "";
  }
  void move(std::size_t guest) {
    ASSERT_EQ(refusal(guest, object{{"do", "move-away"}}), "");
    ASSERT_EQ(take_over(guest, world->guest(guest).device.move_digits()), "");
    world->pass(2500);
  }
  const object& room() { return world->guest(0).device.room(); }
  const object& place_of(std::size_t guest) {
    for (const auto& each : room().at("places").as_array()) {
      const auto number = each.at("place").to_number<std::uint64_t>();
      if (number == world->guest(guest).device.place()) return each.as_object();
    }
    throw std::runtime_error("no such place");
  }
  std::int64_t moved(std::size_t guest) { return place_of(guest).at("moved").as_int64(); }
  bool is_in_play(std::size_t guest) {
    const auto& circle = world->guest(0).device.open().at("circle").as_array();
    return circle.at(*world->guest(guest).device.seat()).at("in-play").as_bool();
  }
  bool is_over() { return room().at("stage").as_string() == "over"; }
  std::string_view hour() { return world->guest(0).device.open().at("hour").as_string(); }
  void play_until(std::string_view wanted) {
    for (int beat = 0; beat < 2000 && hour() != wanted && !is_over(); ++beat) play_on(*world, 1);
    ASSERT_EQ(hour(), wanted);
  }

  std::unique_ptr<World> world = std::make_unique<World>(3);
};

TEST_F(Doors, AreLockedFromTheDealToTheEnd) {
  gather(*world, "gorod", 3, 5);
  EXPECT_FALSE(room().at("locked").as_bool());
  ASSERT_EQ(refusal(0, object{{"do", "start"}}), "");
  EXPECT_TRUE(room().at("locked").as_bool());
  EXPECT_EQ(join("It was Ben"), "no-room") << "as of a room that does not exist";
  ASSERT_TRUE(play_on(*world, 5000));
  EXPECT_FALSE(room().at("locked").as_bool());
  EXPECT_EQ(join("Late"), "");
  ASSERT_EQ(refusal(0, object{{"do", "again"}}), "");
  EXPECT_EQ(join("Later"), "") << "a rematch is as open as the first game was";
}

TEST_F(Doors, AreOpenedByTheHostAloneAndByDay) {
  sit_down(*world, "gorod", 3, 5);
  const object open{{"do", "lock"}, {"locked", false}};
  EXPECT_EQ(refusal(1, open), "not-allowed");
  EXPECT_EQ(refusal(0, open), "");
  play_until("night");
  EXPECT_EQ(join("Wall"), "later");
  play_until("day");
  EXPECT_EQ(join("Wall"), "");
  EXPECT_EQ(refusal(0, object{{"do", "lock"}, {"locked", true}}), "");
  EXPECT_EQ(join("Other"), "no-room");
}

TEST_F(Doors, NobodyLeavesByNight) {
  gather(*world, "gorod", 3, 5);
  ASSERT_EQ(join("Wanda"), "");
  const std::size_t wanda = world->guests() - 1;
  ASSERT_EQ(refusal(0, object{{"do", "start"}}), "");
  play_until("night");
  const object leave{{"do", "leave"}, {"place", world->guest(wanda).device.place()}};
  EXPECT_EQ(refusal(wanda, leave), "later");
  play_until("day");
  world->guest(wanda).stays_away = true;
  world->command(wanda, leave);
  world->pass(2500);
  EXPECT_THROW(place_of(wanda), std::runtime_error);
}

TEST_F(Doors, APlaceThatMovesByNightIsShownByDay) {
  sit_down(*world, "gorod", 3, 5);
  play_until("night");
  move(1);
  ASSERT_EQ(hour(), "night");
  EXPECT_EQ(moved(1), 0);
  play_until("day");
  EXPECT_EQ(moved(1), 1);
}

// Again and again, and it is a word to the living.
TEST_F(Doors, APlaceThatIsOutIsShownToHaveMovedWhenItIsOver) {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    world = std::make_unique<World>(seed);
    sit_down(*world, "gorod", 4, 4);
    play_on(*world, 1);
    for (int beat = 0; beat < 2000 && is_in_play(1) && !is_over(); ++beat) play_on(*world, 1);
    if (is_over() || !is_in_play(0)) continue;
    move(1);
    if (is_over()) continue;
    EXPECT_EQ(moved(1), 0);
    world->crash();
    for (const std::size_t each : {0U, 2U, 3U, 4U}) world->connect(each);
    EXPECT_EQ(moved(1), 0) << "nor by a server that has just started";
    for (int beat = 0; beat < 3000 && !is_over(); ++beat) play_on(*world, 1);
    EXPECT_EQ(moved(1), 1);
    return;
  }
  FAIL() << "nobody died in time";
}

}  // namespace
}  // namespace omerta::server
