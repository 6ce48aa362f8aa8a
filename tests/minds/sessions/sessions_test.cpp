// Whole sessions in twin worlds: what a bot answers and says, in which words, when, and who is let
// speak before whom depends on nothing that it may not know. And whoever looks is caught.
#include <gtest/gtest.h>

#include "rulebooks/rulebook.h"
#include "tests/minds/sessions/session.h"

namespace omerta::minds {

void PrintTo(const Differences& found, std::ostream* out) {
  *out << "answers " << found.answers << ", statements " << found.statements << ", turns "
       << found.turns << ", sentences " << found.sentences << ", minds " << found.minds
       << ", faults " << found.faults << ", pooled " << found.pooled;
}

namespace {

using bots::Level;

constexpr std::uint64_t kEvenings = 49;  // each number of players seven times
constexpr std::uint64_t kTries = 14;     // until a cheat is caught at the latest

class Sessions : public testing::TestWithParam<std::tuple<std::size_t, Level>> {};

TEST_P(Sessions, AreTheSameInTwinWorlds) {
  const auto [number, level] = GetParam();
  const Rulebook& book = *rulebooks()[number];
  Compared all;
  for (std::uint64_t evening = 0; evening < kEvenings; ++evening) {
    const Compared one = session({book.id, level, evening}, Conduct{});
    EXPECT_EQ(one.found.all(), 0) << "evening " << evening << ": "
                                  << testing::PrintToString(one.found);
    all.add(one);
  }
  RecordProperty("asked", all.asked);
  RecordProperty("said", all.said);
  EXPECT_GT(all.asked, 10'000);
  EXPECT_GT(all.people, 400);
  EXPECT_GT(all.questions, 100);
  if (level == Level::random) return;
  EXPECT_GT(all.said, level == Level::novice ? 8 : 120);  // a novice has little to say
  EXPECT_GE(all.words, all.said);
}

class Cheats : public testing::TestWithParam<std::tuple<std::size_t, std::size_t>> {};

TEST_P(Cheats, AreCaught) {
  const auto [number, cheat] = GetParam();
  const Rulebook& book = *rulebooks()[number];
  const auto& [conduct, shows_in] = cheats()[cheat];
  for (std::uint64_t evening = 0; evening < kTries; ++evening) {
    const Compared one = session({book.id, Level::detective, evening}, conduct);
    if (shows_in == &Differences::pooled) {
      EXPECT_EQ(one.found.all(), one.found.pooled) << "a pair alone can see it: " << conduct.name;
    }
    if (one.found.*shows_in > 0) return RecordProperty("evening", static_cast<int>(evening));
  }
  FAIL() << conduct.name << ", " << book.id;
}

INSTANTIATE_TEST_SUITE_P(Books, Sessions,
                         testing::Combine(testing::Range<std::size_t>(0, rulebooks().size()),
                                          testing::Values(Level::random, Level::novice,
                                                          Level::player, Level::detective)));
INSTANTIATE_TEST_SUITE_P(Books, Cheats,
                         testing::Combine(testing::Range<std::size_t>(0, rulebooks().size()),
                                          testing::Range<std::size_t>(0, cheats().size())));

}  // namespace
}  // namespace omerta::minds
