// What people and bots state to the table: who may, who hears it, and that it is kept.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/record.h"
#include "tests/server/world.h"

namespace omerta::server {
namespace {

namespace json = client::json;
using json::object;

const char* const kSuspicion = R"({"say":[{"act":"suspect","seats":[3]}]})";

class RoomTalk : public testing::Test {
 protected:
  RoomTalk() {
    sit_down(world, "gorod", 3, 5);
    EXPECT_EQ(refusal(0, object{{"do", "state"}, {"words", json::parse(kSuspicion)}}), "not-now")
        << "nobody has looked at his card yet";
  }

  std::string refusal(std::size_t guest, const object& action) {
    const std::string id = world.command(guest, action);
    world.pass(1500);
    const auto& outcome = world.guest(guest).device.outcome(id);
    return outcome ? outcome->why : "nothing came";
  }
  std::string states(std::size_t guest, const char* words) {
    return refusal(guest, object{{"do", "state"}, {"words", json::parse(words)}});
  }
  bool until_talk() {
    for (int beats = 0; beats < 4000; ++beats) {
      const auto& own = world.guest(0).device.own();
      if (own.contains("talk") && !own.at("talk").is_null()) return true;
      if (play_on(world, 1)) return false;
    }
    return false;
  }
  std::vector<json::value> stated(std::size_t guest) {
    std::vector<json::value> all;
    for (const json::value& each : world.guest(guest).device.open_stream().entries) {
      if (each.as_object().contains("stated")) all.push_back(each);
    }
    return all;
  }

  World world{7};
};

TEST_F(RoomTalk, IsHeardByAllInTheSameWords) {
  ASSERT_TRUE(until_talk());
  ASSERT_EQ(states(0, kSuspicion), "");
  const auto heard = stated(0);
  const auto own = std::find_if(heard.begin(), heard.end(), [&](const json::value& each) {
    return each.at("stated").at("who").as_int64() == *world.guest(0).device.seat();
  });
  ASSERT_NE(own, heard.end());
  EXPECT_EQ(own->at("stated").at("say"), json::parse(kSuspicion).at("say"));
  EXPECT_TRUE(own->at("stated").at("text").is_object());
  EXPECT_EQ(stated(1), heard);
  EXPECT_EQ(stated(2), heard);
}

TEST_F(RoomTalk, IsRefusedWhereItMakesNoSense) {
  ASSERT_TRUE(until_talk());
  const std::pair<const char*, const char*> wrong[] = {
      {R"({"say":[{"act":"suspect","seats":[30]}]})", "wrong-value"},
      {R"({"say":[{"act":"suspect","seats":[31]}]})", "wrong-field"},
      {R"({"say":[{"act":"suspect"}]})", "missing-field"},
      {R"({"say":[{"act":"sing","seats":[1]}]})", "wrong-field"},
      {R"({"say":[{"act":"claim","word":"dragon"}]})", "wrong-field"},
      {R"({"say":[{"act":"claim","word":"maniac"}]})", "wrong-value"},
      {R"({"say":[]})", "wrong-field"},
      {R"({"say":[{"act":"agree","number":900}]})", "wrong-value"},
      {R"({"say":[{"act":"report","ask":"check","seats":[1],"answer":"nod","night":9}]})",
       "wrong-value"}};
  for (const auto& [words, why] : wrong) EXPECT_EQ(states(1, words), why) << words;
  EXPECT_EQ(refusal(1, object{{"do", "state"}, {"words", 7}}), "wrong-field");
  ASSERT_EQ(refusal(0, json::parse(R"({"do":"arrange","manners":{"absence":"wait","waiting":"usual",
      "pace":0,"talk":false,"level":"player"}})")
                           .as_object()),
            "");
  EXPECT_EQ(states(0, kSuspicion), "not-allowed");
}

TEST_F(RoomTalk, OutlivesTheServerAndIsInTheRecord) {
  ASSERT_TRUE(until_talk());
  ASSERT_EQ(states(0, kSuspicion), "");
  const auto before = stated(0);
  world.crash();
  world.pass(3000);
  const auto after = stated(0);
  ASSERT_GE(after.size(), before.size());
  EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin()));
  ASSERT_TRUE(play_on(world, 20'000));
  EXPECT_EQ(refusal(1, object{{"do", "fetch"}, {"what", "record"}}), "");
  const auto record = notation::Record::read(world.guest(1).device.record(), "f");
  const notation::Replayed game = record.replay_with_talk();
  const auto& spoken = game.conversation.spoken();
  EXPECT_EQ(spoken.size(), stated(1).size());
  const bool bots = std::any_of(spoken.begin(), spoken.end(),
                                [](const auto& each) { return index(each.said.who) >= 3; });
  EXPECT_TRUE(bots) << "bots talk, too";
}

}  // namespace
}  // namespace omerta::server
