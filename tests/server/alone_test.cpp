// One person among bots: how long a call of the night lasts tells nothing of the cards they hold.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "server/room/limits.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

struct Night {
  explicit Night(World& of) : world{of} {}

  client::Device& phone() { return world.guest(0).device; }
  bool dark() { return phone().open().at("hour").as_string() == "night"; }
  bool plays() {
    const auto& circle = phone().open().at("circle").as_array();
    return circle.at(*phone().seat()).at("in-play").as_bool();
  }
  bool asked() {
    const auto* questions = phone().own().if_contains("questions");
    return questions != nullptr && !questions->as_array().empty();
  }

  World& world;
};

using Lengths = std::multiset<int>;

// In beats: each call of the night that was not the person's own, while he plays and afterwards.
void add_lengths_of_calls(std::uint64_t seed, Lengths& playing, Lengths& out) {
  World world{seed};
  sit_down(world, "gorod", 1, 9);
  Night night{world};
  int since = -1;  // unknown when it began
  bool own = false;
  std::uint64_t before = night.phone().open_stream().count;
  for (int beat = 0; beat < 400; ++beat) {
    if (play_on(world, 1)) break;
    own = own || night.asked();
    if (since >= 0) ++since;
    const std::uint64_t now = night.phone().open_stream().count;
    if (now == before) continue;
    if (since > 0 && !own && night.dark()) (night.plays() ? playing : out).insert(since);
    before = now;
    since = night.dark() ? 0 : -1;
    own = night.asked();
  }
}

TEST(Alone, CallsAreAsLongWhoeverIsAsked) {
  Lengths playing;
  Lengths out;
  for (std::uint64_t seed = 1; seed <= 24; ++seed) add_lengths_of_calls(seed, playing, out);
  ASSERT_GT(playing.size(), 4U);  // who lives long among nine bots?
  ASSERT_GT(out.size(), 40U);
  const auto different = [](const Lengths& all) { return std::set<int>{all.begin(), all.end()}; };
  EXPECT_EQ(different(playing), std::set<int>{static_cast<int>(kBeatsAlone)});
  EXPECT_EQ(different(out), std::set<int>{static_cast<int>(kBeatsWithoutPeople)});
}

// Somebody who is out, or watches, is told by the length of a call what the last one does.
TEST(Alone, IsNotAloneWhoIsWatched) {
  World world{3};
  gather(world, "gorod", 1, 9);
  const std::size_t watcher = world.add_guest();
  world.connect(watcher);
  world.send(watcher,
             client::json::serialize(client::json::object{{"t", "join"},
                                                          {"code", world.guest(0).device.code()},
                                                          {"kind", "watcher"},
                                                          {"name", "Watcher"}}));
  world.send(watcher, world.guest(watcher).device.hello());
  world.command(0, client::json::object{{"do", "start"}});
  Night night{world};
  for (int beat = 0; beat < 100 && !night.dark(); ++beat) play_on(world, 1);
  ASSERT_TRUE(night.dark());
  const std::uint64_t before = night.phone().open_stream().count;
  play_on(world, static_cast<int>(kBeatsAlone) + 2);
  EXPECT_EQ(night.phone().open_stream().count, before) << "it lasts as long as the rulebook says";
}

}  // namespace
}  // namespace omerta::server
