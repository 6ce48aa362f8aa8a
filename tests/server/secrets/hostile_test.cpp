// Hostile peers: whoever sends what he may not is refused or closed, the log has nothing of it, and
// nobody else is sent a byte more or less.
#include "tests/server/secrets/hostile.h"

#include <gtest/gtest.h>

#include <set>

#include "server/frames/frame.h"
#include "server/room/name.h"
#include "tests/server/secrets/people.h"
#include "tests/server/secrets/side.h"

namespace omerta::server {
namespace {

constexpr std::uint64_t kBeats = 25;
const std::vector<std::string> kRulebooks{"gorod", "spytown", "mrakoszlap"};

std::string json_string(const std::string& text) {
  return client::json::serialize(client::json::value(text));
}

bool is_refusal(const std::string& frame) {
  return frame.starts_with(R"({"t":"refused")") || frame.find(R"("ok":false)") != std::string::npos;
}

// Two tables of the same people; at the second one somebody misbehaves.
class Hostile : public testing::Test {
 protected:
  void sit_down(const std::string& rulebook, std::uint64_t seed) {
    const Sitting sitting = random_sitting(rulebook, {}, seed);
    quiet_ = std::make_unique<Side>(sitting);
    side_ = std::make_unique<Side>(sitting);
    watcher_ = static_cast<PlaceId>(sitting.seats + 1);
    people_ = std::make_unique<People>(Exchange{0, 1, seed, false});
    for (std::size_t i = 1; i <= side_->places(); ++i) {
      quiet_->connect(static_cast<PlaceId>(i));
      side_->connect(static_cast<PlaceId>(i));
    }
    beat_ = 0;
  }

  // What the others were sent is the same at both tables.
  void pass() {
    people_->answer_alike(*quiet_, *side_, ++beat_);
    quiet_->pass(1000);
    side_->pass(1000);
    for (std::size_t i = 1; i <= side_->places(); ++i) {
      const auto place = static_cast<PlaceId>(i);
      const auto one = quiet_->seen(place);
      const auto other = side_->seen(place);
      if (place == watcher_) continue;
      ASSERT_EQ(one, other) << "place " << i << ", beat " << beat_;
    }
  }

  Side& side() { return *side_; }
  PlaceId watcher() const { return watcher_; }

 private:
  std::unique_ptr<Side> quiet_;
  std::unique_ptr<Side> side_;
  std::unique_ptr<People> people_;
  PlaceId watcher_ = kNoPlace;
  std::uint64_t beat_ = 0;
};

TEST_F(Hostile, WhatIsNoFrameIsRefused) {
  for (const std::string& book : kRulebooks) {
    sit_down(book, 11);
    for (const std::string& text : no_frames()) {
      const Connection stranger = side().open(device_of(99));
      side().receive({text}, stranger);
      const auto seen = side().seen_by(stranger);
      ASSERT_EQ(seen.size(), 1U) << text;
      EXPECT_TRUE(is_refusal(seen[0])) << text << seen[0];
    }
    for (std::uint64_t i = 0; i < kBeats; ++i) pass();
  }
}

TEST_F(Hostile, AFloodIsClosed) {
  sit_down("gorod", 12);
  const std::vector<std::string> floods[] = {
      std::vector<std::string>(5000, "x"),
      std::vector<std::string>(5000, R"({"t":"places"})"),
      std::vector<std::string>(5000, R"({"t":"b","k":1,"in":null})"),
      std::vector<std::string>(100, std::string(100'000, '[')),
  };
  for (const auto& flood : floods) {
    const Connection stranger = side().open(device_of(99));
    side().receive(flood, stranger);
    const auto seen = side().seen_by(stranger);
    ASSERT_FALSE(seen.empty());
    EXPECT_LE(seen.size(), 21U);
    EXPECT_EQ(seen.back(), "closed 1008");
  }
  for (std::uint64_t i = 0; i < kBeats; ++i) pass();
}

TEST_F(Hostile, SilenceIsClosed) {
  sit_down("gorod", 13);
  const Connection stranger = side().open(device_of(99));
  for (std::uint64_t i = 0; i < 8; ++i) pass();
  EXPECT_EQ(side().seen_by(stranger), std::vector<std::string>{"closed 1008"});
}

TEST_F(Hostile, AnotherDeviceIsNotLetIn) {
  sit_down("spytown", 14);
  for (const PlaceId place : std::vector<PlaceId>{1, 2, 3, 77, 0}) {
    const Connection stranger = side().open(device_of(99));
    side().receive({side().hello(place)}, stranger);
    EXPECT_EQ(side().seen_by(stranger), std::vector<std::string>{"closed 4003"});
  }
  const Connection stranger = side().open(device_of(99));
  side().receive({command_frame(id_of({1}), R"({"do":"tap"})")}, stranger);
  ASSERT_TRUE(is_refusal(side().seen_by(stranger).at(0)));
  side().receive({R"({"t":"places"})"}, stranger);
  EXPECT_EQ(side().seen_by(stranger).at(0), R"({"t":"places","all":[]})");
  for (std::uint64_t i = 0; i < kBeats; ++i) pass();
}

// What only the host, the server or a moderator does.
const std::vector<std::string> kNotTheirs{
    R"({"do":"start"})",
    R"({"do":"again"})",
    R"({"do":"lock","locked":true})",
    R"({"do":"pause","paused":true})",
    R"({"do":"extend"})",
    R"({"do":"entrust","place":2})",
    R"({"do":"leave","place":2})",
    R"({"do":"rename","place":2,"name":"Nobody"})",
    R"({"do":"stand-in","place":2,"bot":true})",
    R"({"do":"withdraw","place":2})",
    R"({"do":"order","places":[3,2,1]})",
    R"({"do":"take-back","at":1,"entries":1})",
    R"({"do":"open","code":"ABCDEF"})",
    R"({"do":"move","place":2,"device":")" + std::string(64, '9') + R"("})",
    R"({"do":"play","commands":[]})",
    R"({"do":"tap","seat":1,"held":null})",
    R"({"do":"join","kind":"bot","name":"Robot","device":")" + std::string(64, '0') + R"("})",
    R"({"do":"join","kind":"player","name":"Me","device":")" + std::string(64, '9') + R"("})",
    R"({"do":"arrange","manners":{"absence":"bot","waiting":"none","pace":1,)"
    R"("talk":false,"level":"random"}})",
    R"({"do":"tap"})",
    R"({"do":"ready","ready":true})",
    R"({"do":"say","text":"psst"})"};

TEST_F(Hostile, CommandsOfTheHostAreHis) {
  for (const std::string& book : kRulebooks) {
    sit_down(book, 15);
    std::uint64_t number = 0;
    for (const std::string& action : kNotTheirs) {
      if (side().room().stage() != Stage::game) sit_down(book, 100 + number);  // it was short
      const std::size_t rows = side().rows();
      side().send(watcher(), command_frame(id_of({++number}), action));
      EXPECT_EQ(side().rows(), rows) << action;  // nor later: the others see nothing
      pass();
    }
  }
}

TEST_F(Hostile, AnswersToOthersQuestionsAreStale) {
  for (const std::string& book : kRulebooks) {
    sit_down(book, 16);
    std::uint64_t number = 100;
    for (std::uint64_t i = 0; i < kBeats; ++i) {
      for (std::size_t seat = 0; seat < side().table().names().seats.size(); ++seat) {
        const Prompt* prompt = side().table().open(0, static_cast<Seat>(seat));
        if (prompt == nullptr || !(number % 3 == 0)) continue;
        side().send(watcher(), command_frame(id_of({++number}),
                                             answer_action(0, prompt->number, prompt->offers & 1)));
      }
      ++number;
      pass();
    }
  }
}

// P2: sent again under the same id it is acknowledged again, and nothing happens.
TEST_F(Hostile, ACommandSentAgainHasNoEffect) {
  sit_down("gorod", 17);
  const std::string tap = command_frame(id_of({5}), R"({"do":"tap"})");
  side().send(2, tap);
  side().pass(1000);
  const std::size_t rows = side().rows();
  for (int i = 0; i < 10; ++i) side().send(2, tap);
  side().pass(1000);
  EXPECT_LE(side().rows(), rows + 1);  // what the table does by itself
  const std::size_t before = side().rows();
  side().send(3, tap);  // the same id from somebody else is another command
  side().pass(1000);
  EXPECT_GT(side().rows(), before);
}

// Those who leave or are put out while a game is played take nobody with them.
TEST_F(Hostile, WhoeverLeavesIsGone) {
  sit_down("gorod", 18);
  for (std::uint64_t i = 0; i < kBeats && !side().table().is_secret(); ++i) pass();
  const std::string own = std::to_string(watcher());
  side().connect(1);
  side().send(1, command_frame(id_of({1}), R"({"do":"leave","place":)" + own + '}'));
  side().send(watcher(), command_frame(id_of({2}), R"({"do":"tap"})"));
  side().send(watcher(), command_frame(id_of({3}), answer_action(0, 1, 1)));
  side().pass(3000);
  EXPECT_FALSE(side().is_connected(watcher()));
  EXPECT_EQ(side().seen(watcher()).back(), "closed 4003");
  EXPECT_EQ(side().room().place(watcher()), nullptr);
}

// H5
TEST_F(Hostile, CodesCannotBeGuessed) {
  sit_down("gorod", 19);
  const auto join = [&](const std::string& code, const std::string& address) {
    const Connection stranger = side().open(device_of(99), address);
    side().receive({R"({"t":"join","code":")" + code + R"(","kind":"watcher","name":"Zoe"})"},
                   stranger);
    return side().seen_by(stranger).at(0);
  };
  const std::string none = R"({"t":"refused","why":"no-room"})";
  const std::string later = R"({"t":"refused","why":"later"})";
  for (int i = 0; i < 10; ++i) EXPECT_EQ(join("AAAAAA", "10.1.1.1"), none);
  EXPECT_EQ(join("AAAAAA", "10.1.1.1"), later);
  EXPECT_EQ(join("ABCDEF", "10.1.1.1"), later);  // nor does it say whether that one was right
  for (int i = 0; i < 190; ++i) {
    EXPECT_EQ(join("AAAAAA", "10.2.0." + std::to_string(i)), none);
  }
  for (int i = 0; i < 3; ++i) EXPECT_EQ(join("AAAAAA", "10.3.3.3"), none);
  EXPECT_EQ(join("AAAAAA", "10.3.3.3"), later) << "everybody may guess more slowly now";
  side().connect(1);
  side().send(1, command_frame(id_of({2}), R"({"do":"lock","locked":false})"));
  side().pass(2'000);
  ASSERT_FALSE(side().room().locked());
  EXPECT_TRUE(join("ABCDEF", "10.4.4.4").starts_with(R"({"t":"placed")")) << "and none is kept out";
  side().pass(61'000);
  side().connect(1);
  side().send(1, command_frame(id_of({1}), R"({"do":"lock","locked":true})"));
  side().pass(2'000);
  ASSERT_TRUE(side().room().locked());
  EXPECT_EQ(join("ABCDEF", "10.3.3.3"), none);  // the same as of a room that does not exist
}

// P2: an id stands for one command.
TEST_F(Hostile, AnIdWithAnotherCommandIsClosed) {
  sit_down("gorod", 34);
  side().send(2, command_frame(id_of({5}), R"({"do":"say","text":"one"})"));
  side().pass(2000);
  side().send(2, command_frame(id_of({5}), R"({"do":"say","text":"one"})"));
  side().pass(2000);
  EXPECT_TRUE(side().is_connected(2));
  side().send(2, command_frame(id_of({5}), R"({"do":"say","text":"two"})"));
  side().pass(2000);
  EXPECT_FALSE(side().is_connected(2));
  EXPECT_EQ(side().seen(2).back(), "closed 1008");
}

void expect_clean(const std::string& text, const std::string& from) {
  for (char32_t bad : bad_characters()) {
    EXPECT_EQ(text.find(utf8_of(bad)), std::string::npos)
        << json_string(from) << " " << std::uint32_t{bad};
  }
}

TEST(HostileText, NamesAreCleanOrRefused) {
  ASSERT_GE(hostile_texts().size(), 200U);
  std::size_t taken = 0;
  for (const std::string& text : hostile_texts()) {
    if (const auto name = usable_name(text)) {
      ++taken;
      expect_clean(*name, text);
      EXPECT_EQ(usable_name(*name), name);
    }
    if (const auto said = usable_saying(text)) {
      expect_clean(*said, text);
      EXPECT_EQ(usable_saying(*said), said);
    }
  }
  EXPECT_LE(taken, 12U);
}

TEST(HostileText, NamesThatLookAlikeAreOne) {
  const std::pair<const char*, const char*> pairs[] = {
      {"Anna", "anna"},   {"Cope", "\xD0\xA1\xD0\xBE\xD1\x80\xD0\xB5"},
      {"Ivan", "lvan"},   {"Ivan", "ivan"},
      {"Olga", "0lga"},   {"Eva", "\xD0\x95\x76\x61"},
      {"Pavel", "PAVEL"}, {"Zo\xC3\xAB", "Zoe\xCC\x88"}};
  for (const auto& [one, other] : pairs) {
    EXPECT_TRUE(look_alike(one, other) || !usable_name(other)) << one << " " << other;
  }
  EXPECT_FALSE(look_alike("Anna", "Hanna"));
  EXPECT_FALSE(look_alike("Jan", "Jana"));
}

TEST_F(Hostile, TextsComeThroughFramesCleanOrNotAtAll) {
  sit_down("gorod", 20);
  std::uint64_t number = 0;
  for (const std::string& text : hostile_texts()) {
    const Connection stranger = side().open(device_of(99), "10.0." + std::to_string(++number));
    side().receive({R"({"t":"create","kind":"player","name":)" + json_string(text) + '}'},
                   stranger);
    const std::string answer = side().seen_by(stranger).at(0);
    if (usable_name(text)) {
      EXPECT_TRUE(answer.starts_with(R"({"t":"placed")")) << answer;
    } else {
      EXPECT_TRUE(is_refusal(answer)) << answer;
    }
  }
  for (std::uint64_t i = 0; i < kBeats; ++i) pass();
}

// However much is asked for, it is judged at once.
TEST_F(Hostile, NumbersWithoutBoundsAreJudged) {
  for (const std::string& book : kRulebooks) {
    for (const char* count : {"2147483647", "-2147483648", "100000", "0"}) {
      sit_down(book, 21);
      const Connection stranger = side().open(device_of(50));
      side().receive({R"({"t":"create","kind":"player","name":"Host"})"}, stranger);
      const std::string placed = side().seen_by(stranger).at(0);
      const std::string room = placed.substr(placed.find("\"room\":") + 8, 16);
      side().receive({R"({"t":"hello","room":")" + room + R"(","place":1,"have":null})"}, stranger);
      const std::string counted = std::string{R"("count":)"} + count + '}';
      const std::string chosen =
          R"({"rulebook":")" + book +
          R"(","edition":"","preset":"x","options":[{"option":"deal","value":")" + count +
          R"("}],"deck":[{"id":"citizen",)" + counted + R"(,{"id":"mafioso",)" + counted +
          R"(],"cards":[{"id":"vest",)" + counted + R"(],"house":[{"name":"x","text":"role x"}]})";
      side().receive({command_frame(id_of({1}), R"({"do":"choose","chosen":)" + chosen + '}'),
                      command_frame(id_of({2}), R"({"do":"start"})")},
                     stranger);
      const auto seen = side().seen_by(stranger);
      EXPECT_TRUE(is_refusal(seen.back())) << seen.back();
      pass();
    }
  }
}

}  // namespace
}  // namespace omerta::server
