// A disk that takes nothing for a while, and a log that does not hold when it is read again.
#include <gtest/gtest.h>

#include "server/room/fields.h"
#include "server/room/limits.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;

constexpr std::array<std::uint8_t, 2> kBoth{1, 2};

class FullDisk : public testing::Test {
 protected:
  struct Phone {
    client::Device device;
    client::Player player{1};
    Device cookie{};
    int closed = 0;
  };

  Phone& open(std::uint8_t number) {
    Phone& phone = phones_[number];
    phone.cookie[0] = number;
    step({Opened{number, phone.cookie, "10.0.0.1"}});
    return phone;
  }
  void send(std::uint8_t number, const std::string& frame) {
    if (phones_[number].closed == 0) step({Received{number, frame}});
  }
  void sit(std::uint8_t number, const std::string& name) {
    const Phone& phone = open(number);
    object frame{{"t", number == 1 ? "create" : "join"}, {"kind", "player"}, {"name", name}};
    if (number > 1) frame["code"] = phones_[1].device.code();
    send(number, client::json::serialize(frame));
    if (phone.device.placed()) send(number, phone.device.hello());
  }
  std::string outcome(std::uint8_t number, const object& action) {
    const std::string id = bytes::hex(std::array<std::uint8_t, 16>{++ids_});
    send(number, client::Device::command(id, action));
    const auto& told = phones_[number].device.outcome(id);
    return told ? told->why : "nothing came";
  }
  void play() {
    sit(1, "Anna");
    sit(2, "Ben");
    for (const char* name : {"C", "D", "E", "F", "G", "H"}) {
      const object bot{
          {"do", "join"}, {"kind", "bot"}, {"name", name}, {"device", std::string(64, '0')}};
      ASSERT_EQ(outcome(1, bot), "");
      pass(1000);
    }
    ASSERT_EQ(outcome(1, object{{"do", "start"}}), "");
    pass(5000);
    ASSERT_EQ(phones_[1].device.room().at("stage").as_string(), "game");
  }
  // Everybody's beat every second.
  void pass(std::int64_t milliseconds) {
    for (const std::int64_t until = now_ + milliseconds; now_ < until; now_ += 250) {
      if (now_ % 1000 == 0) {
        for (auto& [number, phone] : phones_) {
          if (!phone.device.attached()) continue;
          const std::string frame = phone.player.beat(phone.device);
          send(number, plays_ ? frame : client::Device::idle_beat(1));
        }
      }
      step({});
    }
  }
  void step(std::vector<Input> inputs) {
    do {
      const Outputs outputs = core_.step(inputs, {now_, now_});
      inputs.clear();
      for (const Output& each : outputs) take(each, inputs);
    } while (!inputs.empty());
    if (core_.due().value_or(now_ + 1) <= now_) ++overdue_;
  }
  void hang() { hung_ = true; }
  void go_on() {
    hung_ = false;
    std::vector<Input> inputs;
    for (const Append& each : std::exchange(waiting_, {})) take(each, inputs);
    step(std::move(inputs));
  }
  // As the clock was sent last.
  void note_clock(const std::string& frame) {
    constexpr std::string_view kLeft = R"("clock":{"left":)";
    const std::size_t at = frame.find(kLeft);
    if (at != std::string::npos) left_ = std::stoll(frame.substr(at + kLeft.size()));
  }
  void take(const Output& output, std::vector<Input>& next) {
    if (const auto* append = std::get_if<Append>(&output)) {
      if (hung_) return waiting_.push_back(*append);
      Rows& rows = disk_[append->room];
      const bool fits = !full_ && append->number == rows.rows.size() + 1;
      if (!fits) return next.emplace_back(NotStored{append->room, append->number}), void();
      rows.room = append->room;
      if (!append->code.empty()) rows.code = append->code;
      rows.rows.push_back({append->number, append->id, append->at, append->body});
      next.emplace_back(Stored{append->room, append->number});
    } else if (const auto* reload = std::get_if<Reload>(&output)) {
      ++reloads_;
      Rows& rows = disk_[reload->room];
      rows.room = reload->room;
      next.emplace_back(damaged_ ? Rows{reload->room, {}, {}} : rows);
    } else if (const auto* sent = std::get_if<Send>(&output)) {
      note_clock(*sent->frame);
      phones_[static_cast<std::uint8_t>(sent->connection)].device.receive(*sent->frame);
    } else if (const auto* close = std::get_if<Close>(&output)) {
      ++phones_[static_cast<std::uint8_t>(close->connection)].closed;
      next.emplace_back(Gone{close->connection});
    }
  }

  SeededEntropy entropy_{5};
  Core core_{Settings{}, entropy_};
  std::map<std::uint8_t, Phone> phones_;
  std::map<RoomId, Rows> disk_;
  std::int64_t now_ = 1'000'000;
  std::uint8_t ids_ = 0;
  int reloads_ = 0;
  std::vector<Append> waiting_;
  std::optional<std::int64_t> left_;
  int overdue_ = 0;  // what was due when all had been done
  bool hung_ = false;
  bool full_ = false;
  bool damaged_ = false;
  bool plays_ = true;
};

TEST_F(FullDisk, RefusesAndClosesNobody) {
  sit(1, "Anna");
  sit(2, "Ben");
  full_ = true;
  const object lock{{"do", "lock"}, {"locked", true}};
  EXPECT_EQ(outcome(1, lock), "busy");
  EXPECT_EQ(outcome(1, lock), "busy");
  sit(3, "Cyril");
  EXPECT_FALSE(phones_[3].device.placed());
  EXPECT_EQ(phones_[3].device.refused(), "busy");
  EXPECT_FALSE(phones_[2].device.room().at("locked").as_bool());
  full_ = false;
  pass(kBusyFor + 1000);
  EXPECT_EQ(outcome(1, lock), "");
  EXPECT_TRUE(phones_[2].device.room().at("locked").as_bool());
  for (const auto& [number, phone] : phones_) EXPECT_EQ(phone.closed, 0);
}

TEST_F(FullDisk, AGameStandsStillAndGoesOn) {
  play();
  pass(3000);
  const std::string hash = phones_[2].device.open_stream().hash;
  full_ = true;
  const std::uint64_t beats = phones_[2].device.beats();
  pass(30'000);
  EXPECT_GE(phones_[2].device.beats(), beats + 28) << "beats go on";
  EXPECT_LE(reloads_, 30'000 / kBusyFor + 1) << "and nothing flaps";
  EXPECT_EQ(phones_[2].device.arrivals(), 1) << "nobody is told everything anew";
  EXPECT_EQ(phones_[2].device.open_stream().hash, hash);
  full_ = false;
  pass(kBusyFor + 20'000);
  EXPECT_NE(phones_[2].device.open_stream().hash, hash);
  for (int i = 0; i < 3000 && phones_[1].device.room().at("stage").as_string() != "over"; ++i) {
    pass(1000);
  }
  EXPECT_EQ(phones_[1].device.room().at("stage").as_string(), "over");
  for (const auto& [number, phone] : phones_) EXPECT_EQ(phone.closed, 0);
  for (const std::uint8_t number : kBoth) {  // what was followed is what is there
    const client::Device followed = phones_[number].device;
    send(number, client::Device{followed}.hello());
    EXPECT_EQ(followed.own(), phones_[number].device.own());
    EXPECT_EQ(followed.own_stream().hash, phones_[number].device.own_stream().hash);
  }
}

// Whatever its clock is about to say: the loop would spin until the room may go on.
TEST_F(FullDisk, NothingIsDueThatIsNotDone) {
  sit(1, "Anna");
  const auto at_pace = [&](int pace) {
    const object manners{{"absence", "clock"},
                         {"waiting", "usual"},
                         {"pace", pace},
                         {"talk", true},
                         {"level", "random"}};
    return object{{"do", "arrange"}, {"manners", manners}};
  };
  ASSERT_EQ(outcome(1, at_pace(5)), "");
  for (const char* name : {"B", "C", "D", "E", "F", "G", "H"}) {
    const object bot{
        {"do", "join"}, {"kind", "bot"}, {"name", name}, {"device", std::string(64, '0')}};
    ASSERT_EQ(outcome(1, bot), "");
    pass(1000);
  }
  ASSERT_EQ(outcome(1, object{{"do", "start"}}), "");
  for (int i = 0; i < 60; ++i) {
    full_ = true;
    outcome(1, object{{"do", "tap"}});
    pass(500);
    full_ = false;
    pass(kBusyFor + 4000);
    EXPECT_EQ(overdue_, 0) << i;
    outcome(1, at_pace(5 + i));
  }
  EXPECT_GT(reloads_, 5);
}

// A disk that hangs is not waited for in the dark.
TEST_F(FullDisk, WhatWaitsForLongIsNotWaitedForByMore) {
  play();
  pass(3000);
  plays_ = false;
  hang();
  const object say{{"do", "say"}, {"text", "Good evening"}};
  EXPECT_EQ(outcome(1, object{{"do", "pause"}, {"paused", true}}), "nothing came");
  pass(2000);
  EXPECT_FALSE(waiting_.empty());
  pass(kDiskWithin + 1000);
  EXPECT_EQ(outcome(2, say), "busy");
  const std::size_t waiting = waiting_.size();
  const std::uint64_t beats = phones_[2].device.beats();
  pass(60'000);
  EXPECT_EQ(waiting_.size(), waiting) << "and nothing happens by itself";
  EXPECT_GE(phones_[2].device.beats(), beats + 58);
  left_.reset();
  go_on();
  pass(250);
  EXPECT_GE(left_.value_or(kGrace), kGrace - 250) << "nobody's time has passed meanwhile";
  EXPECT_TRUE(phones_[2].device.room().at("paused").as_bool()) << "what was asked for is done";
  pass(3000);
  EXPECT_EQ(overdue_, 0);
  EXPECT_NE(outcome(2, say), "busy");
  for (const auto& [number, phone] : phones_) EXPECT_EQ(phone.closed, 0);
}

// Nor do many rooms together fill the memory.
TEST_F(FullDisk, SoManyRowsWaitAndNoMore) {
  hang();
  std::string refused;
  for (std::uint32_t i = 0; i < kMostUnstored && refused.empty(); ++i) {
    const Connection connection = 1000 + i;
    Device cookie{};
    cookie[1] = static_cast<std::uint8_t>(i >> 8U);
    cookie[2] = static_cast<std::uint8_t>(i);
    const std::string address = "10.1." + std::to_string(i / 50) + ".1";
    const std::string frame = R"({"t":"create","kind":"player","name":"Anna"})";
    const std::vector<Input> inputs{Opened{connection, cookie, address},
                                    Received{connection, frame}};
    for (const Output& each : core_.step(inputs, {now_, now_})) {
      if (const auto* append = std::get_if<Append>(&each)) waiting_.push_back(*append);
      if (const auto* sent = std::get_if<Send>(&each)) refused = *sent->frame;
    }
  }
  EXPECT_NE(refused.find("busy"), std::string::npos) << refused;
  EXPECT_EQ(waiting_.size(), kMostUnstored);
  EXPECT_EQ(core_.figures().unstored, kMostUnstored);
  std::vector<Input> stored;
  for (const Append& each : waiting_) stored.emplace_back(Stored{each.room, each.number});
  core_.step(stored, {now_, now_});
  EXPECT_EQ(core_.figures().unstored, 0U);
}

TEST_F(FullDisk, ARoomThatCannotBeOpenedIsNone) {
  full_ = true;
  sit(1, "Anna");
  EXPECT_FALSE(phones_[1].device.placed());
  EXPECT_EQ(phones_[1].device.refused(), "busy");
  EXPECT_EQ(core_.figures().rooms, 0U);
  full_ = false;
  send(1, client::json::serialize(object{{"t", "create"}, {"kind", "player"}, {"name", "Anna"}}));
  EXPECT_TRUE(phones_[1].device.placed());
}

TEST_F(FullDisk, ADamagedLogIsSaidToItsPeople) {
  sit(1, "Anna");
  sit(2, "Ben");
  full_ = damaged_ = true;
  outcome(1, object{{"do", "lock"}, {"locked", true}});
  EXPECT_EQ(core_.figures().quarantined, 1U);
  EXPECT_EQ(core_.figures().rooms, 0U);
  for (const std::uint8_t number : kBoth) {
    EXPECT_EQ(phones_[number].device.refused(), "damaged");
    EXPECT_EQ(phones_[number].closed, 1);
  }
  const std::string hello = phones_[2].device.hello();
  open(9);
  send(9, hello);
  EXPECT_EQ(phones_[9].device.refused(), "damaged");
  EXPECT_EQ(phones_[9].closed, 1);
}

}  // namespace
}  // namespace omerta::server
