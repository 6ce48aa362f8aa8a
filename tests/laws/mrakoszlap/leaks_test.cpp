// The twin worlds of mrakoszlap must be able to fail: with each of our planted leaks in the rules
// they, or the law of who learns what, find that leak, and with none nothing. Built on a copy of
// the rules with leaks-mrakoszlap.patch.
#include "tests/laws/leaks.h"

#include <gtest/gtest.h>

#include "tests/laws/mrakoszlap/story.h"
#include "tests/laws/mrakoszlap/twins.h"

namespace omerta::mrakoszlap::laws {
namespace {

constexpr std::uint64_t kWithin = 10'000;  // pairs in which a leak has to show

struct Named {
  Leak leak;
  const char* name;
};
constexpr Named kLeaks[] = {
#define X(name) {Leak::name, #name},
    OMERTA_MRAKOSZLAP_LEAKS(X)
#undef X
};

class MrakoszlapLeaks : public ::testing::TestWithParam<Named> {
 protected:
  void TearDown() override { planted_leak = Leak::none; }
};

// What is told to the right person too early looks the same in both worlds, and the condemned is
// hardly ever another one with the same hands: that is for the laws.
bool is_for_the_laws(Leak leak) {
  return leak == Leak::dead_told_before_dawn || leak == Leak::condemned_told;
}

std::string found_in(Leak leak, std::uint64_t seed) {
  return is_for_the_laws(leak) ? read_game(random_game(seed)).fault : compare_twins(seed).leak;
}

TEST_P(MrakoszlapLeaks, IsFound) {
  for (std::uint64_t seed = 0; seed < kWithin; ++seed) {
    planted_leak = GetParam().leak;
    if (found_in(GetParam().leak, seed).empty()) continue;
    planted_leak = Leak::none;  // it is this leak that was seen, and not something else
    ASSERT_EQ(found_in(GetParam().leak, seed), "") << "seed " << seed;
    return;
  }
  FAIL() << "no seat noticed " << GetParam().name << " in " << kWithin << " pairs";
}

INSTANTIATE_TEST_SUITE_P(Planted, MrakoszlapLeaks, ::testing::ValuesIn(kLeaks),
                         [](const auto& each) { return std::string{each.param.name}; });

TEST(NoLeakOfMrakoszlap, NothingIsFound) {
  planted_leak = Leak::none;
  for (std::uint64_t seed = 0; seed < kWithin / 4; ++seed) {
    ASSERT_EQ(compare_twins(seed).leak, "") << "seed " << seed;
  }
}

}  // namespace
}  // namespace omerta::mrakoszlap::laws
