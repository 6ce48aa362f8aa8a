// A record that somebody brings is told again as anybody heard it; whatever else is sent as one is
// refused, and nothing of it stays.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "notation/record.h"
#include "server/frames/retelling.h"
#include "server/room/limits.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::array;
using client::json::object;

std::string example(const std::string& book) {
  std::ifstream file(OMERTA_SOURCE "/docs/examples/" + book + ".omerta");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

Retold retold(const Retell& asked) {
  beliefs::Effort effort{kMostBelieved};
  return retold_frame(asked, effort);
}

Retold night_of(const RetellNight& asked) {
  beliefs::Effort effort{kMostBelieved};
  return night_frame(asked, effort);
}

object told(const std::string& text, Retell::As as, Seat seat = Seat::nobody) {
  const Retold frame = retold({text, as, seat});
  if (!frame) ADD_FAILURE() << frame.error();
  return client::json::parse(frame.value_or("{}")).as_object();
}

Retold beliefs(const RetellBeliefs& asked) {
  beliefs::Effort effort{kMostBelieved};
  return beliefs_frame(asked, effort);
}

class Retelling : public testing::TestWithParam<const char*> {};

TEST_P(Retelling, TellsWhatEachHasHeard) {
  const std::string text = example(GetParam());
  const object everyone = told(text, Retell::As::everyone);
  const object moderator = told(text, Retell::As::moderator);
  EXPECT_EQ(everyone.at("rulebook").as_string(), GetParam());
  EXPECT_TRUE(everyone.at("over").as_bool());
  EXPECT_GT(everyone.at("names").as_array().size(), 5U);
  const std::size_t open = everyone.at("heard").as_array().size();
  EXPECT_GT(moderator.at("heard").as_array().size(), open);
  for (std::size_t i = 0; i < everyone.at("names").as_array().size(); ++i) {
    const object seat = told(text, Retell::As::seat, static_cast<Seat>(i));
    EXPECT_GE(seat.at("heard").as_array().size(), open);
    EXPECT_LE(seat.at("heard").as_array().size(), moderator.at("heard").as_array().size());
  }
}

// Whoever hears everything is told what each was dealt; nobody else is told it in this way.
TEST_P(Retelling, OnlyTheModeratorIsToldWhoWasDealtWhat) {
  const std::string text = example(GetParam());
  EXPECT_TRUE(told(text, Retell::As::everyone).at("dealt").as_array().empty());
  EXPECT_TRUE(told(text, Retell::As::seat, Seat{1}).at("dealt").as_array().empty());
  const object moderator = told(text, Retell::As::moderator);
  std::set<int> seats;
  for (const auto& each : moderator.at("dealt").as_array()) {
    const object& one = each.as_object();
    seats.insert(one.at("seat").to_number<int>());
    const std::string key{one.at("card").as_object().at("key").as_string()};
    EXPECT_EQ(key.find("fact."), std::string::npos) << key;
  }
  EXPECT_EQ(seats.size(), moderator.at("names").as_array().size());
}

TEST_P(Retelling, EveryCauseIsSomethingThatWasHeard) {
  const object moderator = told(example(GetParam()), Retell::As::moderator);
  std::set<std::string> heard;
  int causes = 0;
  for (const auto& each : moderator.at("heard").as_array()) {
    const object& one = each.as_object();
    if (const auto* cause = one.if_contains("cause"); cause != nullptr && cause->is_string()) {
      ++causes;
      EXPECT_TRUE(heard.contains(std::string{cause->as_string()})) << cause->as_string();
    }
    heard.insert(std::string{one.at("stream").as_string()} +
                 std::to_string(one.at("number").to_number<int>()));
  }
  EXPECT_GT(causes, 5);
}

TEST_P(Retelling, ARoomIsNotNeeded) {
  World world{3};
  world.add_guest();
  world.connect(0);
  const object frame{
      {"t", "retell"}, {"text", example(GetParam())}, {"as", "public"}, {"seat", nullptr}};
  world.send(0, client::json::serialize(frame));
  EXPECT_EQ(world.guest(0).device.looked_up().at("t").as_string(), "retold");
  object wrong = frame;
  wrong["text"] = "omerta 1\nrulebook chess\n";
  world.send(0, client::json::serialize(wrong));
  EXPECT_EQ(world.guest(0).device.refused(), "not-a-record");
  wrong["text"] = std::string(kLongestChoice, '#');
  world.send(0, client::json::serialize(wrong));
  EXPECT_EQ(world.guest(0).device.refused(), "too-long");
  wrong["text"] = frame.at("text");
  wrong["as"] = "seat";
  wrong["seat"] = 200;
  world.send(0, client::json::serialize(wrong));
  EXPECT_EQ(world.guest(0).device.refused(), "wrong-value");
}

// Whatever is changed in a record: told, or refused by name.
TEST_P(Retelling, NothingBreaksIt) {
  const std::string text = example(GetParam());
  std::mt19937 dice{7};
  int played = 0;
  for (int round = 0; round < 400; ++round) {
    std::string other = text;
    for (int changes = 1 + round % 3; changes > 0; --changes) {
      const std::size_t from = dice() % other.size();
      const std::size_t end = std::min(other.find('\n', from), other.size() - 1) + 1;
      const std::size_t begin = other.rfind('\n', from) + 1;
      const std::string line = other.substr(begin, end - begin);
      if (round % 2 == 0) other.erase(begin, end - begin);
      if (round % 2 == 1) other.insert(dice() % other.size(), line);
    }
    for (const Retell::As as : {Retell::As::everyone, Retell::As::seat, Retell::As::moderator}) {
      const Retold frame = retold({other, as, static_cast<Seat>(round % 9)});
      played += frame ? 1 : 0;
      EXPECT_TRUE(frame || !frame.error().empty());
    }
    (void)night_of({other, 1 + round % 4});
    const Retold believed = beliefs({other, static_cast<Seat>(round % 9)});
    EXPECT_TRUE(believed || !believed.error().empty());
  }
  EXPECT_GT(played, 10);
}

// Each step back plays the game again: a short record can ask for any amount of work.
TEST_P(Retelling, WhatIsTakenBackTooOftenIsTooLong) {
  notation::Record record = notation::Record::read(example(GetParam()), "");
  const Command last =
      *std::find_if(record.entries().rbegin(), record.entries().rend(), [](const auto& each) {
         return each.command.has_value();
       })->command;
  const auto commands = static_cast<std::size_t>(
      std::count_if(record.entries().begin(), record.entries().end(),
                    [](const auto& each) { return each.command.has_value(); }));
  const auto again = [&](std::size_t times) {
    for (std::size_t i = 0; i < times; ++i) {
      record.take_back(1);
      record.add(last);
    }
    const Retold told = retold({record.write(), Retell::As::everyone, Seat::nobody});
    return told ? std::string{} : std::string{told.error()};
  };
  EXPECT_EQ(again(5), "");
  EXPECT_EQ(again(kMostReplayed / commands), "too-long");
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Retelling, testing::Values("gorod", "spytown", "mrakoszlap"));

TEST(Retelling, ANightIsDrawnWhereThereIsSuchANight) {
  const std::string text = example("mrakoszlap");
  const object frame = told(text, Retell::As::everyone);
  const int nights = frame.at("nights").to_number<int>();
  EXPECT_GT(nights, 1);
  for (int night = 1; night <= nights; ++night) {
    const Retold drawn = night_of({text, night});
    ASSERT_TRUE(drawn) << night;
    const auto value = client::json::parse(*drawn);
    EXPECT_EQ(value.at("night").at("night").to_number<int>(), night);
  }
  EXPECT_EQ(night_of({text, nights + 1}).error(), "no-night");
  EXPECT_EQ(night_of({text, 0}).error(), "no-night");
  EXPECT_EQ(night_of({example("gorod"), 1}).error(), "no-night");
}

// Of each other seat at each moment two figures; the moments are things that everyone has heard.
TEST(Retelling, ASeatsBeliefsAreToldOfAGameThatIsOver) {
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    const std::string text = example(book);
    const object everyone = told(text, Retell::As::everyone);
    std::set<std::string> heard;
    for (const auto& each : everyone.at("heard").as_array()) {
      heard.insert("p" + std::to_string(each.at("number").to_number<int>()));
    }
    const Retold frame = beliefs({text, Seat{1}});
    ASSERT_TRUE(frame) << frame.error();
    const auto value = client::json::parse(*frame);
    EXPECT_TRUE(value.at("reasons").as_bool());
    const object& all = value.at("beliefs").as_object();
    EXPECT_GT(all.at("beliefs").as_array().size(), 6U);
    EXPECT_EQ(all.at("beliefs").as_array().size(), all.at("moments").as_array().size());
    for (const auto& belief : all.at("beliefs").as_array()) {
      EXPECT_EQ(belief.at("seat").to_number<int>(), 1);
      EXPECT_TRUE(heard.contains(std::string{belief.at("at").as_string()}));
      EXPECT_EQ(belief.at("of").as_array().size(), everyone.at("names").as_array().size() - 1);
    }
  }
}

TEST(Retelling, BeliefsOfAGameThatGoesOnAreNotTold) {
  const std::string text = example("gorod");
  EXPECT_EQ(beliefs({text.substr(0, text.rfind("Klara")), Seat{1}}).error(), "no-beliefs");
  EXPECT_EQ(beliefs({text, Seat{30}}).error(), "wrong-value");
  EXPECT_EQ(beliefs({"omerta 1", Seat{1}}).error(), "not-a-record");
}

}  // namespace
}  // namespace omerta::server
