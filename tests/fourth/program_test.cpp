// The program with a fourth rulebook: every command, as a shell would see it.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace {

struct Ran {
  int code = -1;
  std::string text;
  bool has(std::string_view part) const { return text.find(part) != std::string::npos; }
};

// The words of a command, and what is typed then.
Ran omerta(const std::string& words, const std::string& typed = {}) {
  const std::string command =
      "printf '" + typed + "' | " + std::string{OMERTA_OF_FOUR} + " " + words + " 2>&1";
  std::FILE* pipe = popen(command.c_str(), "r");
  Ran ran;
  std::array<char, 4096> block{};
  while (const std::size_t read = std::fread(block.data(), 1, block.size(), pipe)) {
    ran.text.append(block.data(), read);
  }
  const int status = pclose(pipe);
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

class Fourth : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::temp_directory_path() / (std::string{"fourth-"} + test->name());
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    file_ = (folder_ / "evening.omerta").string();
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void played() { ASSERT_EQ(omerta("play " + file_ + kGame, kEnters).code, 0); }
  std::string record() const {
    std::ostringstream text;
    text << std::ifstream{file_}.rdbuf();
    return text.str();
  }

  static constexpr const char* kGame = " --rulebook plain --seed 3 --pace none --players Ada";
  static constexpr const char* kEnters =
      R"(\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n)";
  std::filesystem::path folder_;
  std::string file_;
};

TEST_F(Fourth, IsAmongTheRulebooks) {
  EXPECT_TRUE(omerta("rules plain").has("PLAIN-DEAL-1"));
  EXPECT_TRUE(omerta("rules PLAIN-DAY-3").has("In a tie nobody is out."));
  EXPECT_TRUE(omerta("rules plain mafioso").has("Agrees on a victim"));
  EXPECT_TRUE(omerta("decks plain").has("5 citizens and 2 mafiosi"));
  EXPECT_TRUE(omerta("help decks").has("plain: how many of each"));
  EXPECT_EQ(omerta("decks plain 7 --deck mafioso=4,citizen=3").code, 1);
  EXPECT_TRUE(omerta("play --rulebook chess").has("plain"));
  EXPECT_TRUE(omerta("play", R"(4\n\nquit\n)").has("mafia and citizens, a night"));
}

TEST_F(Fourth, HoldsItsScenarios) {
  const Ran checked = omerta("check " OMERTA_FOURTH);
  EXPECT_EQ(checked.code, 0) << checked.text;
  EXPECT_TRUE(checked.has("nothing failed")) << checked.text;
}

TEST_F(Fourth, IsPlayedToItsEndAndGoesOn) {
  const Ran game = omerta("play " + file_ + kGame, kEnters);
  EXPECT_EQ(game.code, 0);
  EXPECT_TRUE(game.has("Decided by rule PLAIN-WIN-")) << game.text;
  EXPECT_TRUE(game.has("All cards"));
  EXPECT_NE(record().find("rulebook plain"), std::string::npos);
  EXPECT_TRUE(omerta("play " + file_ + " --people 0", "quit").has("All cards"));
  EXPECT_TRUE(omerta("play --rulebook plain --people 0 --seed 8 --pace none", kEnters)
                  .has("Decided by rule PLAIN-WIN-"));
}

TEST_F(Fourth, SharesOneScreen) {
  const Ran game =
      omerta("play --rulebook plain --people 2 --players Ada,Bea --seats 5 --seed 2", R"(Ada\n)");
  EXPECT_TRUE(game.has("Night 1.")) << game.text;
}

TEST_F(Fourth, IsModerated) {
  const Ran desk = omerta(
      "moderate " + file_ + " --rulebook plain --players A,B,C,D,E --moderator Host --seed 4",
      R"(\n1\n1\n\n\n2\n\n\n1 3\nrest > 1\n\n\n\nback\n\nquit\n)");
  EXPECT_TRUE(desk.has("mafioso: who holds it?")) << desk.text;
  EXPECT_TRUE(desk.has("Mafia, who is to die?")) << desk.text;
  EXPECT_TRUE(desk.has("B was killed in the night.")) << desk.text;
  EXPECT_TRUE(desk.has("A is voted out. The card: mafioso.")) << desk.text;
  EXPECT_TRUE(desk.has("The winners: the town.")) << desk.text;
}

TEST_F(Fourth, IsReplayedAndExplained) {
  played();
  const Ran all = omerta("replay " + file_);
  EXPECT_EQ(all.code, 0);
  EXPECT_TRUE(all.has("Everybody sleeps.") && !all.has("points at")) << all.text;
  EXPECT_TRUE(omerta("replay " + file_ + " --as Ada").has("Your card: "));
  EXPECT_TRUE(omerta("replay " + file_ + " --as moderator").has("points at"));
  EXPECT_TRUE(omerta("replay " + file_ + " --as Ada --format view").has(R"("hour":"over")"));
  EXPECT_TRUE(omerta("replay " + file_ + " --format json").has(R"("event":"night")"));
  const Ran why = omerta("why " + file_);
  EXPECT_TRUE(why.has("PLAIN-WIN-") && why.has("Reason: ")) << why.text;
  EXPECT_TRUE(omerta("why " + file_ + " night 1").has("PLAIN-NIGHT-1"));
}

TEST_F(Fourth, IsSaidInEnglishWhereNobodyTranslatedIt) {
  played();
  for (const char* language : {"pl", "sk", "cs", "ru"}) {
    const Ran told = omerta("replay " + file_ + " --lang " + language);
    EXPECT_TRUE(told.code == 0 && told.has("Everybody sleeps.")) << told.text;
    EXPECT_EQ(omerta(std::string{"rules plain --lang "} + language).code, 0);
  }
}

TEST_F(Fourth, IsSimulated) {
  for (const char* policy : {"bots", "random", "plain"}) {
    const Ran games =
        omerta(std::string{"simulate --rulebook plain --seats 9 --games 300 --policy "} + policy);
    EXPECT_EQ(games.code, 0) << games.text;
    EXPECT_TRUE(games.has("the town") && games.has("the mafia")) << games.text;
  }
  EXPECT_EQ(omerta("simulate --rulebook plain --seats 3").code, 1);
}

}  // namespace
