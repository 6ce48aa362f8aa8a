// What one device, one address and one seat may take of a server that others want to play on, too.
#include <gtest/gtest.h>

#include <limits>

#include "server/room/limits.h"
#include "tests/server/secrets/side.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

std::string json_string(const std::string& text) {
  return client::json::serialize(client::json::value(text));
}

class Quotas : public testing::Test {
 protected:
  Side side_{random_sitting("gorod", {}, 30)};
};

std::string create_frame() { return R"({"t":"create","kind":"player","name":"Zoe"})"; }

std::string code_in(const std::string& placed) {
  return placed.substr(placed.find("\"code\":") + 8, 6);
}

// One guest cannot keep the others from sitting down.
TEST_F(Quotas, OneDeviceHasSoManyChairs) {
  const Connection greedy = side_.open(device_of(60), "10.1.1.1");
  side_.receive({create_frame()}, greedy);
  const std::string code = code_in(side_.seen_by(greedy).at(0));
  const auto join = [&](Connection who, const std::string& name) {
    side_.receive(
        {R"({"t":"join","code":")" + code + R"(","kind":"player","name":")" + name + "\"}"}, who);
    return side_.seen_by(who).at(0);
  };
  for (const char* name : {"Ann", "Ben", "Cat", "Dan", "Eve"}) {
    EXPECT_TRUE(join(greedy, name).starts_with(R"({"t":"placed")")) << name;
  }
  EXPECT_EQ(join(greedy, "Fay"), R"({"t":"refused","why":"full"})");
  const Connection other = side_.open(device_of(61), "10.1.1.2");
  EXPECT_TRUE(join(other, "Gus").starts_with(R"({"t":"placed")"));
}

// Who comes and goes is for all to see: a few more than a whole table at once, then one a second.
TEST_F(Quotas, ARoomIsJoinedSoOften) {
  const Connection host = side_.open(device_of(60), "10.1.1.1");
  side_.receive({create_frame()}, host);
  const std::string code = code_in(side_.seen_by(host).at(0));
  PlaceId device = 100;
  const auto churn = [&](const std::string& address) {  // comes in and leaves
    const Connection stranger = side_.open(device_of(device), address);
    side_.receive({R"({"t":"join","code":")" + code + R"(","kind":"watcher","name":"Z)" +
                   std::to_string(device) + "\"}"},
                  stranger);
    ++device;
    const std::string placed = side_.seen_by(stranger).at(0);
    if (!placed.starts_with(R"({"t":"placed")")) return placed;
    const std::string room = placed.substr(placed.find("\"room\":") + 8, 16);
    const std::string place = placed.substr(placed.find("\"place\":") + 8);
    const std::string number = place.substr(0, place.find('}'));
    side_.receive(
        {R"({"t":"hello","room":")" + room + R"(","place":)" + number + R"(,"have":null})",
         command_frame(id_of({9, device}), R"({"do":"leave","place":)" + number + '}')},
        stranger);
    return std::string{};
  };
  int joined = 0;
  while (joined < 100 && churn("10.2.0." + std::to_string(joined)).empty()) ++joined;
  EXPECT_EQ(joined, kJoinsAtOnce - 2);  // the host was one of them, and the room another
  EXPECT_EQ(churn("10.3.0.1"), R"({"t":"refused","why":"later"})");
  side_.pass(1'000 / kJoinsASecond);
  EXPECT_EQ(churn("10.3.0.1"), "");
  EXPECT_EQ(churn("10.3.0.1"), R"({"t":"refused","why":"later"})");
  const Connection elsewhere = side_.open(device_of(61), "10.1.1.2");
  side_.receive({create_frame()}, elsewhere);
  EXPECT_TRUE(side_.seen_by(elsewhere).at(0).starts_with(R"({"t":"placed")"));
}

// Nobody is given the number of a place that was another's: when all are used up, nobody comes.
TEST(Numbers, RunOut) {
  Room room;
  ASSERT_EQ(room.apply({kNoPlace, Open{"ABCDEF"}}), kDone);
  ASSERT_EQ(room.apply({kNoPlace, Join{PlaceKind::table, "Wall", {}}}), kDone);
  const Row join{kNoPlace, Join{PlaceKind::watcher, "Zoe", {}}};
  PlaceId last = 1;
  while (room.apply(join).empty()) {
    ASSERT_GT(room.places().rbegin()->first, last);
    last = room.places().rbegin()->first;
    ASSERT_EQ(room.apply({last, Leave{last}}), kDone);
  }
  EXPECT_EQ(last, std::numeric_limits<PlaceId>::max());
  EXPECT_EQ(room.apply(join), "full");
}

// What one household has of IPv6 is one address to whoever guesses codes and opens rooms.
TEST_F(Quotas, AHouseholdIsOneAddress) {
  const auto guess = [&](const std::string& address) {
    const Connection stranger = side_.open(device_of(99), address);
    side_.receive({R"({"t":"join","code":"AAAAAA","kind":"watcher","name":"Zoe"})"}, stranger);
    return side_.seen_by(stranger).at(0);
  };
  const std::string later = R"({"t":"refused","why":"later"})";
  for (int i = 0; i < kWrongCodesAMinute; ++i) {
    EXPECT_NE(guess("2001:db8:0:" + std::to_string(i) + "::"), later);
  }
  EXPECT_EQ(guess("2001:db8:0:77::"), later);
  EXPECT_EQ(guess("2001:db8::"), later);
  EXPECT_NE(guess("2001:db8:1:77::"), later);
  EXPECT_NE(guess("2001:db9::"), later);
  const auto create = [&](PlaceId device, const std::string& address) {
    const Connection stranger = side_.open(device_of(device), address);
    side_.receive({create_frame()}, stranger);
    return side_.seen_by(stranger).at(0);
  };
  for (int i = 0; i < kRoomsOfAddress; ++i) {
    create(static_cast<PlaceId>(100 + i), "2001:db8:5:" + std::to_string(i) + "::");
  }
  EXPECT_EQ(create(99, "2001:db8:5:77::"), R"({"t":"refused","why":"full"})");
  EXPECT_TRUE(create(99, "2001:db8:6::").starts_with(R"({"t":"placed")"));
}

TEST_F(Quotas, OneAddressOpensSoManyRooms) {
  const auto create = [&](PlaceId device, const std::string& address) {
    const Connection stranger = side_.open(device_of(device), address);
    side_.receive({create_frame()}, stranger);
    return side_.seen_by(stranger).at(0);
  };
  for (int i = 0; i < kRoomsOfAddress; ++i) {
    EXPECT_TRUE(create(static_cast<PlaceId>(100 + i), "10.1.1.1").starts_with(R"({"t":"placed")"));
  }
  EXPECT_EQ(create(99, "10.1.1.1"), R"({"t":"refused","why":"full"})");
  EXPECT_TRUE(create(99, "10.1.1.2").starts_with(R"({"t":"placed")"));
  side_.pass(kKeptAfterStart + 60'000);  // nobody is there: they are forgotten
  EXPECT_TRUE(create(98, "10.1.1.1").starts_with(R"({"t":"placed")"));
}

// Looking up costs the server work: one address has its share, and others have theirs.
TEST_F(Quotas, OneAddressLooksUpSoMuch) {
  const std::string record = json_string(std::string(60'000, 'x'));
  const auto retell = [&](const std::string& address) {
    const Connection stranger = side_.open(device_of(99), address);
    side_.receive({R"({"t":"retell","text":)" + record + R"(,"as":"public","seat":null})"},
                  stranger);
    return side_.seen_by(stranger).at(0);
  };
  const std::string later = R"({"t":"refused","why":"later"})";
  int taken = 0;
  while (taken < 100 && retell("10.1.1.1") != later) ++taken;
  EXPECT_EQ(taken, kLookedUpAtOnce / 60'000);
  EXPECT_NE(retell("10.1.1.2"), later);
  side_.pass(10'000);
  EXPECT_NE(retell("10.1.1.1"), later);
}

// And what is kept of it on disk.
TEST_F(Quotas, OneAddressWritesSoMuch) {
  const auto choose = [&](PlaceId device, const std::string& address) {
    const Connection stranger = side_.open(device_of(device), address);
    side_.receive({create_frame()}, stranger);
    const std::string placed = side_.seen_by(stranger).at(0);
    const std::string room = placed.substr(placed.find("\"room\":") + 8, 16);
    const std::string role = R"({"name":"x","text":)" + json_string(std::string(10'000, '#')) + '}';
    const std::string chosen =
        R"({"rulebook":"gorod","edition":"","preset":"","options":[],"deck":[],"cards":[],)"
        R"("house":[)" +
        role + ',' + role + "]}";
    side_.receive({R"({"t":"hello","room":")" + room + R"(","place":1,"have":null})"}, stranger);
    for (std::uint64_t i = 0; i < 10; ++i) {
      side_.receive(
          {command_frame(id_of({device, i}), R"({"do":"choose","chosen":)" + chosen + '}')},
          stranger);
    }
    return side_.seen_by(stranger).back();
  };
  const std::size_t rows = side_.rows();
  for (PlaceId device = 100; device < 110; ++device) choose(device, "10.1.1.1");
  EXPECT_NE(choose(120, "10.1.1.1").find(R"("why":"later")"), std::string::npos)
      << choose(121, "10.1.1.1");
  EXPECT_LE(side_.rows() - rows, 22U + 1'048'576U / 20'000U);
  EXPECT_NE(choose(122, "10.1.1.2").find(R"("ok":true)"), std::string::npos);
}

// A place has its twenty commands at once and five a second, over however many connections.
TEST_F(Quotas, WhoComesBackHasNoMoreCommandsForIt) {
  side_.connect(1);
  std::uint64_t sent = 0;
  const auto send_many = [&](std::uint64_t most) {  // how many, until the connection is closed
    const std::uint64_t before = sent;
    while (side_.is_connected(1) && sent < before + most) {
      side_.send(1, command_frame(id_of({7, ++sent}), R"({"do":"tap"})"));
    }
    return sent - before;
  };
  EXPECT_EQ(send_many(100), kBurst + 1U);
  side_.connect(1);
  EXPECT_EQ(send_many(100), 1U);
  side_.pass(1'000);
  side_.connect(1);
  EXPECT_EQ(send_many(100), kPerSecond + 1U);
  side_.connect(2);  // and others have theirs
  for (std::uint64_t i = 0; i < kBurst; ++i) {
    side_.send(2, command_frame(id_of({8, i}), R"({"do":"tap"})"));
  }
  EXPECT_TRUE(side_.is_connected(2));
}

// What is said in one's own words is read by people.
TEST_F(Quotas, APlaceSaysSoMuchInItsOwnWords) {
  World world{5};
  sit_down(world, "gorod", 2, 0);
  const auto say = [&](std::size_t who) {
    world.send(who, client::Device::command(
                        world.fresh_id(),
                        client::json::object{{"do", "say"}, {"text", "Good evening, everybody"}}));
    world.pass(1);
    const client::json::object answer =
        client::json::parse(world.guest(who).received.back()).as_object();
    return answer.at("t").as_string() == "ack" && answer.at("ok").as_bool();
  };
  const auto said = [&](std::size_t who) {
    int count = 0;
    while (count < 20 && say(who)) ++count;
    return count;
  };
  EXPECT_EQ(said(0), kSaidAtOnce);
  EXPECT_EQ(said(1), kSaidAtOnce);
  world.disconnect(0);
  world.connect(0);
  world.pass(900);
  EXPECT_EQ(said(0), 0);
  world.pass(200);
  EXPECT_EQ(said(0), 1);
}

// Which rulebooks there are, and which places are one's own, count for as little as any question,
// and are counted.
TEST_F(Quotas, NoQuestionIsAskedForNothing) {
  const std::string later = R"({"t":"refused","why":"later"})";
  const auto asked = [&](const std::string& frame, const std::string& address) {
    std::size_t taken = 0;
    for (PlaceId device = 60; taken < 1'000; ++device) {
      const Connection stranger = side_.open(device_of(device), address);
      side_.receive(std::vector<std::string>(kBurst, frame), stranger);
      for (const std::string& each : side_.seen_by(stranger)) {
        if (each == later) return taken;
        ++taken;
      }
    }
    return taken;
  };
  EXPECT_EQ(asked(R"({"t":"rulebooks"})", "10.1.1.1"), kLookedUpAtOnce / kLeastLookedUp);
  EXPECT_EQ(asked(R"({"t":"places"})", "10.1.1.2"), kLookedUpAtOnce / kLeastLookedUp);
}

TEST_F(Quotas, ADeviceIsToldItsPlacesAndNoOthers) {
  const auto places = [&](PlaceId device) {
    const Connection stranger = side_.open(device_of(device), "10.1.1.3");
    side_.receive({R"({"t":"places"})"}, stranger);
    return side_.seen_by(stranger).at(0);
  };
  EXPECT_NE(places(1).find(R"("code":"ABCDEF","place":1,)"), std::string::npos) << places(1);
  EXPECT_EQ(places(77), R"({"t":"places","all":[]})");
  const Connection host = side_.open(device_of(77), "10.1.1.4");
  side_.receive({create_frame()}, host);
  const std::string code = code_in(side_.seen_by(host).at(0));
  const Connection other = side_.open(device_of(78), "10.1.1.4");
  side_.receive({R"({"t":"join","code":")" + code + R"(","kind":"player","name":"Ann"})"}, other);
  EXPECT_NE(places(77).find(code), std::string::npos);
  EXPECT_NE(places(78).find(code), std::string::npos);
  const std::string placed = side_.seen_by(other).at(0);
  const std::string room = placed.substr(placed.find("\"room\":") + 8, 16);
  side_.receive({R"({"t":"hello","room":")" + room + R"(","place":2,"have":null})",
                 command_frame(id_of({3, 3}), R"({"do":"leave","place":2})")},
                other);
  EXPECT_EQ(places(78), R"({"t":"places","all":[]})");
  side_.pass(kKeptAfterStart + 60'000);  // nobody is there: it is forgotten
  EXPECT_EQ(places(77), R"({"t":"places","all":[]})");
}

}  // namespace
}  // namespace omerta::server
