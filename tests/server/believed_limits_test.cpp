// What somebody had reason to believe is worked out while everybody else waits: it has its limits,
// and counts for what it took.
#include <gtest/gtest.h>

#include "client/device.h"
#include "presentation/course/course.h"
#include "rulebooks/rulebook.h"
#include "server/frames/retelling.h"
#include "server/room/limits.h"
#include "server/room/table.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;

setup::Chosen chosen_for(int seats) {
  setup::Chosen chosen{.rulebook = "gorod", .seats = seats};
  for (int i = 0; i < seats; ++i) chosen.players.emplace_back(1, static_cast<char>('A' + i));
  const course::Course& course = rulebook("gorod").course;
  chosen.options.push_back({std::string{course.option}, std::string{course.value}});
  return chosen;
}

// Everybody suspects everybody, one after the other and all over again.
void talk(Table& table, int& left) {
  for (Seat who : table.standing().in_play) {
    for (Seat whom : table.standing().in_play) {
      talk::Utterance words{.count = 1};
      words.statements[0] = {.act = talk::Act::accuse, .seats = Seats::of(whom)};
      if (left > 0 && table.state({who, words}) == talk::Fault::none) --left;
    }
  }
}

// A whole game of bots as a record.
std::string long_game(const setup::Chosen& chosen, int statements) {
  auto table = Table::begin(chosen, Key{}, {});
  if (!table) return "";
  int left = statements;
  const BotManner manner{"random", bots::Talk::none};
  while (!table->game().over()) {
    if (!table->is_secret()) talk(*table, left);
    auto command = table->bot_answer(table->standing().seats, manner);
    if (!command) command = table->closed();
    if (!command) return "";
    std::vector<Command> commands{*command};
    if (!table->add_chance(commands)) return "";
    for (const Command& each : commands) EXPECT_EQ(table->play(each), Refusal::none);
  }
  return table->record();
}

const std::string& talkative() {
  static const std::string kText = long_game(chosen_for(16), 3'000);
  return kText;
}

TEST(BelievedLimits, WhereReasonsTakeTooMuchTheFiguresComeWithout) {
  ASSERT_LT(talkative().size(), kLongestChoice);
  beliefs::Effort effort{kMostBelieved};
  const Retold frame = beliefs_frame({talkative(), Seat{1}}, effort);
  ASSERT_TRUE(frame) << frame.error();
  const auto value = client::json::parse(*frame);
  EXPECT_FALSE(value.at("reasons").as_bool());
  const auto& all = value.at("beliefs").at("beliefs").as_array();
  EXPECT_GT(all.size(), 5U);
  for (const auto& each : all) EXPECT_TRUE(each.at("why").as_array().empty());
}

TEST(BelievedLimits, WhatTakesTooMuchIsRefused) {
  beliefs::Effort enough{kMostBelieved};
  ASSERT_TRUE(beliefs_frame({talkative(), Seat{1}}, enough));
  const std::uint64_t took = kMostBelieved - enough.left();
  EXPECT_GT(took, kMostReasoned);
  EXPECT_LT(took, kMostReasoned * 3 / 2);
  beliefs::Effort less{took / 2};
  const Retold frame = beliefs_frame({talkative(), Seat{1}}, less);
  ASSERT_FALSE(frame);
  EXPECT_EQ(frame.error(), "too-much");
  EXPECT_TRUE(less.is_spent());
}

// A record that takes back again and again is short, and takes long to play again.
TEST(BelievedLimits, PlayingAgainCountsForWhatItTook) {
  notation::Record record = notation::Record::read(long_game(chosen_for(16), 0), "");
  std::size_t commands = 0;
  Command last;
  for (const notation::Entry& each : record.entries()) {
    if (!each.command) continue;
    ++commands;
    last = *each.command;
  }
  for (std::size_t work = commands; work + 2 * commands < kMostReplayed; work += commands) {
    record.take_back(1);
    record.add(last);
  }
  const std::string text = record.write();
  beliefs::Effort effort{kMostBelieved};
  ASSERT_TRUE(retold_frame({text, Retell::As::everyone, Seat::nobody}, effort));
  EXPECT_GT(kMostBelieved - effort.left(), kMostReplayed * 3 / 4 * kEffortACommand);
  World world{4};
  world.add_guest();
  world.connect(0);
  const object frame{{"t", "retell"}, {"text", text}, {"as", "public"}, {"seat", nullptr}};
  std::size_t told = 0;
  for (world.send(0, client::json::serialize(frame)); world.guest(0).device.refused().empty();) {
    world.pass(1);
    world.send(0, client::json::serialize(frame));
    ASSERT_LT(++told, 100U);
  }
  EXPECT_EQ(world.guest(0).device.refused(), "later");
  const std::size_t counted = text.size() + kMostReplayed * 3 / 4 * kEffortACommand / kEffortAByte;
  EXPECT_LE(told, 1 + kLookedUpAtOnce / counted);
}

// As bytes alone it would be twenty of them.
TEST(BelievedLimits, ItCountsForWhatItTook) {
  World world{3};
  world.add_guest();
  world.connect(0);
  const auto ask = [&](const std::string& text) {
    world.send(0, client::json::serialize(object{{"t", "beliefs"}, {"text", text}, {"seat", 1}}));
    return world.guest(0).device.refused();
  };
  int told = 0;
  while (told < 30 && ask(talkative()) != "later") ++told;
  EXPECT_GE(told, 3);
  EXPECT_LE(told, 5);
  world.pass(60'000);
  world.connect(0);
  EXPECT_EQ(ask("omerta 1"), "not-a-record");
}

}  // namespace
}  // namespace omerta::server
