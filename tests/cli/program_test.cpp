// The built program: help, exit codes and where it writes, as a shell would see them.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

namespace {

struct Ran {
  int code = -1;
  std::string text;
};

Ran omerta(const std::string& words) {
  const std::string command = std::string{OMERTA_PROGRAM} + " " + words + " 2>&1 </dev/null";
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

bool has(const Ran& ran, std::string_view text) { return ran.text.find(text) != std::string::npos; }

TEST(Program, HelpInEveryLanguage) {
  for (const char* language : {"en", "pl", "sk", "cs", "ru"}) {
    const Ran help = omerta(std::string{"--help --lang "} + language);
    EXPECT_EQ(help.code, 0);
    for (const char* command :
         {"play", "moderate", "decks", "rules", "replay", "why", "simulate", "check", "bench"}) {
      EXPECT_TRUE(has(help, std::string{"omerta "} + command)) << language << command;
    }
  }
  EXPECT_EQ(omerta("").code, 0);
  EXPECT_EQ(omerta("help").code, 0);
  EXPECT_EQ(omerta("simulate --help").code, 0);
  EXPECT_TRUE(has(omerta("--version"), "omerta "));
}

TEST(Program, ExitCodes) {
  EXPECT_EQ(omerta("decks 9").code, 0);
  EXPECT_EQ(omerta("decks 9 --deck mafioso=9").code, 1);
  EXPECT_EQ(omerta("decks many").code, 2);
  EXPECT_TRUE(has(omerta("decks mrakoszlap 7"), "56 cards, 8 for each player."));
  EXPECT_TRUE(has(omerta("decks --preset web-2026 7"), "56 cards, 8 for each player."));
  EXPECT_EQ(omerta("deks 9").code, 2);
  EXPECT_EQ(omerta("replay").code, 2);
  EXPECT_EQ(omerta("replay /no/such/file").code, 2);
  EXPECT_EQ(omerta("check").code, 2);
  EXPECT_EQ(omerta("rules xyzzy").code, 1);
  EXPECT_EQ(omerta("rules nurse").code, 0);
  EXPECT_EQ(omerta("--lang klingon decks").code, 2);
  EXPECT_EQ(omerta("--colour mauve decks").code, 2);
  EXPECT_EQ(omerta("simulate --seats 6 --games 100 --seed 3").code, 0);
  EXPECT_EQ(omerta("simulate --seats 6 --games -1").code, 2);
  EXPECT_EQ(omerta("simulate --seats 6 --games 10 --threads -1").code, 2);
  EXPECT_EQ(omerta("simulate --seats 999999999999999999999").code, 2);
  EXPECT_EQ(omerta("play --rulebook chess").code, 2);
  EXPECT_EQ(omerta("play --seats 8 --option weather=rain").code, 2);
  EXPECT_EQ(omerta("play --rulebook gorod --seats 4").code, 1);
  EXPECT_EQ(omerta("bench --signature").code, 0);
}

TEST(Program, SuggestsWhatWasMeant) {
  EXPECT_TRUE(has(omerta("simulat"), "omerta simulate"));
  EXPECT_TRUE(has(omerta("replay --formt json x"), "--format"));
  EXPECT_TRUE(has(omerta("decks 9 --option secondtie=lot"), "second-tie"));
}

TEST(Program, ErrorsGoToTheErrorStream) {
  const std::string command = std::string{OMERTA_PROGRAM} + " deks 2>/dev/null";
  std::FILE* pipe = popen(command.c_str(), "r");
  EXPECT_EQ(std::fgetc(pipe), EOF);
  EXPECT_EQ(WEXITSTATUS(pclose(pipe)), 2);
}

}  // namespace
