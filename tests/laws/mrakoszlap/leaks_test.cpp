// The twin worlds of mrakoszlap must be able to fail: with each of our planted leaks in the rules
// they, or the law of who learns what, find that leak, and with none nothing. Built on a copy of
// the rules with leaks-mrakoszlap.patch.
#include "tests/laws/mrakoszlap/story.h"
#include "tests/laws/mrakoszlap/twins/twins.h"
#include "tests/laws/planted.h"

namespace omerta::mrakoszlap::laws {
namespace {

using namespace omerta::laws;

constexpr PlantedLeak kLeaks[] = {
#define X(name) {Leak::name, #name},
    OMERTA_MRAKOSZLAP_LEAKS(X)
#undef X
};

class MrakoszlapLeaks : public ::testing::TestWithParam<PlantedLeak> {};

// What is told to the right person too early looks the same in both worlds, and the condemned is
// hardly ever another one with the same hands: that is for the laws.
bool is_for_the_laws(Leak leak) {
  return leak == Leak::dead_told_before_dawn || leak == Leak::condemned_told;
}

std::string found_in(Leak leak, std::uint64_t seed) {
  return is_for_the_laws(leak) ? read_game(random_game(seed)).fault : compare_twins(seed).leak;
}

TEST_P(MrakoszlapLeaks, IsFound) { expect_found(GetParam(), found_in); }

INSTANTIATE_TEST_SUITE_P(Planted, MrakoszlapLeaks, ::testing::ValuesIn(kLeaks),
                         [](const auto& each) { return std::string{each.param.name}; });

TEST(NoLeakOfMrakoszlap, NothingIsFound) { expect_nothing(found_in); }

}  // namespace
}  // namespace omerta::mrakoszlap::laws
