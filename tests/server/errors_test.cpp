// An error in one room ends nobody else's evening.
#include <gtest/gtest.h>

#include <stdexcept>

#include "server/frames/frame.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

// Chance that fails where it is asked: what no test of a room's own can do.
class FailingEntropy final : public Entropy {
 public:
  void fill(std::uint8_t* bytes, std::size_t count) override {
    if (core != nullptr) during = core->working_on();
    if (fails) throw std::runtime_error{"no chance"};
    good_.fill(bytes, count);
  }
  const Core* core = nullptr;
  RoomId during = 0;
  bool fails = false;

 private:
  SeededEntropy good_{7};
};

struct Told {
  RoomId room = 0;
  std::string last;
  bool quarantined = false;
};

Told told(Core& core, const std::vector<Input>& inputs) {
  Told all;
  std::vector<Input> next = inputs;
  while (!next.empty()) {
    const Outputs outputs = core.step(next, {1000, 1000});
    next.clear();
    for (const Output& each : outputs) {
      if (const auto* append = std::get_if<Append>(&each)) {
        all.room = append->room;
        next.emplace_back(Stored{append->room, append->number});
      } else if (const auto* sent = std::get_if<Send>(&each)) {
        all.last = *sent->frame;
      } else if (std::holds_alternative<Quarantined>(each)) {
        all.quarantined = true;
      }
    }
  }
  return all;
}

// What is thrown in one room is that room's alone.
TEST(Exceptions, LeaveOneRoomAlone) {
  FailingEntropy entropy;
  Core core{Settings{}, entropy};
  entropy.core = &core;
  const std::string create = R"({"t":"create","kind":"player","name":"Anna"})";
  const Told one = told(core, {Opened{1, Device{1}, "10.0.0.1"}, Received{1, create}});
  const Told other = told(core, {Opened{2, Device{2}, "10.0.0.1"}, Received{2, create}});
  const auto sit = [&](Connection connection, RoomId room) {
    return told(core, {Received{connection, R"({"t":"hello","room":")" + digits16(room) +
                                                R"(","place":1,"have":null})"}});
  };
  sit(1, one.room);
  sit(2, other.room);
  entropy.fails = true;
  const std::string id(32, 'a');
  const Told failed = told(core, {Received{1, client::Device::command(id, {{"do", "move-away"}})}});
  EXPECT_TRUE(failed.quarantined);
  EXPECT_EQ(entropy.during, one.room);
  EXPECT_EQ(core.working_on(), 0U);
  EXPECT_EQ(failed.last, R"({"t":"refused","why":"damaged"})");
  const Told fine =
      told(core, {Received{2, client::Device::command(id, {{"do", "lock"}, {"locked", true}})}});
  EXPECT_NE(fine.last.find(R"("ok":true)"), std::string::npos) << fine.last;
  EXPECT_EQ(core.figures().rooms, 1U);
}

}  // namespace
}  // namespace omerta::server
