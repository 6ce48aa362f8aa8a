// The twin worlds on frames must be able to fail: with each of our planted leaks in the server's
// core they find that leak, and with none nothing. Built on a copy of the core with
// server_leaks.patch.
#include "tests/server/secrets/leaks.h"

#include <gtest/gtest.h>

#include "tests/server/secrets/deal_twins.h"
#include "tests/server/secrets/desk_twins.h"
#include "tests/server/secrets/twins.h"

namespace omerta::server {
namespace {

constexpr std::uint64_t kWithin = 300;  // pairs of each kind of room in which a leak has to show

struct Named {
  Leak leak;
  std::string name;
};
#define X(name) {Leak::name, #name},
const std::vector<Named>& leaks() {
  static const std::vector<Named> kAll{OMERTA_SERVER_LEAKS(X)};
  return kAll;
}
const std::vector<Named>& joint_leaks() {
  static const std::vector<Named> kAll{OMERTA_JOINT_LEAKS(X)};
  return kAll;
}
const std::vector<Named>& desk_leaks() {
  static const std::vector<Named> kAll{OMERTA_DESK_LEAKS(X)};
  return kAll;
}
const std::vector<Named>& deal_leaks() {
  static const std::vector<Named> kAll{OMERTA_DEAL_LEAKS(X)};
  return kAll;
}
#undef X

class ServerLeaks : public testing::TestWithParam<Named> {
 protected:
  void TearDown() override { planted_leak = Leak::none; }
};

using Books = std::initializer_list<const char*>;

void expect_found(const Named& named, Books books) {
  for (std::uint64_t seed = 1; seed <= kWithin; ++seed) {
    for (const char* book : books) {
      for (const Waiting waiting : {Waiting::usual, Waiting::taps}) {
        planted_leak = named.leak;
        planted_counters.clear();
        if (compare_twins(book, waiting, seed).leak.empty()) continue;
        planted_leak = Leak::none;  // it is this leak that was seen, and not something else
        ASSERT_EQ(compare_twins(book, waiting, seed).leak, "") << book << ", seed " << seed;
        return;
      }
    }
  }
  FAIL() << "nobody noticed " << named.name;
}

TEST_P(ServerLeaks, IsFound) { expect_found(GetParam(), {"gorod", "spytown", "mrakoszlap"}); }

INSTANTIATE_TEST_SUITE_P(Planted, ServerLeaks, testing::ValuesIn(leaks()),
                         [](const auto& each) { return each.param.name; });

class JointLeaks : public ServerLeaks {};

TEST_P(JointLeaks, IsFound) { expect_found(GetParam(), {"mrakoszlap"}); }

INSTANTIATE_TEST_SUITE_P(Planted, JointLeaks, testing::ValuesIn(joint_leaks()),
                         [](const auto& each) { return each.param.name; });

class DeskLeaks : public ServerLeaks {};

TEST_P(DeskLeaks, IsFound) {
  for (std::uint64_t seed = 1; seed <= kWithin; ++seed) {
    for (const char* book : {"gorod", "spytown"}) {
      planted_leak = GetParam().leak;
      if (compare_desks(book, seed).leak.empty()) continue;
      planted_leak = Leak::none;
      ASSERT_EQ(compare_desks(book, seed).leak, "") << book << ", seed " << seed;
      return;
    }
  }
  FAIL() << "nobody noticed " << GetParam().name;
}

INSTANTIATE_TEST_SUITE_P(Planted, DeskLeaks, testing::ValuesIn(desk_leaks()),
                         [](const auto& each) { return each.param.name; });

class DealLeaks : public ServerLeaks {};

TEST_P(DealLeaks, IsFound) {
  for (std::uint64_t seed = 1; seed <= kWithin; ++seed) {
    for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
      planted_leak = GetParam().leak;
      if (compare_deals(book, seed).leak.empty()) continue;
      planted_leak = Leak::none;
      ASSERT_EQ(compare_deals(book, seed).leak, "") << book << ", seed " << seed;
      return;
    }
  }
  FAIL() << "nobody noticed " << GetParam().name;
}

INSTANTIATE_TEST_SUITE_P(Planted, DealLeaks, testing::ValuesIn(deal_leaks()),
                         [](const auto& each) { return each.param.name; });

TEST(NoServerLeak, NothingIsFound) {
  planted_leak = Leak::none;
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      ASSERT_EQ(compare_twins(book, Waiting::usual, seed).leak, "") << book << ", seed " << seed;
    }
  }
}

}  // namespace
}  // namespace omerta::server
