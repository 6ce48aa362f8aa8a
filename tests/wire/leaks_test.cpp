// The twin worlds on what is sent must be able to fail: with each of our planted leaks in the
// screens, the feeds or the wire they find that leak, and with none nothing. Built on a copy of
// these sources with wire_leaks.patch.
#include "tests/wire/leaks.h"

#include <gtest/gtest.h>

#include "tests/wire/twins.h"

namespace omerta::wire {
namespace {

constexpr std::uint64_t kWithin = 400;  // games of each rulebook in which a leak has to show

struct Named {
  Leak leak;
  std::string name;
};
const std::vector<Named>& leaks() {
  static const std::vector<Named> kAll{
#define X(name) {Leak::name, #name},
      OMERTA_WIRE_LEAKS(X)
#undef X
  };
  return kAll;
}

// A leak of one rulebook is looked for in its games.
std::vector<std::string> rulebooks_of(const std::string& name) {
  std::vector<std::string> all{"gorod", "spytown", "mrakoszlap"};
  for (const std::string& book : all) {
    if (name.starts_with(book)) return {book};
  }
  return all;
}

class WireLeaks : public testing::TestWithParam<Named> {
 protected:
  void TearDown() override { planted_leak = Leak::none; }
};

TEST_P(WireLeaks, IsFound) {
  for (std::uint64_t seed = 1; seed <= kWithin; ++seed) {
    for (const std::string& book : rulebooks_of(GetParam().name)) {
      planted_leak = GetParam().leak;
      if (compare_twins(book, seed).leak.empty()) continue;
      planted_leak = Leak::none;  // it is this leak that was seen, and not something else
      ASSERT_EQ(compare_twins(book, seed).leak, "") << book << ", seed " << seed;
      return;
    }
  }
  FAIL() << "no device noticed " << GetParam().name;
}

INSTANTIATE_TEST_SUITE_P(Planted, WireLeaks, testing::ValuesIn(leaks()),
                         [](const auto& each) { return each.param.name; });

TEST(NoWireLeak, NothingIsFound) {
  planted_leak = Leak::none;
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      ASSERT_EQ(compare_twins(book, seed).leak, "") << book << ", seed " << seed;
    }
  }
}

}  // namespace
}  // namespace omerta::wire
