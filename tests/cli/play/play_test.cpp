// Games at the terminal from the first word to the last, in every language, with people who type
// nonsense, who leave at any moment, and who come back.
#include <gtest/gtest.h>

#include <algorithm>

#include "rulebooks/gorod/rules/gorod.h"
#include "tests/cli/play/script.h"

namespace omerta::cli {
namespace {

using testing::Test;

constexpr int kFine = 0;
constexpr int kCannotStart = 1;
constexpr int kNotUnderstood = 2;
constexpr int kUnusableFile = 2;

PlayRequest request(const TestFile& file, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.setup.rulebook = "gorod";
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.players = {"Tom"};
  return wanted;
}

bool says(const Played& played, const std::string& text) {
  return played.out.find(text) != std::string::npos;
}

std::string sentence(Language language, std::string_view key) {
  return wrapped(Words::of(language).say(key), 80);
}

TEST(Play, EndsInEveryLanguage) {
  for (Language language : kLanguages) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const TestFile file;
      PlayRequest wanted = request(file, seed);
      wanted.language = language;
      wanted.setup.seats = 6 + static_cast<long long>(seed);
      const Played played = type(wanted, patient(60, 18));
      ASSERT_EQ(played.code, kFine) << seed;
      EXPECT_EQ(played.err, "");
      EXPECT_TRUE(says(played, sentence(language, "play.gorod.game")));
      EXPECT_TRUE(says(played, sentence(language, "cli.heading.all-cards"))) << seed;
      EXPECT_TRUE(says(played, sentence(language, "cli.play.goodbye")));
      EXPECT_TRUE(replayed(file).game().over()) << seed;
    }
  }
}

TEST(Play, WithEverySpecialCardAndHouseRole) {
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    const TestFile file;
    PlayRequest wanted = request(file, seed);
    wanted.setup.deck =
        "mafioso=3,don=1,lawyer=1,commissioner=1,sheriff=1,nurse=1,beauty=1,sleepwalker=1,"
        "journalist=1,captain=1,maniac=1,one-eyed=1,dancer=1,fighter=1,fat-man=1,citizen=1";
    wanted.setup.house = {"one-eyed", "dancer", "fighter", "fat-man"};
    wanted.setup.edition = seed % 2 == 0 ? "new" : "2012";
    wanted.setup.options = {seed % 3 == 0 ? "ballot=open" : "second-tie=lot", "night-pass=anyone",
                            "arrest-notice=told"};
    const Played played = type(wanted, patient(90, 18));
    ASSERT_EQ(played.code, kFine) << played.err;
    ASSERT_TRUE(replayed(file).game().over()) << seed;
  }
}

TEST(Play, SurvivesNonsense) {
  const Lines nonsense{"xyzzy",
                       "99999999999999999999",
                       "-1",
                       "1,2,3,4",
                       std::string(5000, 'a'),
                       "\xff\xfe",
                       "\x1b[2J",
                       "{who} %s %n",
                       "0x10",
                       "  ",
                       "Том"};
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const TestFile file;
    Lines lines;
    std::size_t next = 0;
    for (const std::string& sensible : patient(60, 8)) {
      lines.push_back(sensible);
      lines.push_back(nonsense[next++ % nonsense.size()]);
    }
    const Played played = type(request(file, seed), lines);
    EXPECT_EQ(played.code, kFine);
    EXPECT_TRUE(replayed(file).game().over());
  }
}

TEST(Play, MayEndAtAnyLineAndGoOn) {
  const TestFile whole;
  const Lines all = patient(12, 8);
  type(request(whole, 4), all);
  for (std::size_t cut = 0; cut < all.size(); cut += cut < 40 ? 1 : 7) {
    const TestFile file;
    const Lines first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(cut));
    const Played left = type(request(file, 4), first);
    ASSERT_EQ(left.code, kFine) << cut;
    ASSERT_FALSE(file.text().empty()) << cut;
    const std::size_t commands = replayed(file).commands().size();
    const Played back = type(request(file, 4), patient(60, 8));
    ASSERT_EQ(back.code, kFine) << cut << back.err;
    const Chronicle now = replayed(file);
    ASSERT_TRUE(now.game().over()) << cut;
    ASSERT_GE(now.commands().size(), commands);
  }
}

// A game that was interrupted is the game it would have been: bots remember nothing but the table.
TEST(Play, GoesOnAsIfNothingHadHappened) {
  const TestFile whole;
  const TestFile cut;
  type(request(whole, 9), {"", "", "0", "0", "2", "3", "1", "4", "2"});
  type(request(cut, 9), {"", ""});
  const std::string first = cut.text();
  type(request(cut, 9), {"0", "0", "2", "3", "1", "4", "2"});
  EXPECT_GT(cut.text().size(), first.size());
  EXPECT_EQ(whole.text(), cut.text());
}

TEST(Play, ShowsItsPagesAnywhere) {
  for (Language language : kLanguages) {
    const TestFile file;
    PlayRequest wanted = request(file, 3);
    wanted.language = language;
    const Words& words = Words::of(language);
    Lines lines{""};
    for (std::string_view word : {"help", "me", "who", "log", "rules", "cards", "why", "save"}) {
      const std::string all = words.say("play.word." + std::string(word));
      for (std::size_t at = 0; at <= all.size();) {
        const std::size_t bar = std::min(all.find('|', at), all.size());
        lines.push_back(all.substr(at, bar - at));
        at = bar + 1;
      }
    }
    const Played played = type(wanted, lines);
    for (std::string_view key : {"play.help.title", "cli.heading.what-you-know",
                                 "cli.label.players", "cli.heading.public-log", "play.gorod.course",
                                 "cli.heading.roles", "cli.heading.why", "cli.why.later"}) {
      EXPECT_TRUE(says(played, sentence(language, key))) << key;
    }
    EXPECT_TRUE(says(played, words.say("cli.play.saved", {{"file", file.path()}})));
  }
}

TEST(Play, ExplainsRefusals) {
  const TestFile file;
  // On the first day of an even number nobody else puts anybody up: there would be no vote.
  const Played played = type(request(file, 5), {"", "", "xyzzy", "42", "2", "0", "0", "1"});
  EXPECT_TRUE(says(played, "Nobody here is called that: xyzzy."));
  EXPECT_TRUE(says(played, "A number from 1 to 8 is needed, not 42."));
  EXPECT_TRUE(says(played, "Nobody may abstain."));
}

TEST(Play, TellsTheStoryAndTheReasons) {
  const TestFile file;
  type(request(file, 2), patient(60, 8));
  const Played back = type(request(file, 2), {"story", "why 9", "why 9999", "why me", "log", "?"});
  EXPECT_TRUE(says(back, "What happened at night"));
  EXPECT_TRUE(says(back, "[GOR-DAWN-1]"));
  EXPECT_TRUE(says(back, "This is where it began."));
  EXPECT_TRUE(says(back, "There is no such event: 9999."));
  EXPECT_TRUE(says(back, "Decided by rule GOR-WIN-"));
}

TEST(Play, IsPlayedAgainUnderAnotherName) {
  const TestFile file;
  Lines lines = patient(60, 8);
  type(request(file, 2), lines);
  PlayRequest wanted = request(file, 2);
  std::filesystem::remove(file.path());
  const Chronicle first = [&] {
    type(wanted, lines);
    return replayed(file);
  }();
  std::filesystem::remove(file.path());
  // The same evening, but the last question is answered with yes at every turn.
  Lines eager;
  for (const std::string& line : lines) {
    eager.push_back(line);
    if (line.empty()) eager.emplace_back("yes");
  }
  type(wanted, eager);
  EXPECT_TRUE(std::filesystem::exists(file.folder() / "evening-2.omerta"));
  EXPECT_TRUE(replayed(file).game().over());
  EXPECT_TRUE(first.game().over());
}

TEST(Play, BotsAloneMayBeWatched) {
  const TestFile file;
  PlayRequest wanted = request(file, 8);
  wanted.people = 0;
  wanted.setup.players = {};
  const Played played = type(wanted, {"", "skip", "", "no"});
  EXPECT_EQ(played.code, kFine);
  EXPECT_TRUE(replayed(file).game().over());
}

TEST(Play, AsksForNamesThatCanBeTold) {
  const TestFile file;
  PlayRequest wanted = request(file, 8);
  wanted.setup.players = {};
  wanted.people = 2;
  const Played played =
      type(wanted, {"clock", "7", "say \"hi\"", "Jan Novák", "jan novák", "", "", "", "quit"});
  EXPECT_EQ(played.code, kFine);
  EXPECT_TRUE(says(played, "That name will not do"));
  EXPECT_NE(file.text().find("\"Jan Novák\""), std::string::npos);
  EXPECT_FALSE(replayed(file).game().over());
}

TEST(Play, RefusesGamesThatCannotStart) {
  const TestFile file;
  PlayRequest few = request(file, 1);
  few.setup.seats = 4;
  EXPECT_EQ(type(few, {}).code, kCannotStart);
  PlayRequest crowded = request(file, 1);
  crowded.people = 9;
  EXPECT_EQ(type(crowded, {}).code, kNotUnderstood);
  PlayRequest moderated = request(file, 1);
  moderated.setup.options = {"moderator-mode=first-out"};
  EXPECT_EQ(type(moderated, {}).code, kNotUnderstood);
  PlayRequest twins = request(file, 1);
  twins.setup.players = {"Eva", "eva"};
  EXPECT_EQ(type(twins, {}).code, kNotUnderstood);
  PlayRequest odd = request(file, 1);
  odd.setup.options = {"weather=rain"};
  EXPECT_EQ(type(odd, {}).code, kNotUnderstood);
  EXPECT_FALSE(std::filesystem::exists(file.path()));
}

TEST(Play, LeavesFilesOfOthersAlone) {
  const TestFile file;
  file.write("a shopping list\n");
  EXPECT_EQ(type(request(file, 1), {"", ""}).code, kUnusableFile);
  EXPECT_EQ(file.text(), "a shopping list\n");
  PlayRequest folder = request(file, 1);
  folder.save = file.folder().string();
  EXPECT_EQ(type(folder, {"", ""}).code, kUnusableFile);
}

TEST(Play, GoesOnPlayingWhereNothingCanBeWritten) {
  const TestFile file;
  PlayRequest wanted = request(file, 1);
  wanted.save = (file.folder() / "missing" / "evening.omerta").string();
  const Played played = type(wanted, patient(60, 8));
  EXPECT_EQ(played.code, kFine);
  EXPECT_TRUE(says(played, "The file cannot be written"));
  EXPECT_TRUE(says(played, "All cards"));
}

}  // namespace
}  // namespace omerta::cli
