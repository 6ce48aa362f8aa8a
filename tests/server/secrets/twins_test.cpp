// What is sent tells nobody anything that he was not told: twin worlds, frame by frame.
#include "tests/server/secrets/twins.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/server/secrets/deal_twins.h"
#include "tests/server/secrets/desk_twins.h"

namespace omerta::server {
namespace {

// As many pairs as OMERTA_SERVER_PAIRS says, from the one after OMERTA_SERVER_FROM; some otherwise.
std::uint64_t number_in(const char* name, std::uint64_t otherwise) {
  const char* given = std::getenv(name);
  return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

struct Room {
  const char* rulebook;
  Waiting waiting;
};

class ServerTwins : public testing::TestWithParam<Room> {};

TEST_P(ServerTwins, AreSentTheSameFrames) {
  Compared all;
  const std::uint64_t pairs = number_in("OMERTA_SERVER_PAIRS", 75);
  const std::uint64_t from = number_in("OMERTA_SERVER_FROM", 0);
  for (std::uint64_t seed = from + 1; seed <= from + pairs; ++seed) {
    const Compared one = compare_twins(GetParam().rulebook, GetParam().waiting, seed);
    ASSERT_EQ(one.leak, "") << GetParam().rulebook << ", seed " << seed;
    all.add(one);
  }
  EXPECT_GT(all.frames, pairs * 150);
  EXPECT_GT(all.frames_by_night, pairs * 25);
  EXPECT_GT(all.frames_of_watchers, pairs * 30);
  EXPECT_GT(all.frames_of_the_dead, pairs);
  EXPECT_GT(all.lengths, pairs * 100);
  EXPECT_GT(all.reconnects, pairs * 2);
  EXPECT_GT(all.attempts, pairs * 5);
  EXPECT_GT(all.moves, pairs / 4);
  EXPECT_GT(all.different, pairs / 3);
  EXPECT_GT(all.coalitions, pairs * 100);
  EXPECT_GT(all.statements, pairs / 2);
  std::printf(
      "%zu frames, %zu by night, %zu of watchers, %zu of the dead, %zu lengths, %zu coalitions, "
      "%zu statements, %zu came back, %zu attempts, %zu moved, %zu different\n",
      all.frames, all.frames_by_night, all.frames_of_watchers, all.frames_of_the_dead, all.lengths,
      all.coalitions, all.statements, all.reconnects, all.attempts, all.moves, all.different);
}

// The same where a person runs the game: what others hold on paper is on nobody's phone.
TEST(DeskTwins, AreSentTheSameFrames) {
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    DeskCompared all;
    const std::uint64_t pairs = number_in("OMERTA_SERVER_PAIRS", 30);
    for (std::uint64_t seed = 1; seed <= pairs; ++seed) {
      const DeskCompared one = compare_desks(book, seed);
      ASSERT_EQ(one.leak, "") << book << ", seed " << seed;
      all.frames += one.frames;
      all.frames_by_night += one.frames_by_night;
      all.taken_back += one.taken_back;
      all.different += one.different;
    }
    EXPECT_GT(all.frames, pairs * 100);
    EXPECT_GT(all.frames_by_night, pairs * 10);
    EXPECT_GT(all.taken_back, pairs);
    EXPECT_GT(all.different, pairs / 3);
    std::printf("%s: %zu frames, %zu by night, %zu taken back, %zu different\n", book, all.frames,
                all.frames_by_night, all.taken_back, all.different);
  }
}

// The deal that server and phones make together, with phones that are silent or do not open.
TEST(DealTwins, AreSentTheSameFramesButForChance) {
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    DealsCompared all;
    const std::uint64_t pairs = number_in("OMERTA_SERVER_PAIRS", 30);
    for (std::uint64_t seed = 1; seed <= pairs; ++seed) {
      const DealsCompared one = compare_deals(book, seed);
      ASSERT_EQ(one.leak, "") << book << ", seed " << seed;
      all.frames += one.frames;
      all.seals += one.seals;
      all.voids += one.voids;
    }
    EXPECT_GT(all.frames, pairs * 20);
    EXPECT_GT(all.seals, pairs * 6);
    EXPECT_GT(all.voids, pairs / 6);
    std::printf("%s: %zu frames, %zu seals, %zu numbers void\n", book, all.frames, all.seals,
                all.voids);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Rooms, ServerTwins,
    testing::Values(Room{"gorod", Waiting::usual}, Room{"gorod", Waiting::taps},
                    Room{"spytown", Waiting::usual}, Room{"spytown", Waiting::taps},
                    Room{"mrakoszlap", Waiting::usual}, Room{"mrakoszlap", Waiting::taps}),
    [](const auto& each) {
      return std::string{each.param.rulebook} +
             (each.param.waiting == Waiting::taps ? "_taps" : "_usual");
    });

}  // namespace
}  // namespace omerta::server
