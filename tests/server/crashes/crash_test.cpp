// A game over sockets, played by its questions, and the server killed at every numbered point of
// it: before and after each write, sync and send; often again while it comes back. After each kill
// everything acknowledged is in the log once, and what every phone was sent is the beginning of
// what the log comes to; the game goes on to its end, which is the same on every phone and in the
// log. A server that acknowledges before it has written is caught.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "tests/server/crashes/crash_points.h"
#include "tests/server/crashes/crash_script.h"

namespace omerta::server {
namespace {

struct Tally {
  std::size_t points = 0;  // of a game without a crash
  int crashes = 0;
  std::size_t acknowledged = 0;
  std::string wrong;
};

// At this point, and once more soon after the next start.
void play_once(std::size_t at, Writes writes, Tally& tally) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("omerta-crash-" + std::to_string(getpid()));
  std::filesystem::remove_all(folder);
  CrashScript script{folder, writes};
  script.lives({at, at == 0 ? 0 : 1 + at % 37});
  const std::string wrong = script.play();
  if (tally.wrong.empty() && !wrong.empty()) {
    tally.wrong = "point " + std::to_string(at) + ": " + wrong;
  }
  tally.crashes += script.crashes();
  tally.acknowledged += script.acknowledged();
  if (at == 0) tally.points = script.points();
  std::filesystem::remove_all(folder);
}

std::size_t step() {  // every so many points; OMERTA_CRASH_STEP=1: all of them
  const char* given = std::getenv("OMERTA_CRASH_STEP");
  return given == nullptr ? 71 : static_cast<std::size_t>(std::atoi(given));
}

constexpr std::size_t kParts = 3;  // several processes share the points

class CrashPart : public testing::TestWithParam<std::size_t> {};

TEST_P(CrashPart, AtEveryPointNothingAcknowledgedIsLost) {
  Tally tally;
  play_once(0, Writes::first, tally);
  ASSERT_EQ(tally.wrong, "");
  ASSERT_GT(tally.points, 200U);
  const std::size_t first = 1 + GetParam() * step();
  for (std::size_t at = first; at <= tally.points && tally.wrong.empty(); at += kParts * step()) {
    play_once(at, Writes::first, tally);
  }
  EXPECT_EQ(tally.wrong, "");
  EXPECT_GT(tally.crashes, static_cast<int>(tally.points / step() / kParts));
  std::printf("%zu points, %d crashes, %zu acknowledged\n", tally.points, tally.crashes,
              tally.acknowledged);
}

INSTANTIATE_TEST_SUITE_P(Points, CrashPart, testing::Range(std::size_t{0}, kParts));

// The check can fail.
TEST(Crash, AcknowledgingBeforeWritingIsNoticed) {
  Tally tally;
  for (std::size_t at = 60; at <= 900 && tally.wrong.empty(); at += 29) {
    play_once(at, Writes::later, tally);
  }
  EXPECT_NE(tally.wrong, "");
  std::printf("%s\n", tally.wrong.c_str());
}

}  // namespace
}  // namespace omerta::server
