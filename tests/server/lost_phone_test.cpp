// Phones that are lost: the evening goes on without them, and their places move to others.
#include <gtest/gtest.h>

#include "server/room/limits.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;

class LostPhone : public testing::TestWithParam<const char*> {
 protected:
  void sit(bool play) {
    play ? sit_down(world, GetParam(), 4, 4) : gather(world, GetParam(), 4, 4);
  }
  void lose(std::size_t guest) {
    world.guest(guest).stays_away = true;
    world.disconnect(guest);
  }
  // Everybody else is there, and the time passes.
  void pass_for(std::int64_t milliseconds) {
    for (std::int64_t left = milliseconds; left > 0; left -= 3000) {
      for (std::size_t i = 0; i < world.guests(); ++i) {
        const Guest& guest = world.guest(i);
        if (guest.connection == 0) continue;
        world.send(i, client::Device::idle_beat(1));
      }
      world.pass(std::min<std::int64_t>(left, 3000));
    }
  }
  std::string refusal(std::size_t guest, const object& action) {
    const std::string id = world.command(guest, action);
    world.pass(2500);
    const auto& outcome = world.guest(guest).device.outcome(id);
    return outcome ? outcome->why : "nothing came";
  }
  const object& room() { return world.guest(1).device.room(); }
  std::int64_t moved(std::size_t guest) {
    for (const auto& place : room().at("places").as_array()) {
      if (place.at("place").to_number<std::uint64_t>() == world.guest(guest).device.place()) {
        return place.at("moved").as_int64();
      }
    }
    return -1;
  }
  std::size_t take_over(const std::string& digits) {
    const std::size_t other = world.add_guest();
    world.connect(other);
    world.send(other, client::json::serialize(object{{"t", "take-over"},
                                                     {"code", world.guest(1).device.code()},
                                                     {"digits", digits}}));
    if (world.guest(other).device.placed()) world.send(other, world.guest(other).device.hello());
    return other;
  }

  World world{9};
};

TEST_P(LostPhone, OfTheHostEndsNobodysEvening) {
  sit(true);
  const object be_host{{"do", "be-host"}};
  EXPECT_EQ(refusal(1, be_host), "is-there");
  lose(0);
  EXPECT_EQ(refusal(1, be_host), "is-there") << "he may come back at once";
  pass_for(kLostAfter);
  EXPECT_EQ(refusal(1, be_host), "");
  EXPECT_EQ(room().at("host").to_number<std::uint64_t>(), world.guest(1).device.place());
  EXPECT_EQ(refusal(2, be_host), "is-there");
  EXPECT_EQ(refusal(1, object{{"do", "stand-in"}, {"place", 1}, {"bot", true}}), "");
  const auto over = [&] { return room().at("stage").as_string() == "over"; };
  for (int beats = 0; beats < 6000 && !over(); ++beats) play_on(world, 1);
  EXPECT_TRUE(over());
}

TEST_P(LostPhone, OfTheHostIsLostAfterARestart) {
  sit(true);
  lose(0);
  world.crash();
  for (std::size_t i = 1; i < 4; ++i) world.connect(i);
  EXPECT_EQ(refusal(1, object{{"do", "be-host"}}), "is-there");
  pass_for(kLostAfter);
  EXPECT_EQ(refusal(1, object{{"do", "be-host"}}), "");
}

TEST_P(LostPhone, DoesNotMakeAWatcherHost) {
  sit(false);
  const std::size_t watcher = world.add_guest();
  world.connect(watcher);
  world.send(watcher, client::json::serialize(object{{"t", "join"},
                                                     {"code", world.guest(1).device.code()},
                                                     {"kind", "watcher"},
                                                     {"name", "Watcher"}}));
  world.send(watcher, world.guest(watcher).device.hello());
  ASSERT_EQ(refusal(0, object{{"do", "start"}}), "");
  lose(0);
  pass_for(kLostAfter + 3000);
  EXPECT_EQ(refusal(watcher, object{{"do", "be-host"}}), "not-allowed");
}

TEST_P(LostPhone, IsReplacedByTheHostForAllToSee) {
  sit(true);
  pass_for(6000);  // until it has its card
  const auto place = world.guest(2).device.place();
  const object asked{{"do", "move-away"}, {"place", place}};
  EXPECT_EQ(refusal(0, asked), "is-there");
  lose(2);
  pass_for(kLostAfter);
  EXPECT_EQ(refusal(1, asked), "not-allowed");
  ASSERT_EQ(refusal(0, asked), "");
  ASSERT_EQ(world.guest(0).device.move_digits().size(), 6U);
  EXPECT_EQ(moved(2), 0);
  const std::size_t other = take_over(world.guest(0).device.move_digits());
  ASSERT_TRUE(world.guest(other).device.attached());
  EXPECT_EQ(world.guest(other).device.seat(), world.guest(2).device.seat());
  pass_for(3000);
  EXPECT_EQ(moved(2), 1);
  world.connect(2);
  EXPECT_EQ(world.guest(2).closed.back(), Closing::not_yours);
}

// GOR-MODERATOR-8  Where the room has chosen so, whoever is away by day is withdrawn; else nobody.
TEST_P(LostPhone, IsWithdrawnWhereTheRoomHasChosenSo) {
  gather(world, GetParam(), 4, 4);
  const object manners{{"absence", "withdrawal"},
                       {"waiting", "usual"},
                       {"pace", 100},
                       {"talk", true},
                       {"level", "detective"}};
  ASSERT_EQ(refusal(0, object{{"do", "arrange"}, {"manners", manners}}), "");
  world.command(0, object{{"do", "start"}});
  pass_for(6000);
  lose(2);
  const bool has_rule = room().at("withdraws").as_bool();
  const auto over = [&] { return room().at("stage").as_string() == "over"; };
  bool withdrawn = false;
  for (int beats = 0; beats < 4000 && !over(); ++beats) {
    play_on(world, 1);
    for (const auto& entry : world.guest(1).device.open_stream().entries) {
      const std::string text = client::json::serialize(entry);
      withdrawn = withdrawn || text.find("withdr") != std::string::npos;
    }
    if (withdrawn) break;
  }
  EXPECT_EQ(withdrawn, has_rule);
}

// Everybody is warned at once, ten seconds before the time is over.
TEST_P(LostPhone, NobodyIsSurprisedByTheClock) {
  gather(world, GetParam(), 4, 4);
  const object manners{{"absence", "clock"},
                       {"waiting", "usual"},
                       {"pace", 100},
                       {"talk", true},
                       {"level", "detective"}};
  ASSERT_EQ(refusal(0, object{{"do", "arrange"}, {"manners", manners}}), "");
  world.command(0, object{{"do", "start"}});
  pass_for(180'000);
  int warnings = 0;
  for (const std::string& frame : world.guest(1).received) {
    if (!frame.starts_with(R"({"t":"ev")")) continue;
    const auto clock = client::json::parse(frame).at("clock");
    if (clock.is_null() || clock.at("left").as_int64() == clock.at("of").as_int64()) continue;
    if (clock.at("left").as_int64() == kWarning) ++warnings;
  }
  EXPECT_GT(warnings, 0);
}

TEST_P(LostPhone, IsReplacedInTheLobbyToo) {
  sit(false);
  ASSERT_EQ(refusal(1, object{{"do", "move-away"}}), "");
  const std::size_t other = take_over(world.guest(1).device.move_digits());
  EXPECT_TRUE(world.guest(other).device.attached());
}

// From the moment on at which the place is another's, also where that one has not said hello yet.
TEST_P(LostPhone, SeesNothingMoreOfAPlaceThatHasMoved) {
  sit(true);
  pass_for(6000);
  ASSERT_EQ(refusal(2, object{{"do", "move-away"}}), "");
  world.guest(2).stays_away = true;
  const std::size_t other = world.add_guest();
  world.connect(other);
  const std::size_t seen = world.guest(2).received.size();
  world.send(other,
             client::json::serialize(object{{"t", "take-over"},
                                            {"code", world.guest(1).device.code()},
                                            {"digits", world.guest(2).device.move_digits()}}));
  ASSERT_TRUE(world.guest(other).device.placed());
  ASSERT_FALSE(world.guest(2).closed.empty());
  EXPECT_EQ(world.guest(2).closed.back(), Closing::replaced);
  pass_for(4000);
  EXPECT_EQ(world.guest(2).received.size(), seen);
  world.send(other, world.guest(other).device.hello());
  pass_for(1000);
  EXPECT_TRUE(world.guest(other).device.attached());
  EXPECT_EQ(world.guest(other).device.seat(), world.guest(2).device.seat());
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, LostPhone, testing::Values("gorod", "mrakoszlap"));

}  // namespace
}  // namespace omerta::server
