// The twin worlds of spytown must be able to fail: with each of our planted leaks in the rules
// they, or the law of who learns what, find that leak, and with none nothing. Built on a copy of
// the rules with leaks-spytown.patch.
#include "tests/laws/leaks.h"

#include <gtest/gtest.h>

#include "tests/laws/spytown/story.h"
#include "tests/laws/spytown/twins.h"

namespace omerta::spytown::laws {
namespace {

constexpr std::uint64_t kWithin = 10'000;  // pairs in which a leak has to show

struct Named {
  Leak leak;
  const char* name;
};
constexpr Named kLeaks[] = {
#define X(name) {Leak::name, #name},
    OMERTA_SPYTOWN_LEAKS(X)
#undef X
};

class SpytownLeaks : public ::testing::TestWithParam<Named> {
 protected:
  void TearDown() override { planted_leak = Leak::none; }
};

// A question put to the wrong player tells nobody anything: that is for the laws to find.
bool is_for_the_laws(Leak leak) { return leak == Leak::bandage_asks_the_named; }

std::string found_in(Leak leak, std::uint64_t seed) {
  return is_for_the_laws(leak) ? read_game(random_game(seed)).fault : compare_twins(seed).leak;
}

TEST_P(SpytownLeaks, IsFound) {
  for (std::uint64_t seed = 0; seed < kWithin; ++seed) {
    planted_leak = GetParam().leak;
    if (found_in(GetParam().leak, seed).empty()) continue;
    planted_leak = Leak::none;  // it is this leak that was seen, and not something else
    ASSERT_EQ(found_in(GetParam().leak, seed), "") << "seed " << seed;
    return;
  }
  FAIL() << "no seat noticed " << GetParam().name << " in " << kWithin << " pairs";
}

INSTANTIATE_TEST_SUITE_P(Planted, SpytownLeaks, ::testing::ValuesIn(kLeaks),
                         [](const auto& each) { return std::string{each.param.name}; });

TEST(NoLeakOfSpytown, NothingIsFound) {
  planted_leak = Leak::none;
  for (std::uint64_t seed = 0; seed < kWithin / 4; ++seed) {
    ASSERT_EQ(compare_twins(seed).leak, "") << "seed " << seed;
  }
}

}  // namespace
}  // namespace omerta::spytown::laws
