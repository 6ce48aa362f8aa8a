// Evenings that a person runs: a headless moderator answers from the script alone, some play by
// phone, some by paper, some are bots; phones drop out, the server is killed, steps are taken back.
#include <gtest/gtest.h>

#include <set>

#include "tests/server/desk_world.h"

namespace omerta::server {
namespace {

using client::json::array;
using client::json::object;

std::string step_of(DeskWorld& evening) {
  return client::json::serialize(evening.world.guest(evening.post).device.own()).substr(0, 3000);
}

class DeskEvening : public testing::TestWithParam<const char*> {};

TEST_P(DeskEvening, IsRunToItsEnd) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    DeskWorld evening{{.rulebook = GetParam()}, seed};
    ASSERT_EQ(evening.stage(), "game");
    evening.moderator.deals(seed % 2 == 0 ? "paper" : "program");
    ASSERT_TRUE(evening.play(4000)) << step_of(evening);
    std::printf("%d entered, %d previewed, %d accepted, %d refused, %d stale\n",
                evening.moderator.entered(), evening.moderator.previewed(),
                evening.moderator.accepted(), evening.moderator.refused(),
                evening.moderator.went_stale());
  }
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, DeskEvening, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::server
