// The deal between server and phones: everybody takes part, one is silent, one does not open, the
// server is killed; and what is fetched after the game holds.
#include <gtest/gtest.h>

#include "dealing/game.h"
#include "rulebooks/rulebook.h"
#include "server/room/limits.h"
#include "server/room/table.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;

class Deals : public testing::TestWithParam<const char*> {
 protected:
  void start(Guest::Deals third) {
    gather(world, GetParam(), 3, 5);
    world.guest(2).deals = third;
    world.command(0, object{{"do", "start"}});
  }
  const object& room() { return world.guest(0).device.room(); }
  const object& deal() { return room().at("deal").as_object(); }
  std::string stage() { return std::string{room().at("stage").as_string()}; }
  std::string fetched(const char* what) {
    world.command(1, object{{"do", "fetch"}, {"what", what}});
    world.pass(1500);
    const client::Device& device = world.guest(1).device;
    return std::string{what} == "deal" ? device.transcript() : device.record();
  }
  // The transcript after the game holds, and the game was played with it.
  dealing::Transcript verified_transcript() {
    EXPECT_TRUE(play_on(world, 3000));
    const auto transcript = dealing::read_transcript(fetched("deal"));
    EXPECT_TRUE(transcript.has_value());
    if (!transcript) return {};
    const dealing::Verified verified = dealing::verified(*transcript);
    EXPECT_TRUE(dealing::all_hold(verified.checks));
    EXPECT_TRUE(dealing::setup_check(*verified.frozen)->holds);
    const auto record = notation::Record::read(fetched("record"), "record");
    EXPECT_TRUE(dealing::record_check(verified, record).holds);
    return *transcript;
  }

  World world{11};
};

TEST_P(Deals, AreMadeByAllPhonesTogether) {
  start(Guest::Deals::wholly);
  ASSERT_EQ(stage(), "game");  // nobody is waited for who has answered
  EXPECT_EQ(deal().at("step").as_string(), "dealt");
  EXPECT_EQ(deal().at("commits").as_array().size(), 3U);
  EXPECT_EQ(deal().at("seals").as_array().size(), 8U);
  EXPECT_EQ(fetched("deal"), "");  // not before the end
  world.pass(10'000);              // the cards come in beats
  for (std::size_t i = 0; i < 3; ++i) {
    const Guest& guest = world.guest(i);
    EXPECT_FALSE(guest.player.share().was_deceived());
    EXPECT_TRUE(guest.player.share().holds(guest.device)) << i;
    EXPECT_EQ(guest.player.share().words(), deal().at("words").as_string());
  }
  const dealing::Transcript transcript = verified_transcript();
  EXPECT_EQ(transcript.players.size(), 3U);
  EXPECT_EQ(transcript.words, deal().at("words").as_string());
}

TEST_P(Deals, DoNotWaitForASilentPhone) {
  start(Guest::Deals::never);
  EXPECT_EQ(stage(), "dealing");
  world.pass(kDealWithin + 100);
  ASSERT_EQ(stage(), "game");
  EXPECT_EQ(deal().at("commits").as_array().size(), 2U);
  EXPECT_EQ(verified_transcript().players.size(), 2U);
}

// It shows, the number is void, and the phone takes no part in the next.
TEST_P(Deals, AreVoidIfSomebodyDoesNotOpen) {
  start(Guest::Deals::commits_only);
  EXPECT_EQ(deal().at("step").as_string(), "opens");
  EXPECT_EQ(deal().at("opened").as_array().size(), 0U);
  world.pass(kDealWithin + 100);
  ASSERT_EQ(stage(), "game");
  EXPECT_EQ(deal().at("number").to_number<int>(), 2);
  const object& first = deal().at("voids").as_array().at(0).as_object();
  EXPECT_EQ(first.at("silent").as_array().at(0).to_number<int>(), 2);
  EXPECT_EQ(deal().at("commits").as_array().size(), 2U);
  EXPECT_EQ(verified_transcript().table.deal_no, 2U);
}

// The machine slept while a phone was opening: that is nobody's fault.
TEST_P(Deals, AreNotVoidBecauseTheServerStoodStill) {
  start(Guest::Deals::commits_only);
  ASSERT_EQ(deal().at("step").as_string(), "opens");
  world.sleep(kDealWithin + kStandstill + 1000);
  world.pass(1);
  world.guest(2).deals = Guest::Deals::wholly;
  world.disconnect(2);
  world.connect(2);
  world.pass(100);
  ASSERT_EQ(stage(), "game");
  EXPECT_EQ(deal().at("number").to_number<int>(), 1);
  EXPECT_TRUE(deal().at("voids").as_array().empty());
}

TEST_P(Deals, GoOnAfterARestart) {
  start(Guest::Deals::commits_only);
  const std::string server{deal().at("server").as_string()};
  world.crash();
  world.pass(kDealWithin + 500);  // until phones have come back
  world.guest(2).deals = Guest::Deals::wholly;
  for (std::size_t i = 0; i < 3; ++i) world.connect(i);
  world.pass(100);
  ASSERT_EQ(stage(), "game");
  EXPECT_EQ(deal().at("server").as_string(), server);  // it cannot be used to deal again
  EXPECT_EQ(verified_transcript().players.size(), 3U);
}

// A row of the log, or somebody at a desk, may name what no deck has.
TEST_P(Deals, ByHandAreOfThingsThatExist) {
  setup::Chosen chosen{.rulebook = GetParam(), .moderator = "Z"};
  chosen.edition = rulebook(GetParam()).form(chosen).editions.front().id;
  for (const char* name : {"A", "B", "C", "D", "E", "F", "G"}) chosen.players.emplace_back(name);
  for (int thing : {-1, 4, 63, 64, 99, 1'000'000}) {
    const std::vector<int> all(7, thing);
    EXPECT_FALSE(Table::begin(chosen, Key{}, all).has_value()) << thing;
  }
}

TEST_P(Deals, AreNobodyElsesToMake) {
  gather(world, GetParam(), 3, 5);
  const std::string digest(64, 'a');
  const auto refusal = [&](std::size_t guest, const object& action) {
    const std::string id = world.command(guest, action);
    world.pass(10);
    const auto& outcome = world.guest(guest).device.outcome(id);
    return outcome ? outcome->why : "nothing came";
  };
  EXPECT_EQ(refusal(0, {{"do", "commit"}, {"number", 1}, {"commit", digest}}), "stale");
  EXPECT_EQ(refusal(0, {{"do", "close-deal"}}), "not-allowed");
  EXPECT_EQ(refusal(0, {{"do", "void-deal"}}), "not-allowed");
  EXPECT_EQ(refusal(1, {{"do", "start"}}), "not-allowed");
  for (std::size_t i = 0; i < 3; ++i) world.guest(i).deals = Guest::Deals::commits_only;
  EXPECT_EQ(refusal(0, {{"do", "start"}}), "");
  EXPECT_EQ(refusal(0, {{"do", "start"}}), "game-is-on");
  EXPECT_EQ(refusal(1, {{"do", "reveal"}, {"number", 1}, {"entropy", digest}}), "not-allowed");
  EXPECT_EQ(refusal(1, {{"do", "leave"}, {"place", 2}}), "game-is-on");
  world.pass(2 * kDealWithin + 200);  // all three are silent: the server deals alone
  EXPECT_EQ(stage(), "game");
  EXPECT_TRUE(deal().at("commits").as_array().empty());
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Deals, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::server
