// Many random nights: the rules end each of them as the published algorithm does, copy by copy.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "tests/flight/random_table.h"

namespace omerta::flight {

void PrintTo(const Entry& entry, std::ostream* to) {
  *to << static_cast<int>(entry.course) << " seat " << entry.seat << " number " << entry.number;
}

namespace {

std::uint64_t nights() {
  const char* asked = std::getenv("OMERTA_FLIGHT_NIGHTS");
  return asked != nullptr ? std::strtoull(asked, nullptr, 10) : 100'000;
}

struct Most {  // what the fixed arrays of a night have to hold
  int lines = 0;
  int caught = 0;
  int bullets = 0;
  std::uint64_t deaths = 0;
  std::uint64_t splits = 0;

  void see(const mrakoszlap::Tonight& tonight) {
    lines = std::max(lines, int{tonight.lines});
    caught = std::max(caught, int{tonight.caught});
    bullets = std::max(bullets, int{tonight.bullets});
    for (unsigned i = 0; i < tonight.lines; ++i) {
      deaths += tonight.log[i].course == Course::dies ? 1U : 0U;
      splits += tonight.log[i].course == Course::split ? 1U : 0U;
    }
  }
};

void judge(const Staged& staged) {
  ASSERT_TRUE(staged.ended);
  const Outcome expected = resolve(staged.night);
  ASSERT_EQ(staged.outcome.log, expected.log);
  ASSERT_TRUE(staged.outcome.seats == expected.seats);
  ASSERT_EQ(staged.outcome.charged, expected.charged);
  ASSERT_EQ(staged.outcome.caught, expected.caught);
  ASSERT_EQ(staged.outcome.leech_eaten, expected.leech_eaten);
  ASSERT_TRUE(is_accounted_for(staged.state.truth.tonight));
  if (staged.asked > 0 && !staged.timed_out) {  // MRK-MATRIX-3: all of them
    ASSERT_EQ(staged.asked, expected.caught);
  }
}

TEST(Nights, EndAsThePublishedAlgorithmSays) {
  Most most;
  std::uint64_t played = 0;
  for (std::uint64_t seed = 0; seed < nights(); ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{20, seed};
    const Scene scene = random_scene(dice);
    const auto staged = stage(scene.setup, scene.fixture, [&](const Woken& woken) {
      return random_answer(dice, scene, woken);
    });
    if (!staged) continue;  // one side had nobody left
    ++played;
    ASSERT_NO_FATAL_FAILURE(judge(*staged));
    most.see(staged->state.truth.tonight);
  }
  EXPECT_GT(played, nights() * 9 / 10);
  EXPECT_LT(most.lines, mrakoszlap::kLog);
  EXPECT_LT(most.caught, 32);
  EXPECT_LT(most.bullets, mrakoszlap::kBullets);
  std::cout << played << " nights, " << most.deaths << " deaths, " << most.splits
            << " splits; at most " << most.lines << " lines, " << most.caught << " caught, "
            << most.bullets << " bullets in a night\n";
}

}  // namespace
}  // namespace omerta::flight
