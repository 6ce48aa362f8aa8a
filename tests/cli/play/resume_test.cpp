// A game that was killed goes on as if nothing had happened: the same bots, the same dice, the same
// answers give the same record to the last byte, wherever it was cut.
#include <gtest/gtest.h>

#include "tests/cli/play/person.h"

namespace omerta::cli {
namespace {

PlayRequest request(const TestFile& file, const std::string& rulebook, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.rulebook = rulebook;
  wanted.setup.players = {"Tom"};
  return wanted;
}

// Everything that a request could say otherwise is in the file already.
Evening gone_on(const std::string& kept, const TestFile& file, std::uint64_t taste) {
  file.write(kept);
  PlayRequest wanted;
  wanted.setup.rulebook.clear();  // the record says which
  wanted.save = file.path();
  wanted.seed = 987654321;
  wanted.level = bots::Level::random;
  return spend(wanted, file, taste);
}

// Questions at which something new was on the disk, spread over the evening.
std::vector<std::size_t> cuts_of(const Evening& whole) {
  constexpr std::size_t kMost = 8;
  std::vector<std::size_t> all;
  for (std::size_t i = 1; i < whole.asked.size(); ++i) {
    const Asked& asked = whole.asked[i];
    if (asked.kept != whole.asked[i - 1].kept && !asked.again) all.push_back(i);
  }
  std::vector<std::size_t> some;
  const std::size_t step = all.size() / kMost + 1;
  for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
  return some;
}

struct Case {
  const char* rulebook;
  std::uint64_t seed;
};

class Killed : public testing::TestWithParam<Case> {};

TEST_P(Killed, GoesOnAsItWouldHave) {
  const auto [rulebook, seed] = GetParam();
  const TestFile file;
  PlayRequest wanted = request(file, rulebook, seed);
  wanted.setup.seats = 7 + static_cast<long long>(seed % 6);
  if (std::string{rulebook} == "spytown") wanted.setup.cards = "vest,wiretap,shelter,arrest";
  const Evening whole = spend(wanted, file, seed);
  ASSERT_EQ(whole.code, 0) << whole.err;
  const std::string record = file.text();
  ASSERT_TRUE(replayed(file).game().over());
  const std::vector<std::size_t> cuts = cuts_of(whole);
  EXPECT_GT(cuts.size(), 1U);
  for (std::size_t i : cuts) {
    const TestFile cut;
    const Evening rest = gone_on(whole.asked[i].kept, cut, seed);
    ASSERT_EQ(rest.code, 0) << rest.err;
    ASSERT_EQ(cut.text(), record) << "killed at question " << i << ":\n" << whole.asked[i].screen;
    const TestFile left;
    wanted.save = left.path();
    ASSERT_EQ(spend(wanted, left, seed, i).code, 0);
    ASSERT_EQ(gone_on(left.text(), left, seed).code, 0);
    ASSERT_EQ(left.text(), record) << "left at question " << i << ":\n" << whole.asked[i].screen;
  }
}

// Older records name the people in a remark and the bots nowhere; they go on, and say it from then.
TEST(Resume, TakesUpOlderRecords) {
  const TestFile file;
  spend(request(file, "gorod", 3), file, 3, 6);
  std::string text = file.text();
  const std::size_t from = text.find("people Tom\n");
  const std::size_t to = text.find("deal ");
  ASSERT_LT(from, to);
  text.erase(from, to - from);
  const TestFile old;
  old.write("omerta 1\n# people: Tom\n" + text.substr(text.find('\n') + 1));
  ASSERT_EQ(spend(request(old, "gorod", 3), old, 3).code, 0);
  EXPECT_TRUE(replayed(old).game().over());
  EXPECT_NE(old.text().find("# people: Tom\n"), std::string::npos);
  EXPECT_NE(old.text().find("\npeople Tom\nbots detective 3\n"), std::string::npos) << old.text();
  const TestFile wrong;
  std::string unknown = file.text();
  unknown.replace(unknown.find("bots detective"), 14, "bots brilliant");
  wrong.write(unknown);
  EXPECT_EQ(spend(request(wrong, "gorod", 3), wrong, 3).code, 2);
}

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const char* rulebook : {"gorod", "spytown", "mrakoszlap"}) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) all.push_back({rulebook, seed});
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Evenings, Killed, testing::ValuesIn(cases()),
                         [](const testing::TestParamInfo<Case>& each) {
                           return each.param.rulebook + std::to_string(each.param.seed);
                         });

}  // namespace
}  // namespace omerta::cli
