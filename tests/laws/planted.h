// How a planted leak has to be found: by what the twins or the laws say of some game, and only as
// long as it is planted.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "tests/laws/leaks.h"

namespace omerta::laws {

inline constexpr std::uint64_t kWithin = 20'000;  // games in which a leak has to show

struct PlantedLeak {
  Leak leak;
  const char* name;
};

// `found` says what is wrong with the game of a seed while this leak is planted.
template <class Found>
void expect_found(const PlantedLeak& leak, const Found& found) {
  for (std::uint64_t seed = 0; seed < kWithin; ++seed) {
    planted_leak = leak.leak;
    const bool seen = !found(leak.leak, seed).empty();
    planted_leak = Leak::none;
    if (!seen) continue;
    // It is this leak that was seen, and not something else.
    ASSERT_EQ(found(leak.leak, seed), "") << "seed " << seed;
    return;
  }
  FAIL() << "no seat noticed " << leak.name << " in " << kWithin << " games";
}

template <class Found>
void expect_nothing(const Found& found) {
  planted_leak = Leak::none;
  for (std::uint64_t seed = 0; seed < kWithin / 20; ++seed) {
    ASSERT_EQ(found(Leak::none, seed), "") << "seed " << seed;
  }
}

}  // namespace omerta::laws
