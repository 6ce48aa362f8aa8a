// The built program: help, exit codes and where it writes, as a shell would see them.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/cli/session.h"

namespace {

using omerta::cli::Folder;

const std::string kSource = OMERTA_SOURCE;
const std::vector<std::string> kCommands{"play",   "moderate", "decks",      "rules",    "replay",
                                         "why",    "trace",    "adjudicate", "simulate", "check",
                                         "verify", "bench",    "serve",      "lab"};

struct Ran {
  int code = -1;
  std::string text;
};

Ran shell(const std::string& line) {
  const std::string command = "{ " + line + "\n} 2>&1 </dev/null";
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

Ran omerta(const std::string& words) { return shell(std::string{OMERTA_PROGRAM} + " " + words); }

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
  EXPECT_EQ(omerta("serve --port 0").code, 2);
  EXPECT_EQ(omerta("serve --config /no/such/file").code, 2);
  EXPECT_EQ(omerta("serve --data /proc/nowhere").code, 2);
  const Ran chess = omerta("play --rulebook chess");
  EXPECT_EQ(chess.code, 2);
  EXPECT_TRUE(has(chess, "There is no such rulebook: chess.")) << chess.text;
  const Ran weather = omerta("play --seats 8 --option weather=rain --players Anna");
  EXPECT_EQ(weather.code, 2);
  EXPECT_TRUE(has(weather, "There is no such setting: weather.")) << weather.text;
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

// "help play" and "play --help" are one page, in the reader's language.
TEST(Program, EveryCommandHasAPageOfHelp) {
  for (const std::string& command : kCommands) {
    std::vector<std::string> pages;
    for (const char* language : {"en", "pl", "sk", "cs", "ru"}) {
      const Ran page = omerta("help " + command + " --lang " + language);
      EXPECT_EQ(page.code, 0);
      EXPECT_EQ(page.text, omerta(command + " --help --lang " + language).text);
      EXPECT_FALSE(has(page, "cli.")) << page.text;  // a key that has no words
      EXPECT_TRUE(has(page, "omerta " + command)) << page.text;
      for (const std::string& other : pages) EXPECT_NE(page.text, other) << command << language;
      pages.push_back(page.text);
    }
  }
  EXPECT_TRUE(has(omerta("help play"), "--seats N"));
  EXPECT_TRUE(has(omerta("help play --lang pl"), "ilu graczy razem z botami"));
  EXPECT_EQ(omerta("help chess").code, 2);
  EXPECT_TRUE(has(omerta("help simulat"), "omerta simulate"));
  EXPECT_EQ(omerta("help").text, omerta("--help").text);
}

struct Refused {
  std::string words;
  std::string said;
};

TEST(Program, NumbersAreReadWithinTheirLimits) {
  const std::vector<Refused> all{
      {"simulate --seats abc", "--seats: a number from 2 to 31 is needed, not abc."},
      {"simulate --seats 0", "--seats: a number from 2 to 31 is needed, not 0."},
      {"play --seats 0", "--seats: a number from 2 to 31 is needed, not 0."},
      {"play --players 0", "A number from 2 to 31 is needed, not 0."},
      {"simulate --seats 8 --threads -3", "--threads: a number from 0 to 1,024 is needed, not -3."},
      {"simulate --seats 8 --games 0",
       "--games: a number from 1 to 10,000,000,000 is needed, not 0."},
      {"simulate --seats 8 --seed x", "not x."},
      {"play --people -1", "--people: a number from 0 to 31 is needed, not -1."},
      {"replay game --until 0", "--until: a number from 1 to 1,000,000 is needed, not 0."},
      {"trace game --night none", "--night: a number from 1 to 100,000 is needed, not none."},
      {"trace game --case 0", "--case: a number from 1 to 100,000 is needed, not 0."},
      {"decks 0", "A number from 2 to 31 is needed, not 0."},
      {"decks 8 9", "One number of players is enough: 8 and 9."}};
  for (const Refused& each : all) {
    const Ran ran = omerta(each.words);
    EXPECT_EQ(ran.code, 2) << each.words;
    EXPECT_TRUE(has(ran, each.said)) << each.words << "\n" << ran.text;
    EXPECT_FALSE(has(ran, "Did you mean")) << ran.text;
  }
}

TEST(Program, WordsThatAreNotUnderstoodAreNamedInTheReadersLanguage) {
  EXPECT_TRUE(has(omerta("replay a b c"), "Nothing like this is expected here: b c"));
  EXPECT_TRUE(has(omerta("replay"), "Something is missing: FILE."));
  EXPECT_TRUE(has(omerta("replay a --as"), "This needs a value after it: --as"));
  EXPECT_TRUE(has(omerta("simulate --lang pl --game 3"), "Tego się tu nie spodziewano: --game 3"));
  EXPECT_TRUE(has(omerta("simulate --lang pl --game 3"), "--games"));
}

// A record says itself which rulebook it is of; whoever says another must not be shown it.
TEST(Program, ARecordOfAnotherRulebookIsRefused) {
  const Folder folder;
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    const std::string file = folder.file(std::string{book} + ".omerta");
    std::filesystem::copy_file(kSource + "/docs/examples/" + book + ".omerta", file);
    for (const char* other : {"gorod", "spytown", "mrakoszlap"}) {
      for (const char* command : {"play ", "moderate "}) {
        const Ran ran = omerta(command + file + " --rulebook " + other);
        const bool refused = has(ran, std::string{"This is a game of "} + book + ", not of ");
        EXPECT_EQ(refused, std::string_view{book} != other) << command << book << other << ran.text;
        EXPECT_TRUE(!refused || ran.code == 2);
      }
    }
  }
}

TEST(Program, WhatIsInAFolderIsChecked) {
  const Ran roles = omerta("check " + kSource + "/house-roles");
  EXPECT_EQ(roles.code, 0);
  EXPECT_TRUE(has(roles, "dancer.toml")) << roles.text;
  const Folder folder;
  const Ran nothing = omerta("check " + folder.file(""));
  EXPECT_EQ(nothing.code, 2);
  EXPECT_TRUE(has(nothing, "There is nothing to check there")) << nothing.text;
  const std::string role =
      folder.write("idle.toml", "id = \"idle\"\ncall = \"own: 12\"\nacts = [ { do = [] } ]\n");
  const Ran idle = omerta("check " + role);
  EXPECT_EQ(idle.code, 2);
  EXPECT_TRUE(has(idle, "an act does nothing")) << idle.text;
}

TEST(Program, RulesAreSearchedForWordsNotForPartsOfThem) {
  EXPECT_EQ(omerta("rules witch").code, 1);
  EXPECT_EQ(omerta("rules switched").code, 1);
  EXPECT_EQ(omerta("rules switched --exact").code, 0);
  EXPECT_TRUE(has(omerta("rules alibi"), "GOR-"));
}

TEST(Program, ANumberWithoutARecommendedDeckIsNotFine) {
  const Ran many = omerta("decks 21");
  EXPECT_EQ(many.code, 1);
  EXPECT_TRUE(has(many, "omerta decks 21 --deck")) << many.text;
}

TEST(Program, BotsPlayUnlessSomethingElseIsSaid) {
  EXPECT_TRUE(has(omerta("simulate --seats 6 --format json"), "\"policy\":\"bots\""));
  EXPECT_TRUE(has(omerta("simulate --seats 6 --format json"), "\"games\":2000"));
  EXPECT_TRUE(has(omerta("simulate --seats 6 --policy plain"), "The bare game"));
}

TEST(Program, APictureThatCannotBeWrittenIsAnError) {
  const Folder folder;
  const std::string svg = folder.file("night.svg");
  const std::string draw = std::string{OMERTA_PROGRAM} + " trace " + kSource +
                           "/docs/examples/mrakoszlap.omerta --night 2 --svg ";
  const Ran full = shell("trap '' XFSZ; ulimit -f 0; " + draw + svg);
  EXPECT_EQ(full.code, 2);
  EXPECT_TRUE(has(full, "The file cannot be written")) << full.text;
  EXPECT_FALSE(std::filesystem::exists(svg));
  EXPECT_EQ(shell(draw + svg).code, 0);
  EXPECT_EQ(shell(draw + svg).code, 0);
  const std::string game = folder.write("game.omerta", "omerta 1\n");
  EXPECT_EQ(shell(draw + game).code, 2);
  EXPECT_EQ(folder.read("game.omerta"), "omerta 1\n");
}

}  // namespace
