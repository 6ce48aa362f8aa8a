// What anybody may look up over his connection, and what a lobby says about what is chosen.
#include <gtest/gtest.h>

#include "server/room/limits.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::array;
using client::json::object;

class Lookup : public testing::TestWithParam<const char*> {
 protected:
  Lookup() {
    world.add_guest();
    world.connect(0);
  }
  const object& asked(const object& frame) {
    world.send(0, client::json::serialize(frame));
    return world.guest(0).device.looked_up();
  }
  std::string refused(const object& frame) {
    world.send(0, client::json::serialize(frame));
    return world.guest(0).device.refused();
  }

  World world{5};
};

TEST_P(Lookup, NeedsNoRoom) {
  const std::string book = GetParam();
  const object& all = asked({{"t", "rulebooks"}});
  bool listed = false;
  for (const auto& each : all.at("rulebooks").as_array()) {
    listed = listed || each.at("id").as_string() == book;
    EXPECT_TRUE(each.at("title").is_object());
    EXPECT_TRUE(each.at("about").is_object());
    EXPECT_FALSE(each.at("editions").as_array().empty());
    EXPECT_GT(each.at("people").at("fewest").to_number<int>(), 1);
  }
  EXPECT_TRUE(listed);
  const object& form = asked({{"t", "form"}, {"chosen", {{"rulebook", book}, {"seats", 8}}}});
  EXPECT_FALSE(form.at("form").at("fields").as_array().empty());
  EXPECT_EQ(form.at("judged").at("chosen").at("rulebook").as_string(), book);
  EXPECT_FALSE(asked({{"t", "pages"}, {"rulebook", book}}).at("pages").as_object().empty());
  EXPECT_FALSE(asked({{"t", "catalogue"}, {"rulebook", book}}).at("catalogue").as_object().empty());
  for (const std::string& frame : world.guest(0).received) EXPECT_LT(frame.size(), 400'000U);
}

TEST_P(Lookup, SaysWhatIsWrong) {
  EXPECT_EQ(refused({{"t", "pages"}, {"rulebook", "chess"}}), "unknown-rulebook");
  EXPECT_EQ(refused({{"t", "catalogue"}, {"rulebook", "chess"}}), "unknown-rulebook");
  EXPECT_EQ(refused({{"t", "form"}, {"chosen", {{"rulebook", "chess"}}}}), "unknown-rulebook");
  EXPECT_EQ(refused({{"t", "form"}, {"chosen", {{"rulebook", GetParam()}, {"deck", 7}}}}),
            "wrong-field");
  EXPECT_NE(world.guest(0).received.back().find(R"("field":"deck")"), std::string::npos);
  EXPECT_EQ(refused({{"t", "form"}, {"chosen", {{"edition", "x"}}}}), "missing-field");
  EXPECT_EQ(refused({{"t", "form"}}), "missing-field");
}

// A definition of a house role is longer than anything else that comes in.
TEST_P(Lookup, AChoiceMayBeLongBeforeAGameAlone) {
  const object house{{"name", "own"}, {"text", std::string(10'000, '#')}};
  const object chosen{{"rulebook", GetParam()}, {"house", array{house}}};
  EXPECT_TRUE(asked({{"t", "form"}, {"chosen", chosen}}).contains("judged"));
  EXPECT_EQ(refused({{"t", "places"}, {"pad", std::string(kLongestFrame, '.')}}), "too-long");
  world.send(0, R"({"t":"form","pad":")" + std::string(kLongestChoice, '.') + "\"}");
  EXPECT_EQ(world.guest(0).device.refused(), "too-long");
  World game{6};
  sit_down(game, GetParam(), 2, 6);
  ASSERT_EQ(game.guest(0).device.room().at("stage").as_string(), "game");
  game.send(0, client::json::serialize(object{{"t", "form"}, {"chosen", chosen}}));
  EXPECT_EQ(game.guest(0).device.refused(), "too-long");
}

TEST_P(Lookup, ALobbySaysWhatIsChosenAndWhetherItMayStart) {
  World lobby{7};
  sit_down(lobby, GetParam(), 1, 0);  // one alone cannot
  const object& room = lobby.guest(0).device.room();
  EXPECT_EQ(room.at("stage").as_string(), "lobby");
  EXPECT_EQ(room.at("chosen").at("rulebook").as_string(), GetParam());
  EXPECT_TRUE(room.at("chosen").at("players").as_array().empty());
  EXPECT_FALSE(room.at("may-start").as_bool());
  EXPECT_FALSE(room.at("complaints").as_array().empty());
  World full{8};
  sit_down(full, GetParam(), 2, 6);
  EXPECT_TRUE(full.guest(0).device.room().at("may-start").as_bool());
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Lookup, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::server
