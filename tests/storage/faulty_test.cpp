// What the failing store does at every change, and by seeds: nothing acknowledged is lost.
#include "storage/faulty.h"

#include <gtest/gtest.h>

#include "tests/storage/load.h"

namespace omerta::storage {
namespace {

constexpr int kGroups = 25;

// Goes on after each crash until the load is through.
void survive(Load& load, const std::shared_ptr<Contents>& contents) {
  Faulty after{Faults::none(), contents};
  EXPECT_EQ(missing(after, load, 0), "");
  EXPECT_TRUE(load.again(after));
  EXPECT_TRUE(load.run(after, 3));
  EXPECT_EQ(missing(after, load, 0), "");
}

TEST(Faulty, FailsAtEveryPoint) {
  for (Fault fault :
       {Fault::busy, Fault::slow, Fault::torn, Fault::crash_before, Fault::crash_after}) {
    std::uint64_t at = 1;
    for (bool fired = true; fired; ++at) {
      const auto contents = std::make_shared<Contents>();
      Faulty store{Faults::at(at, fault), contents};
      Load load{at};
      const bool through = load.run(store, kGroups);
      fired = store.fired();
      EXPECT_EQ(through, !store.crashed());
      EXPECT_EQ(store.late(), fired && fault == Fault::slow ? 1U : 0U);
      EXPECT_EQ(load.busy(), fired && fault == Fault::busy ? 1 : 0);
      survive(load, contents);
    }
    EXPECT_GT(at, static_cast<std::uint64_t>(kGroups));
  }
}

TEST(Faulty, FailsWhereASeedSays) {
  std::uint64_t crashes = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const auto contents = std::make_shared<Contents>();
    Faulty store{Faults::drawn(seed, 10), contents};
    Faulty same{Faults::drawn(seed, 10)};
    Load load{seed};
    Load again{seed};
    EXPECT_EQ(load.run(store, kGroups), again.run(same, kGroups));
    EXPECT_EQ(load.acknowledged().size(), again.acknowledged().size());
    if (store.crashed()) ++crashes;
    survive(load, contents);
  }
  EXPECT_GT(crashes, 50U);
  EXPECT_LT(crashes, 200U);
}

TEST(Faulty, WhatRotsIsSeen) {
  const auto contents = std::make_shared<Contents>();
  Faulty store{Faults::at(10, Fault::rotten), contents};
  Load load{5};
  load.run(store, 6);  // three rooms, then the seventh group
  EXPECT_EQ(missing(store, load, 0), "");
  EXPECT_TRUE(load.run(store, 1));
  EXPECT_EQ(missing(store, load, 0), "a log that does not hold");
}

}  // namespace
}  // namespace omerta::storage
