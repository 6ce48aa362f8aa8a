// Rooms: who may do what before, between and after games.
#include <gtest/gtest.h>

#include "server/room/action.h"
#include "server/room/limits.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;

class Rooms : public testing::Test {
 protected:
  Rooms() { sit_down(world, "gorod", 3, 5); }

  std::string refusal(std::size_t guest, const object& action) {
    const std::string id = world.command(guest, action);
    world.pass(1500);
    const auto& outcome = world.guest(guest).device.outcome(id);
    return outcome ? outcome->why : "nothing came";
  }
  const client::json::object& room() { return world.guest(0).device.room(); }

  World world{3};
};

TEST_F(Rooms, OnlyTheHostChangesTheRoom) {
  EXPECT_EQ(refusal(1, object{{"do", "lock"}, {"locked", true}}), "not-allowed");
  EXPECT_EQ(refusal(1, object{{"do", "pause"}, {"paused", true}}), "not-allowed");
  EXPECT_EQ(refusal(1, object{{"do", "entrust"}, {"place", 2}}), "not-allowed");
  EXPECT_EQ(refusal(0, object{{"do", "entrust"}, {"place", 2}}), "");
  EXPECT_EQ(room().at("host").as_int64(), 2);
  EXPECT_EQ(refusal(0, object{{"do", "lock"}, {"locked", true}}), "not-allowed");
  EXPECT_EQ(refusal(1, object{{"do", "lock"}, {"locked", true}}), "");
}

TEST_F(Rooms, TheServersOwnActionsAreNobodyElses) {
  for (const char* what : {"open", "play", "tap2", "start2"}) {
    EXPECT_NE(refusal(0, object{{"do", what}}), "") << what;
  }
  EXPECT_EQ(refusal(0, object{{"do", "move"}, {"place", 2}, {"device", std::string(64, 'a')}}),
            "not-allowed");
}

TEST_F(Rooms, ALockedRoomAnswersLikeNone) {
  ASSERT_EQ(refusal(0, object{{"do", "lock"}, {"locked", true}}), "");
  const std::size_t late = world.add_guest();
  world.connect(late);
  for (const std::string& code : {world.guest(0).device.code(), std::string{"ZZZZZZ"}}) {
    world.send(late, client::json::serialize(object{
                         {"t", "join"}, {"code", code}, {"kind", "watcher"}, {"name", "Late"}}));
    EXPECT_EQ(world.guest(late).device.refused(), "no-room");
  }
}

TEST_F(Rooms, APlaceMovesToAnotherPhone) {
  ASSERT_EQ(refusal(1, object{{"do", "move-away"}}), "");
  const std::string digits = world.guest(1).device.move_digits();
  ASSERT_EQ(digits.size(), 6U);
  const std::size_t other = world.add_guest();
  world.connect(other);
  const auto take = [&](const std::string& with) {
    world.send(other,
               client::json::serialize(object{
                   {"t", "take-over"}, {"code", world.guest(0).device.code()}, {"digits", with}}));
  };
  take("000000");
  EXPECT_EQ(world.guest(other).device.refused(), "no-room");
  take(digits);
  ASSERT_TRUE(world.guest(other).device.placed());
  world.send(other, world.guest(other).device.hello());
  EXPECT_EQ(world.guest(other).device.own(), world.guest(1).device.own());
  ASSERT_FALSE(world.guest(1).closed.empty());
  EXPECT_EQ(world.guest(1).closed.back(), Closing::replaced);
  world.connect(1);  // the old phone is no longer this place's
  EXPECT_EQ(world.guest(1).closed.back(), Closing::not_yours);
}

// Digits are for the phone that may take the place, and one that may not does not use them up.
TEST_F(Rooms, DigitsAreNotUsedUpByWhoMayNotTakeThePlace) {
  ASSERT_TRUE(play_on(world, 5000));
  const std::size_t greedy = world.add_guest();
  world.connect(greedy);
  const auto send = [&](std::size_t guest, object frame) {
    frame["code"] = world.guest(0).device.code();
    world.send(guest, client::json::serialize(frame));
  };
  for (std::size_t i = 0; i < kPlacesOfDevice; ++i) {
    send(greedy,
         {{"t", "join"}, {"kind", "watcher"}, {"name", "Watcher " + std::string(1 + i, 'o')}});
    ASSERT_TRUE(world.guest(greedy).device.placed());
  }
  ASSERT_EQ(refusal(1, object{{"do", "move-away"}}), "");
  const object take{{"t", "take-over"}, {"digits", world.guest(1).device.move_digits()}};
  send(greedy, take);
  EXPECT_EQ(world.guest(greedy).device.refused(), "full");
  const std::size_t other = world.add_guest();
  world.connect(other);
  send(other, take);
  EXPECT_TRUE(world.guest(other).device.placed());
  const std::size_t late = world.add_guest();
  world.connect(late);
  send(late, take);
  EXPECT_EQ(world.guest(late).device.refused(), "no-room") << "once is enough";
}

// A watcher asks for digits and goes: nobody can take a place that is no more.
TEST_F(Rooms, APlaceThatWasLeftCannotBeTakenOver) {
  ASSERT_TRUE(play_on(world, 5000));
  const auto join = [&](const std::string& name) {
    const std::size_t guest = world.add_guest();
    world.connect(guest);
    const std::string code = world.guest(0).device.code();
    world.send(guest, client::json::serialize(object{
                          {"t", "join"}, {"code", code}, {"kind", "watcher"}, {"name", name}}));
    world.send(guest, world.guest(guest).device.hello());
    return guest;
  };
  const std::size_t watcher = join("Watcher");
  ASSERT_EQ(refusal(watcher, object{{"do", "move-away"}}), "");
  const std::string digits = world.guest(watcher).device.move_digits();
  ASSERT_EQ(digits.size(), 6U);
  const auto place = world.guest(watcher).device.place();
  world.guest(watcher).stays_away = true;
  world.command(watcher, object{{"do", "leave"}, {"place", place}});
  world.pass(2000);
  const std::size_t other = world.add_guest();
  world.connect(other);
  world.send(other,
             client::json::serialize(object{
                 {"t", "take-over"}, {"code", world.guest(0).device.code()}, {"digits", digits}}));
  EXPECT_FALSE(world.guest(other).device.placed());
  EXPECT_EQ(world.guest(other).device.refused(), "no-room");
  EXPECT_EQ(refusal(0, object{{"do", "again"}}), "") << "and the others play on";
}

TEST_F(Rooms, AfterTheGameThereIsARecordAndAnotherGame) {
  EXPECT_EQ(refusal(1, object{{"do", "fetch"}, {"what", "record"}}), "not-now");
  ASSERT_TRUE(play_on(world, 5000));
  EXPECT_EQ(refusal(1, object{{"do", "fetch"}, {"what", "record"}}), "");
  EXPECT_NE(world.guest(1).device.record().find("rulebook gorod"), std::string::npos);
  EXPECT_EQ(refusal(1, object{{"do", "again"}}), "not-allowed");
  EXPECT_EQ(refusal(0, object{{"do", "again"}}), "");
  EXPECT_EQ(room().at("stage").as_string(), "lobby");
  EXPECT_EQ(refusal(0, object{{"do", "start"}}), "");
  EXPECT_EQ(room().at("stage").as_string(), "game");
  world.pass(3000);
  EXPECT_FALSE(world.guest(1).device.own().at("hand").as_array().empty());
  EXPECT_TRUE(play_on(world, 5000));
}

// GOR-MODERATOR-8  By the host alone, at any hour; the card stays covered, and the game goes on.
TEST_F(Rooms, SomebodyWhoHasToLeaveIsWithdrawn) {
  const auto leaving = room().at("order").as_array().at(2).to_number<int>();
  EXPECT_EQ(refusal(1, object{{"do", "withdraw"}, {"place", leaving}}), "not-allowed");
  EXPECT_EQ(refusal(0, object{{"do", "withdraw"}, {"place", 999}}), "not-allowed");
  world.pass(5000);
  EXPECT_EQ(refusal(0, object{{"do", "withdraw"}, {"place", leaving}}), "");
  world.pass(3000);
  const auto& seat = world.guest(1).device.open().at("circle").as_array().at(2).as_object();
  EXPECT_FALSE(seat.at("in-play").as_bool());
  EXPECT_EQ(refusal(0, object{{"do", "withdraw"}, {"place", leaving}}), "not-now");
  EXPECT_TRUE(play_on(world, 5000));
}

// SPY-GM-3; mrakoszlap has no such rule.
TEST(Withdrawal, IsAsTheRulebookHasIt) {
  for (const std::string rulebook : {"spytown", "mrakoszlap"}) {
    World world{3};
    sit_down(world, rulebook, 3, 5);
    const bool may = world.guest(0).device.room().at("withdraws").as_bool();
    EXPECT_EQ(may, rulebook == "spytown");
    const std::string id = world.command(0, object{{"do", "withdraw"}, {"place", 2}});
    world.pass(3000);
    ASSERT_TRUE(world.guest(0).device.outcome(id).has_value());
    EXPECT_EQ(world.guest(0).device.outcome(id)->why, may ? "" : "not-allowed");
    EXPECT_TRUE(play_on(world, 5000)) << rulebook;
  }
}

// What would show who was quick is chosen before a game, or for the next one.
TEST_F(Rooms, HowLongOneWaitsIsChosenBeforeAGame) {
  const auto arrange = [&](const char* waiting, bool talk) {
    const object manners{{"absence", "wait"},
                         {"waiting", waiting},
                         {"pace", 100},
                         {"talk", talk},
                         {"level", "detective"}};
    return refusal(0, object{{"do", "arrange"}, {"manners", manners}});
  };
  EXPECT_EQ(arrange("none", true), "game-is-on");
  EXPECT_EQ(arrange("taps", true), "game-is-on");
  EXPECT_EQ(arrange("usual", false), "");
  ASSERT_TRUE(play_on(world, 5000));
  EXPECT_EQ(arrange("none", true), "");
}

// Nobody can be taken for the moderator, for the server or for a side.
TEST_F(Rooms, SomeNamesAreNobodys) {
  ASSERT_TRUE(play_on(world, 5000));
  const std::size_t late = world.add_guest();
  world.connect(late);
  for (const char* name : {"Moderator", "m\u043ederator", "SERVER", "Мафия", "Ведущий", "Serwer"}) {
    world.send(late, client::json::serialize(object{{"t", "join"},
                                                    {"code", world.guest(0).device.code()},
                                                    {"kind", "watcher"},
                                                    {"name", name}}));
    EXPECT_FALSE(world.guest(late).device.placed()) << name;
  }
  EXPECT_EQ(world.guest(late).device.refused(), "name-reserved");
  EXPECT_EQ(refusal(0, object{{"do", "rename"}, {"place", 2}, {"name", "Mafie"}}), "name-reserved");
}

// Each row says what the room came to; whoever comes to something else must not go on with it.
TEST_F(Rooms, ALogThatComesToSomethingElseIsLeftAlone) {
  ASSERT_EQ(refusal(0, object{{"do", "lock"}, {"locked", true}}), "");
  const Rows rows = world.disk().rooms().front();
  const auto comes_back = [&](const Rows& log) {
    SeededEntropy entropy{1};
    Core core{Settings{}, entropy};
    return core.restore(log.room, log.code, log.rows, {0, 0});
  };
  EXPECT_TRUE(comes_back(rows));
  Rows other = rows;
  std::string& body = other.rows.back().body;
  char& digit = body[body.size() - 3];
  digit = digit == '0' ? '1' : '0';
  EXPECT_FALSE(comes_back(other));
  body.erase(body.size() - kChecksumBytes - 1, kChecksumBytes);  // as it was written before
  EXPECT_TRUE(comes_back(other));
}

TEST_F(Rooms, CommandsAreCounted) {
  const Figures before = world.core().figures();
  EXPECT_EQ(refusal(0, object{{"do", "lock"}, {"locked", true}}), "");
  EXPECT_EQ(refusal(1, object{{"do", "lock"}, {"locked", true}}), "not-allowed");
  const Figures after = world.core().figures();
  EXPECT_EQ(after.commands, before.commands + 1);
  EXPECT_EQ(after.refused, before.refused + 1);
}

TEST_F(Rooms, TheTimeCanBeStopped) {
  EXPECT_EQ(refusal(0, object{{"do", "pause"}, {"paused", true}}), "");
  const std::uint64_t before = world.guest(0).device.open_stream().count;
  world.pass(600'000);
  EXPECT_EQ(world.guest(0).device.open_stream().count, before);
}

}  // namespace
}  // namespace omerta::server
