// What a room remembers of commands: every id that was taken, and lately what for.
#include "server/core/remembered.h"

#include <gtest/gtest.h>

#include <random>

namespace omerta::server {
namespace {

CommandId numbered(std::uint64_t room, std::uint64_t number) {
  CommandId id{};
  std::memcpy(id.data(), &room, sizeof room);
  std::memcpy(id.data() + sizeof room, &number, sizeof number);
  return id;
}

TEST(TakenIds, HaveEveryIdAndNoOther) {
  std::mt19937_64 random{1};
  TakenIds taken;
  std::vector<CommandId> all;
  for (std::uint64_t i = 0; i < 5000; ++i) {
    all.push_back(i % 2 == 0 ? numbered(7, i) : numbered(random(), random()));
    EXPECT_FALSE(taken.contains(all.back()));
    taken.insert(all.back());
    taken.insert(all.back());
  }
  for (const CommandId& each : all) EXPECT_TRUE(taken.contains(each));
  for (int i = 0; i < 5000; ++i) EXPECT_FALSE(taken.contains(numbered(random(), random())));
  EXPECT_FALSE(taken.contains(numbered(7, 5001)));
}

TEST(LatelyAsked, AnIdIsForOneThing) {
  LatelyAsked asked;
  EXPECT_TRUE(asked.is_the_same(1, numbered(1, 1), 10));
  EXPECT_TRUE(asked.is_the_same(1, numbered(1, 1), 10));
  EXPECT_FALSE(asked.is_the_same(1, numbered(1, 1), 11));
  EXPECT_FALSE(asked.is_the_same(1, numbered(1, 1), 11));  // what was first stays
  EXPECT_TRUE(asked.is_the_same(2, numbered(1, 1), 11));
}

TEST(LatelyAsked, TheOldestIsForgottenFirst) {
  LatelyAsked asked;
  for (std::uint64_t i = 0; i < kMostRemembered; ++i) asked.is_the_same(1, numbered(1, i), 10);
  EXPECT_FALSE(asked.is_the_same(1, numbered(1, 0), 11));
  EXPECT_TRUE(asked.is_the_same(1, numbered(1, kMostRemembered), 10));
  EXPECT_TRUE(asked.is_the_same(1, numbered(1, 0), 11));  // and with it 1 is forgotten
  EXPECT_FALSE(asked.is_the_same(1, numbered(1, 2), 11));
  asked.forget(1);
  EXPECT_TRUE(asked.is_the_same(1, numbered(1, 2), 11));
}

}  // namespace
}  // namespace omerta::server
