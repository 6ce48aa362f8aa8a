// The built program in a terminal, as people meet it: Enter at every question leads to the end of
// the game, what is typed too early answers nothing, and the window may change its size.
#include <gtest/gtest.h>

#include "cli/terminal/terminal.h"
#include "tests/cli/play/newcomer.h"
#include "tests/cli/play/script.h"
#include "tests/cli/session.h"
#include "words/words.h"

namespace omerta::cli {
namespace {

struct Evening {
  const char* name;
  std::vector<std::string> words;
};

class EnterAtEveryQuestion : public testing::TestWithParam<Evening> {};

TEST_P(EnterAtEveryQuestion, LeadsToTheEndOfTheGame) {
  for (const char* seed : {"1", "2", "3", "4"}) {
    std::vector<std::string> words = GetParam().words;
    words.insert(words.end(), {"--seed", seed, "--pace", "none"});
    Newcomer newcomer{words};
    EXPECT_EQ(newcomer.play(), kFine) << seed;
    EXPECT_TRUE(newcomer.saw_the_end()) << seed << newcomer.history();
    EXPECT_TRUE(newcomer.is_asked("Thank you for playing.")) << seed << newcomer.screen();
  }
}

const std::vector<Evening> kEvenings{
    {"Plain", {"play"}},
    {"Ten", {"play", "--seats", "10"}},
    {"Edition", {"play", "--edition", "2012"}},
    {"Deck", {"play", "--deck", "mafioso=2,don=1,commissioner=1,nurse=1,journalist=1,citizen=3"}},
    {"Watching", {"play", "--people", "0"}},
    {"Named", {"play", "--players", "Anna"}},
    {"Friends", {"play", "--people", "3"}},
    {"Spytown", {"play", "--rulebook", "spytown", "--cards", "vest,wiretap"}},
    {"SpytownAllCards",
     {"play", "--rulebook", "spytown", "--seats", "12", "--cards",
      "vest,bandage,wiretap,arrest,shelter,kidnapping,safe-conduct,commander"}},
    {"Mrakoszlap", {"play", "--rulebook", "mrakoszlap"}},
    {"MrakoszlapTwelve", {"play", "--rulebook", "mrakoszlap", "--seats", "12"}}};

// MRK-DEAL-14  A hand longer than the screen comes screen by screen, from its first card on.
TEST(AHandOfCards, IsReadScreenByScreen) {
  Newcomer newcomer{{"play", "--rulebook", "mrakoszlap", "--seats", "5", "--players", "Tom",
                     "--seed", "3", "--pace", "none"},
                    {.rows = 24, .columns = 80}};
  ASSERT_TRUE(newcomer.waits());
  EXPECT_TRUE(newcomer.reads("Your cards")) << newcomer.terminal().screen();
  EXPECT_TRUE(newcomer.is_asked("Press Enter to go on.")) << newcomer.terminal().screen();
  int screens = 1;
  for (; screens < 10 && !newcomer.reads("falls. Everyone, close your eyes."); ++screens) {
    const std::string seen = newcomer.terminal().screen();
    const std::size_t above = seen.rfind('\n', seen.rfind("Press Enter to go on.") - 2);
    if (screens < 3) {
      EXPECT_EQ(seen[above + 1], ' ') << "a name torn from its text:\n" << seen;
    }
    newcomer.answer();
    ASSERT_TRUE(newcomer.waits());
  }
  EXPECT_GT(screens, 3) << "eleven cards";
}

INSTANTIATE_TEST_SUITE_P(Play, EnterAtEveryQuestion, testing::ValuesIn(kEvenings),
                         [](const auto& each) { return std::string(each.param.name); });

// A citizen of gorod at the first question of a game that is kept in the file.
std::vector<std::string> kept_in(const TestFile& file, const char* pace) {
  return {"play", file.path(), "--players", "Tom", "--seed", "3", "--pace", pace};
}

TEST(TypedAhead, AnswersNothing) {
  const TestFile file;
  Newcomer newcomer{kept_in(file, "slow")};
  ASSERT_TRUE(newcomer.waits());
  ASSERT_TRUE(newcomer.is_asked("Press Enter to go on."));
  const std::string_view question = "Who do you suspect?";
  for (int i = 0; i < 6 && !newcomer.reads(question); ++i) {
    newcomer.answer();
    newcomer.terminal().watch(std::chrono::milliseconds(400));  // it is speaking
    newcomer.type("2\nquit\nyes\n2\n2\n");
    ASSERT_TRUE(newcomer.waits()) << newcomer.screen();
  }
  ASSERT_TRUE(newcomer.reads(question)) << newcomer.screen();
  EXPECT_EQ(file.text().find("Tom nominate"), std::string::npos);
  newcomer.type("1\n");  // what is typed to the question itself does answer it
  ASSERT_TRUE(newcomer.waits());
  EXPECT_NE(file.text().find("Tom nominate"), std::string::npos);
}

TEST(TypedAhead, IsReadWhereNoPersonTypes) {
  const TestFile file;
  const std::string run = "printf '\\n\\nquit\\nyes\\n' | " OMERTA_PROGRAM " play " + file.path() +
                          " --players Tom --seed 1; exit $?";
  terminal::Emulated piped{{"sh", "-c", run}};
  EXPECT_EQ(piped.settle(), terminal::Doing::has_ended);
  EXPECT_EQ(piped.exit_code(), kFine);
  EXPECT_NE(file.text().find("Tom look"), std::string::npos);
}

TEST(Window, MayChangeItsSizeInTheGame) {
  const TestFile file;
  Newcomer newcomer{kept_in(file, "none"), {40, 100}};
  const std::string course = Words::of(Language::en).say("play.gorod.course");
  for (const int columns : {100, 60, 45}) {
    newcomer.terminal().resize({40, columns});
    ASSERT_TRUE(newcomer.waits());
    newcomer.type("rules\n");
    ASSERT_TRUE(newcomer.waits());
    EXPECT_NE(newcomer.terminal().screen().find(wrapped(course, columns)), std::string::npos)
        << newcomer.terminal().screen();
  }
}

TEST(Window, BreaksComplaintsBetweenWords) {
  Newcomer newcomer{{"play", "--rulebook", "spytown", "--people", "2"}, {30, 44}};
  EXPECT_FALSE(newcomer.waits());
  const std::string complaint =
      Words::of(Language::en).say("play.one-person", {{"books", List{"gorod"}}});
  EXPECT_NE(newcomer.terminal().screen().find(wrapped(complaint, 44)), std::string::npos)
      << newcomer.terminal().screen();
}

}  // namespace
}  // namespace omerta::cli
