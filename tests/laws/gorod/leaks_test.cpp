// The twins test must be able to fail: with each of our planted leaks in the engine it finds that
// leak, and with none it finds none. Built on a copy of the rules with leaks-gorod.patch.
#include "tests/laws/leaks.h"

#include <gtest/gtest.h>

#include "tests/laws/gorod/twins/twins.h"

namespace omerta::gorod::laws {
namespace {

constexpr std::uint64_t kWithin = 10'000;  // pairs in which a leak has to show

struct Named {
  Leak leak;
  const char* name;
};
constexpr Named kLeaks[] = {
#define X(name) {Leak::name, #name},
    OMERTA_LEAKS(X)
#undef X
};

class Leaks : public ::testing::TestWithParam<Named> {
 protected:
  void TearDown() override { planted_leak = Leak::none; }
};

TEST_P(Leaks, IsFound) {
  for (std::uint64_t seed = 0; seed < kWithin; ++seed) {
    planted_leak = GetParam().leak;
    if (compare_twins(seed).leak.empty()) continue;
    planted_leak = Leak::none;  // it is this leak that was seen, and not something else
    ASSERT_EQ(compare_twins(seed).leak, "") << "seed " << seed;
    return;
  }
  FAIL() << "no seat noticed " << GetParam().name << " in " << kWithin << " pairs";
}

INSTANTIATE_TEST_SUITE_P(Planted, Leaks, ::testing::ValuesIn(kLeaks),
                         [](const auto& each) { return std::string{each.param.name}; });

TEST(NoLeak, NothingIsFound) {
  planted_leak = Leak::none;
  for (std::uint64_t seed = 0; seed < kWithin / 10; ++seed) {
    ASSERT_EQ(compare_twins(seed).leak, "") << "seed " << seed;
  }
}

}  // namespace
}  // namespace omerta::gorod::laws
