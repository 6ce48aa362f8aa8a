// The count of stories at the smallest table, as far as it can be reckoned by hand, and one step
// further as a number to be kept.
#include "rulebooks/gorod/simulation/perft.h"

#include <gtest/gtest.h>

#include <array>

#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::simulator {
namespace {

using gorod::Role;

constexpr std::array kT6{Role::mafioso, Role::commissioner, Role::citizen,
                         Role::citizen, Role::citizen,      Role::citizen};

Stories stories(unsigned commands) {
  return perft(gorod::plan(gorod::preset(gorod::Edition::newer, 6)), kT6, commands);
}

// Six looks and the end of the first night leave no choice. Then the first player has six
// candidates or none.
TEST(Perft, UpToTheFirstNominationThereIsOneStory) {
  EXPECT_EQ(stories(0).all, 1U);
  EXPECT_EQ(stories(7).all, 1U);
  EXPECT_EQ(stories(8).all, 7U);
}

// k of six nominate, in C(6, k) ways, k different candidates, in 6! / (6 - k)! ways:
// 1 + 36 + 450 + 2400 + 5400 + 4320 + 720. With one candidate the vote is over at once; in six of
// these 36 stories he is the mafioso, and the town has won.
TEST(Perft, TheNominationsAreCountedByHand) { EXPECT_EQ(stories(13), (Stories{13'327, 6})); }

// The first ballot: 450 * 2 + 2400 * 3 + 5400 * 4 + 4320 * 5 + 720 * 6. Without a candidate it is
// night and the mafioso points at one of six; with one who was no mafioso, 30 stories, at one of
// five; 6 are over.
TEST(Perft, TheFirstBallotIsCountedByHand) {
  EXPECT_EQ(stories(14), (Stories{55'620 + 6 + 150 + 6, 6}));
}

// Two ballots more, as powers of the number of candidates. Meanwhile the mafia's call closes; then,
// without a candidate, the commissioner checks one of five or passes (6 * 6), as he does among four
// if a citizen was voted out (24 * 5 * 5); if it was he himself (6), the mafioso has shot himself
// (6 * 1, over) or the first of the four left nominates or passes (6 * 4 * 5).
TEST(Perft, ThreeBallotsAreCountedByHand) {
  EXPECT_EQ(stories(15), (Stories{243'720 + 6 + 150 + 6, 6 + 6}));
  EXPECT_EQ(stories(16), (Stories{1'109'520 + 36 + 600 + 6 + 120 + 6, 6 + 6}));
}

}  // namespace
}  // namespace omerta::simulator
