// Evenings that a person runs: a headless moderator answers from the script alone, some play by
// phone, some by paper, some are bots; phones drop out, the server is killed, steps are taken back.
#include <gtest/gtest.h>

#include "rulebooks/mrakoszlap/text/book.h"
#include "tests/server/world/desk_world.h"
#include "tests/server/world/streams.h"

namespace omerta::server {
namespace {

using client::json::array;
using client::json::object;

constexpr int kLongest = 4000;  // beats

// Those of mrakoszlap are the longest.
std::uint64_t games_of(const std::string& rulebook) { return rulebook == "mrakoszlap" ? 4 : 12; }

class DeskEvening : public testing::TestWithParam<const char*> {};

std::string desk_of(DeskWorld& evening) {
  return client::json::serialize(evening.desk().own()).substr(0, 2000);
}

// D7: what phones have heard and what does hold of it is what happened in the end.
void expect_streams_of_the_record(DeskWorld& evening) {
  ASSERT_EQ(evening.refusal(evening.post, object{{"do", "fetch"}, {"what", "record"}}), "");
  evening.world.pass(30'000);  // until all that was whispered has come
  const Room room = room_of(evening.world.disk().rooms().front());
  EXPECT_EQ(evening.desk().record(), room.table()->record());
  EXPECT_EQ(wrong_with_streams(evening.world), "");
}

// A device that comes back knowing nothing is shown the same as one that has followed.
void expect_same_as_anew(DeskWorld& evening) {
  evening.world.pass(60'000);
  for (std::size_t i = 0; i < evening.world.guests(); ++i) {
    const client::Device followed = evening.world.guest(i).device;
    evening.world.disconnect(i);
    evening.world.connect(i);
    const client::Device& device = evening.world.guest(i).device;
    EXPECT_EQ(followed.open(), device.open());
    EXPECT_EQ(followed.own(), device.own()) << i;
    EXPECT_EQ(followed.open_stream().hash, device.open_stream().hash);
    EXPECT_EQ(followed.own_stream().hash, device.own_stream().hash);
  }
}

// Bytes of the largest change of the desk, after the first one.
std::size_t longest_change(DeskWorld& evening) {
  std::string pieces;
  for (const std::string& frame : evening.world.guest(0).received) {
    if (!frame.starts_with(R"({"t":"b")")) continue;
    EXPECT_EQ(frame.size(), 8192U);
    pieces += client::json::parse(frame).at("in").as_string();
  }
  std::size_t longest = 0;
  for (std::size_t at = pieces.find('\n') + 1; at < pieces.size();) {
    const std::size_t end = std::min(pieces.find('\n', at), pieces.size());
    longest = std::max(longest, end - at);
    at = end + 1;
  }
  return longest;
}

TEST_P(DeskEvening, IsRunToItsEnd) {
  int accepted = 0;
  int taken_back = 0;
  std::size_t largest = 0;
  std::size_t longest = 0;  // that was whispered to it at once
  for (std::uint64_t seed = 1; seed <= games_of(GetParam()); ++seed) {
    SCOPED_TRACE(seed);
    DeskWorld evening{{.rulebook = GetParam()}, seed};
    ASSERT_EQ(evening.stage(), "game");
    evening.moderator.deals(seed % 2 == 0 ? "paper" : "program");
    evening.moderator.takes_back_once_in(seed % 3 == 0 ? 0 : 12);
    ASSERT_TRUE(evening.play(kLongest)) << desk_of(evening);
    EXPECT_GT(evening.moderator.entered(), 2);
    accepted += evening.moderator.accepted();
    taken_back += evening.moderator.taken_back();
    largest = std::max(largest, client::json::serialize(evening.desk().own()).size());
    longest = std::max(longest, longest_change(evening));
    expect_streams_of_the_record(evening);
    expect_same_as_anew(evening);
  }
  EXPECT_GT(taken_back, 0);
  std::printf("%d accepted, %d taken back, a desk of up to %zu bytes, %zu a change\n", accepted,
              taken_back, largest, longest);
}

constexpr Weather kStorm{
    .cuts = 20, .crashes = 30, .slow = 4, .doubled = 6, .late = 8, .jumps = 20};

TEST_P(DeskEvening, SurvivesWeather) {
  int crashes = 0;
  for (std::uint64_t seed = 1; seed <= games_of(GetParam()); ++seed) {
    SCOPED_TRACE(seed);
    DeskWorld evening{{.rulebook = GetParam()}, seed};
    evening.moderator.takes_back_once_in(10);
    evening.world.weather(kStorm);
    for (int i = 0; i < 60 && evening.stage() != "over"; ++i) evening.beat();
    evening.world.weather({});
    ASSERT_TRUE(evening.play(kLongest)) << desk_of(evening);
    expect_same_as_anew(evening);
    crashes += evening.world.crashes();
  }
  EXPECT_GT(crashes, 2);
}

// D6: as long as nobody goes on at the desk, nobody else moves the night.
TEST_P(DeskEvening, NothingIsShownBeforeItIsSaid) {
  std::size_t nights = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    DeskWorld evening{{.rulebook = GetParam(), .phones = 4, .paper = 1, .bots = 2}, seed};
    const client::Device& screen = evening.world.guest(evening.world.guests() - 1).device;
    const auto by_night = [&] { return screen.open().at("hour").as_string() == "night"; };
    evening.play(static_cast<int>(seed));
    for (int i = 0; i < 100 && !by_night(); ++i) evening.beat();
    if (evening.stage() == "over" || !by_night()) continue;
    ++nights;
    const auto before = screen.open();
    const std::string hash = screen.open_stream().hash;
    evening.post = 99;  // he is silent
    for (int i = 0; i < 40; ++i) {
      for (std::size_t each = 1; each < evening.world.guests(); ++each) {
        Guest& guest = evening.world.guest(each);
        evening.world.send(each, guest.player.beat(guest.device));
      }
      evening.world.send(0, client::Device::idle_beat(1));
      evening.world.pass(1000);
    }
    EXPECT_EQ(screen.open(), before);
    EXPECT_EQ(screen.open_stream().hash, hash);
    evening.post = 0;
    evening.play(60);
    EXPECT_NE(screen.open_stream().hash, hash);
  }
  EXPECT_GT(nights, 2U);
}

// D1: the post changes hands in mid-game, and whoever had it is shown nothing any more.
TEST_P(DeskEvening, ThePostIsHandedOver) {
  DeskWorld evening{{.rulebook = GetParam()}, 5};
  evening.play(4);
  ASSERT_EQ(evening.stage(), "game");
  const std::size_t screen = evening.world.guests() - 1;
  const auto place = evening.world.guest(screen).device.place();
  const object to_screen{{"do", "hand-over"}, {"place", place}};
  EXPECT_EQ(evening.refusal(1, to_screen), "not-allowed");
  EXPECT_EQ(evening.refusal(0, object{{"do", "hand-over"}, {"place", 2}}), "not-allowed");
  EXPECT_EQ(evening.refusal(0, to_screen), "");
  evening.world.pass(30'000);
  EXPECT_FALSE(evening.desk().own().contains("at"));
  const object fill{{"do", "enter"}, {"at", 1}, {"filled", array{}}};
  EXPECT_EQ(evening.refusal(0, fill), "not-allowed");
  evening.post = screen;
  EXPECT_TRUE(evening.desk().own().contains("secrets"));
  EXPECT_TRUE(evening.play(kLongest)) << desk_of(evening);
  expect_same_as_anew(evening);
}

// D9
TEST_P(DeskEvening, TheDeskIsNobodyElses) {
  DeskWorld evening{{.rulebook = GetParam()}, 6};
  evening.play(3);
  const auto at = evening.desk().own().at("at");
  const array none;
  const std::vector<object> all{
      {{"do", "deal"}, {"at", at}, {"by", "program"}, {"held", none}},
      {{"do", "enter"}, {"at", at}, {"filled", none}},
      {{"do", "preview"}, {"at", at}, {"filled", none}},
      {{"do", "take-back"}, {"at", at}, {"entries", 1}},
      {{"do", "ask-back"}, {"at", at}, {"entries", 1}},
      {{"do", "accept"}, {"at", at}, {"seat", 0}},
      {{"do", "see"}, {"at", at}, {"seat", 0}, {"held", boost::json::array{1}}, {"filled", none}},
      {{"do", "swap"}, {"at", at}, {"one", 1}, {"other", 2}},
      {{"do", "allow"}, {"answers", false}},
      {{"do", "hand-over"}, {"place", 2}}};
  const std::size_t rows = evening.world.disk().kept().size();
  for (const object& action : all) {
    EXPECT_EQ(evening.refusal(1, action), "not-allowed") << client::json::serialize(action);
  }
  EXPECT_EQ(evening.world.disk().kept().size(), rows);
}

// Whatever he sends, what is refused changes nothing.
TEST_P(DeskEvening, WhatIsNoEntryIsRefused) {
  DeskWorld evening{{.rulebook = GetParam(), .phones = 1, .paper = 5, .bots = 0}, 7};
  chance::Dice dice{7, 7};
  const auto some = [&](std::uint32_t most) { return static_cast<int>(dice.below(most)); };
  for (int i = 0; i < 400 && evening.stage() != "over"; ++i) {
    evening.world.pass(1000);
    if (!evening.desk().own().contains("at")) continue;  // not all of it has come
    const auto at = evening.desk().own().at("at");
    array hands;
    for (int hand = some(4); hand > 0; --hand) {
      array choice;
      for (int bit = some(3); bit > 0; --bit) choice.push_back(some(70));
      const client::json::value who =
          dice.once_in(3) ? client::json::value{} : client::json::value(some(40));
      hands.push_back(object{{"who", who}, {"choice", choice}});
    }
    const char* const of[] = {"step", "anytime", "power"};
    const object entry{{"of", of[some(3)]}, {"entry", some(12)}, {"hands", hands}};
    array filled{entry};
    if (dice.once_in(4)) filled.push_back(entry);
    array held;
    for (int thing = some(9); thing > 0; --thing) held.push_back(some(80) - 5);
    switch (some(8)) {
      case 0:
        evening.refusal(0, {{"do", "see"},
                            {"at", at},
                            {"seat", some(40)},
                            {"held", boost::json::array{some(50)}},
                            {"filled", filled}});
        break;
      case 1:
        evening.refusal(0, {{"do", "swap"}, {"at", at}, {"one", some(80)}, {"other", some(80)}});
        break;
      case 2:
        evening.refusal(0, {{"do", "deal"}, {"at", at}, {"by", "paper"}, {"held", held}});
        break;
      case 3:
        evening.refusal(0, {{"do", "take-back"}, {"at", at}, {"entries", some(900) - 300}});
        break;
      case 4: evening.beat(); break;
      case 5: evening.refusal(0, {{"do", "preview"}, {"at", at}, {"filled", filled}}); break;
      default: evening.refusal(0, {{"do", "enter"}, {"at", at}, {"filled", filled}});
    }
  }
  evening.world.crash();  // and it all comes back from the log
}

// Two cards each; who opens the eyes is known by the card's call.
Company of_small_hands() {
  Company company{.rulebook = "mrakoszlap", .phones = 3, .paper = 3, .bots = 0};
  company.options = {{"night-calls", "spoken-with-decoys"}};
  const std::map<std::string, int> dealt{{"mafian", 2},    {"mage", 1},          {"magnet", 1},
                                         {"mirror", 1},    {"cloud-treader", 1}, {"doctor", 1},
                                         {"jailer", 1},    {"sniper", 1},        {"matrix", 1},
                                         {"anarchist", 1}, {"terrorist", 1}};
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const std::string type{notation::mrakoszlap_name(static_cast<mrakoszlap::Type>(i))};
    const auto found = dealt.find(type);
    company.deck.emplace_back(type, found == dealt.end() ? 0 : found->second);
  }
  return company;
}

// Nobody has looked at a card: phones show what everybody knows.
class DeskBlind : public DeskEvening {};

TEST_P(DeskBlind, IsRunToItsEnd) {
  int seen = 0;
  const std::uint64_t games = games_of(GetParam()) / 2;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    SCOPED_TRACE(seed);
    const bool hands = std::string{GetParam()} == "mrakoszlap";
    DeskWorld evening{hands ? of_small_hands()
                            : Company{.rulebook = GetParam(), .phones = 3, .paper = 5, .bots = 0},
                      seed};
    evening.moderator.deals("blind");
    evening.moderator.takes_back_once_in(15);
    ASSERT_TRUE(evening.play(kLongest)) << desk_of(evening);
    seen += evening.moderator.seen();
    for (std::size_t i = 1; i <= 3; ++i) {
      const client::Device& phone = evening.world.guest(i).device;
      EXPECT_TRUE(phone.own().at("hand").as_array().empty());
      EXPECT_TRUE(in_force(phone.own_stream()).empty());
    }
    expect_same_as_anew(evening);
  }
  EXPECT_GT(seen, 0);
}

// D5
TEST(DeskPhones, OnlyShowWhereTheyMayNotAnswer) {
  DeskWorld evening{{.rulebook = "spytown", .phones = 4, .paper = 3, .bots = 0}, 3};
  ASSERT_EQ(evening.refusal(0, object{{"do", "allow"}, {"answers", false}}), "");
  ASSERT_TRUE(evening.play(kLongest)) << desk_of(evening);
  EXPECT_EQ(evening.moderator.accepted(), 0);
  for (const auto& frame : evening.world.guest(1).received) {
    EXPECT_EQ(frame.find("\\\"lane\\\""), std::string::npos);
  }
}

const auto kRulebooks = testing::Values("gorod", "spytown", "mrakoszlap");
INSTANTIATE_TEST_SUITE_P(Rulebooks, DeskEvening, kRulebooks);
INSTANTIATE_TEST_SUITE_P(Rulebooks, DeskBlind, kRulebooks);

}  // namespace
}  // namespace omerta::server
