// What is wrong with a setup: a list that is full takes nothing more, and a warning stops no game.
#include "engine/findings.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace omerta::toy {
namespace {

enum class Complaint { none, first, second, third, advice };
struct Finding {
  Complaint complaint = Complaint::none;
};
constexpr bool is_warning(Complaint complaint) { return complaint == Complaint::advice; }

using Two = Findings<Finding, 2>;

std::vector<Complaint> complaints_of(const Two& findings) {
  std::vector<Complaint> complaints;
  for (const Finding& finding : findings) complaints.push_back(finding.complaint);
  return complaints;
}

TEST(Findings, AFullListTakesNothingMoreAndWritesNowhereElse) {
  struct {
    Two findings;
    std::array<int, 2> behind{7, 7};
  } memory;
  for (const auto complaint : {Complaint::first, Complaint::second, Complaint::third}) {
    memory.findings.add({complaint});
  }
  EXPECT_EQ(complaints_of(memory.findings), (std::vector{Complaint::first, Complaint::second}));
  EXPECT_EQ(memory.behind, (std::array<int, 2>{7, 7}));
}

TEST(Findings, OnlyAnErrorStopsAGame) {
  Two findings;
  EXPECT_TRUE(findings.may_start());
  findings.add({Complaint::advice});
  EXPECT_TRUE(findings.may_start());
  findings.add({Complaint::first});
  EXPECT_FALSE(findings.may_start());
}

}  // namespace
}  // namespace omerta::toy
