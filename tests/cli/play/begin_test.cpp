// The beginning and the end of an evening at the terminal: names, words that help, records that are
// opened again, and what was asked for on the command line.
#include <gtest/gtest.h>

#include <fstream>

#include "tests/cli/play/script.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

constexpr int kNotUnderstood = 2;

PlayRequest request(const TestFile& file, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.players = {"Tom"};
  return wanted;
}

PlayRequest nothing_said() {  // as the program asks when no word follows it
  PlayRequest wanted;
  wanted.seed = 2;
  wanted.setup.rulebook.clear();
  return wanted;
}

bool says(const Played& played, const std::string& text) {
  return flattened(played.out).find(text) != std::string::npos;
}

TEST(PlayBegin, AGameThatEndsWithItsInputSaysThatItIsNotSaved) {
  const Played cut = type(nothing_said(), {"", "", "", ""});
  EXPECT_TRUE(says(cut, "The game is not finished and has not been saved.")) << cut.out;
  EXPECT_TRUE(says(cut, "go on later: omerta play friday.omerta")) << cut.out;
  const TestFile file;
  const Played kept = type(request(file, 2), {"", ""});
  EXPECT_FALSE(says(kept, "has not been saved")) << kept.out;
}

TEST(PlayBegin, WhatIsToBeTypedIsWhatWasTyped) {
  ASSERT_EQ(setenv("OMERTA_CALLED_AS", "./run", 1), 0);
  const Played cut = type(nothing_said(), {"", "", "", ""});
  ASSERT_EQ(unsetenv("OMERTA_CALLED_AS"), 0);
  EXPECT_TRUE(says(cut, "go on later: ./run play friday.omerta")) << cut.out;
}

// What is typed at a question, names somebody in a record or turns the line round is no name.
TEST(PlayBegin, TakesNoNameThatMeansSomethingElse) {
  const Lines unusable{"me",
                       "Log",
                       "public",
                       "moderator",
                       "power",
                       "Eva\u202Eeva",
                       "A\u200BB",
                       "\uFEFFAnna",
                       "tab\there",
                       "\xff\xfe",
                       "\xC3",
                       "\xED\xA0\x80",
                       "\xC0\xAF",
                       "bell\x07",
                       "del\x7f",
                       "\xC2\x85next",
                       "soft\u00ADy",
                       "A name too long"
                       "by some way"};
  for (const std::string& name : unusable) {
    const TestFile file;
    PlayRequest wanted = request(file, 8);
    wanted.setup.rulebook = "gorod";
    wanted.setup.players = {};
    const Played played = type(wanted, {name, "Žofie"});
    EXPECT_EQ(played.code, kFine) << name;
    EXPECT_TRUE(says(played, "That name will not do")) << name;
    EXPECT_NE(file.text().find("Žofie"), std::string::npos) << name;
    wanted.save.clear();
    wanted.setup.players = {name};
    EXPECT_EQ(type(wanted, {}).code, kNotUnderstood) << name;
  }
}

TEST(PlayBegin, TakesNoListWithAHoleInIt) {
  const TestFile file;
  PlayRequest wanted = request(file, 1);
  wanted.setup.players = {"Anna,,Boris"};
  EXPECT_EQ(type(wanted, {}).code, kNotUnderstood);
  wanted.setup.players = {"Anna, Boris"};
  EXPECT_EQ(type(wanted, {}).code, kFine);
  EXPECT_NE(file.text().find("Boris"), std::string::npos);
}

TEST(PlayBegin, HelpsBeforeAndAfterTheGame) {
  const TestFile file;
  for (const char* word : {"?", "help", "h"}) {
    const Played played = type(nothing_said(), {word, "1", word, "Tom"});
    EXPECT_TRUE(says(played, "Enter alone takes the first.")) << word;
    EXPECT_TRUE(says(played, "Enter alone takes the name in brackets.")) << word;
    EXPECT_TRUE(says(played, "players sit down:")) << word;
    EXPECT_FALSE(says(played, std::string("Next: ") + word));
  }
  type(request(file, 2), patient(60, 8));
  const Played after = type(request(file, 2), {"?"});
  EXPECT_TRUE(says(after, "What you can type"));
  EXPECT_TRUE(says(after, "the reason for event 12"));
  EXPECT_FALSE(says(after, "I do not understand"));
}

TEST(PlayBegin, MayBeLeftAtTheFirstQuestions) {
  const PlayRequest fresh = nothing_said();
  EXPECT_TRUE(says(type(fresh, {"quit"}), "Thank you for playing."));
  EXPECT_FALSE(says(type(fresh, {"quit"}), "What shall we call you?"));
  EXPECT_FALSE(says(type(fresh, {"", "quit"}), "sit down"));
}

TEST(PlayBegin, AnotherGameAfterARecordThatWasFinished) {
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    const TestFile file;
    PlayRequest wanted = request(file, 2);
    wanted.setup.rulebook = book;
    if (std::string(book) == "spytown") wanted.setup.cards = "vest,wiretap";
    type(wanted, patient(200, 10));
    ASSERT_TRUE(replayed(file).game().over());
    PlayRequest back = nothing_said();
    back.save = file.path();
    const Played played = type(back, {"", "yes"});
    EXPECT_EQ(played.code, kFine);
    const auto path = file.folder() / "evening-2.omerta";
    ASSERT_TRUE(std::filesystem::exists(path)) << book << played.out << played.err;
    std::ifstream in{path};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    const notation::Record first = notation::Record::read(file.text(), "");
    const notation::Record second = notation::Record::read(text, "");
    EXPECT_EQ(first.casting().names.seats, second.casting().names.seats) << book;
    EXPECT_EQ(first.casting().deck, second.casting().deck) << book;
    EXPECT_FALSE(second.replay().game().over());
  }
}

TEST(PlayBegin, GoesOnOnlyWithTheRulebookAskedFor) {
  const TestFile file;
  PlayRequest wanted = request(file, 1);
  wanted.setup.rulebook = "gorod";
  type(wanted, {""});
  const std::string before = file.text();
  wanted.setup.rulebook = "spytown";
  const Played other = type(wanted, {"", ""});
  EXPECT_EQ(other.code, kNotUnderstood);
  EXPECT_NE(other.err.find("a game of gorod, not of spytown"), std::string::npos) << other.err;
  EXPECT_EQ(file.text(), before);
}

TEST(PlayBegin, ReadsARecordWithAByteOrderMark) {
  const TestFile file;
  type(request(file, 1), {""});
  file.write("\xEF\xBB\xBF" + file.text());
  const Played back = type(request(file, 1), patient(60, 8));
  EXPECT_EQ(back.code, kFine) << back.err;
  EXPECT_TRUE(replayed(file).game().over());
}

TEST(PlayBegin, KnowsItsPaces) {
  PlayRequest wanted;
  wanted.pace = "breakneck";
  const Played played = type(wanted, {});
  EXPECT_EQ(played.code, kNotUnderstood);
  EXPECT_NE(played.err.find("usual"), std::string::npos) << played.err;
  for (const char* known : {"none", "quick", "usual", "slow"}) {
    wanted.pace = known;
    EXPECT_EQ(type(wanted, {"quit"}).code, kFine) << known;
  }
}

}  // namespace
}  // namespace omerta::cli
