// The twin worlds of spytown must be able to fail: with each of our planted leaks in the rules
// they, or the law of who learns what, find that leak, and with none nothing. Built on a copy of
// the rules with leaks-spytown.patch.
#include "tests/laws/planted.h"
#include "tests/laws/spytown/story.h"
#include "tests/laws/spytown/twins/twins.h"

namespace omerta::spytown::laws {
namespace {

using namespace omerta::laws;

constexpr PlantedLeak kLeaks[] = {
#define X(name) {Leak::name, #name},
    OMERTA_SPYTOWN_LEAKS(X)
#undef X
};

class SpytownLeaks : public ::testing::TestWithParam<PlantedLeak> {};

// A question put to the wrong player tells nobody anything: that is for the laws to find.
bool is_for_the_laws(Leak leak) { return leak == Leak::bandage_asks_the_named; }

std::string found_in(Leak leak, std::uint64_t seed) {
  return is_for_the_laws(leak) ? read_game(random_game(seed)).fault : compare_twins(seed).leak;
}

TEST_P(SpytownLeaks, IsFound) { expect_found(GetParam(), found_in); }

INSTANTIATE_TEST_SUITE_P(Planted, SpytownLeaks, ::testing::ValuesIn(kLeaks),
                         [](const auto& each) { return std::string{each.param.name}; });

TEST(NoLeakOfSpytown, NothingIsFound) { expect_nothing(found_in); }

}  // namespace
}  // namespace omerta::spytown::laws
