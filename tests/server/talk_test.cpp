// What people and bots state to the table: who may, who hears it, and that it is kept.
#include <gtest/gtest.h>

#include <algorithm>

#include "bytes/hex.h"
#include "notation/record.h"
#include "server/room/action.h"
#include "server/room/limits.h"
#include "talk/past.h"
#include "tests/server/world/world.h"

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
      {R"({"say":[{"act":"claim","word":"maniac"}]})", "wrong-field"},
      {R"({"say":[]})", "wrong-field"},
      {R"({"say":[{"act":"agree","number":900}]})", "wrong-value"},
      {R"({"say":[{"act":"report","ask":"check","seats":[1],"answer":"nod","night":9}]})",
       "wrong-value"}};
  for (const auto& [words, why] : wrong) EXPECT_EQ(states(1, words), why) << words;
  world.command(1, object{{"do", "state"}, {"words", 7}});
  EXPECT_EQ(world.guest(1).device.refused(), "wrong-field");
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

// GOR-VOTE-8  Who may state nothing says nothing in other words either.
TEST_F(RoomTalk, FreeTextKeepsSilentWhereStatementsDo) {
  const auto pause = [&](bool paused) {
    refusal(0, object{{"do", "pause"}, {"paused", paused}});
    world.pass(3000);  // until all has come
  };
  int said = 0;
  int silent = 0;
  const auto& device = world.guest(0).device;
  const auto by_day = [&] { return device.open().at("hour").as_string() == "day"; };
  for (int i = 0; i < 400 && (said == 0 || silent == 0); ++i) {
    if (play_on(world, 1)) break;
    if (!by_day()) continue;
    pause(true);
    const auto& circle = device.open().at("circle").as_array();
    const bool in_play = circle.at(*device.seat()).at("in-play").as_bool();
    const bool may = device.own().contains("talk") && !device.own().at("talk").is_null();
    if (in_play && by_day()) {
      EXPECT_EQ(refusal(0, object{{"do", "say"}, {"text", "I think"}}), may ? "" : "not-now");
      ++(may ? said : silent);
    }
    pause(false);
  }
  EXPECT_GT(said, 0);
  EXPECT_GT(silent, 0);
}

// Whoever says the same over and over is asked to let the others speak; the next round he may
// again.
TEST_F(RoomTalk, OneSeatCannotSpeakForAll) {
  ASSERT_TRUE(until_talk());
  for (int i = 0; i < kMostSpokenARound; ++i) {
    world.command(0, object{{"do", "state"}, {"words", json::parse(kSuspicion)}});
    world.pass(300);
  }
  EXPECT_EQ(states(0, kSuspicion), "enough");
  EXPECT_EQ(states(1, kSuspicion), "");
}

// A log in which as much was said as a game may hold: from now on everybody is silent, bots, too.
TEST_F(RoomTalk, BotsAreSilentWhenEnoughWasSaid) {
  ASSERT_TRUE(until_talk());
  Rows rows = world.disk().rooms().front();
  const std::string words =
      R"({"say":[{"act":"suspect","seats":[3]},{"act":"suspect","seats":[4]},)"
      R"({"act":"suspect","seats":[5]}]})";
  for (int said = 0; said < talk::kStatementsInAGame; said += talk::kStatementsAtOnce) {
    StoredRow row{rows.rows.size() + 1, {}, rows.rows.back().at, written({1, State{{words}}})};
    row.id = *bytes::array_from_hex<16>(world.fresh_id());
    rows.rows.push_back(std::move(row));
  }
  SeededEntropy entropy{1};
  Core core{Settings{}, entropy};
  ASSERT_TRUE(core.restore(rows.room, rows.code, rows.rows, {0, 0}));
  std::size_t appended = 0;
  for (std::int64_t now = 0; now < 600'000; now += 1000) {
    std::vector<Input> stored;
    for (const Output& output : core.step({}, {now, now})) {
      const auto* append = std::get_if<Append>(&output);
      if (append == nullptr) continue;
      ++appended;
      EXPECT_EQ(append->body.find("\"state\""), std::string::npos);
      stored.emplace_back(Stored{append->room, append->number});
    }
    core.step(stored, {now, now});
  }
  EXPECT_GT(appended, 3U) << "and the table goes on";
}

}  // namespace
}  // namespace omerta::server
