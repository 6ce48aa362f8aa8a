// Files that are missing, huge, binary, cut off or made to harm: a clear error, never a crash, and
// never a hint of what a card would have shown.
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

std::vector<Printed> all_readers(const std::string& file) {
  return {run(replay, ReplayRequest{.file = file}),
          run(replay, ReplayRequest{.file = file, .as = "moderator", .format = "json"}),
          run(why, WhyRequest{.file = file, .as = "moderator"}),
          run(moderate, ModerateRequest{.file = file}), run(check, CheckRequest{.files = {file}})};
}

void expect_refused(const std::string& file) {
  for (const Printed& printed : all_readers(file)) {
    EXPECT_EQ(printed.code, kUsage) << file << printed.out;
    EXPECT_FALSE(printed.err.empty());
  }
}

TEST(Hostile, FilesThatAreNoRecords) {
  const Folder folder;
  std::filesystem::create_directory(folder.file("directory.omerta"));
  expect_refused(folder.write("empty.omerta", ""));
  expect_refused(folder.write("binary.omerta", std::string("omerta 1\n\0\1\2\xff", 13)));
  expect_refused(folder.write("huge.omerta", std::string(5 << 20, 'x')));
  expect_refused(folder.write("long.omerta", "omerta 1\n" + std::string(100'000, 'a') + "\n"));
  expect_refused(folder.write("words.omerta", "hello there\n"));
  expect_refused(folder.write("newer.omerta", "omerta 999999999999999999999\nplay\n"));
  expect_refused(folder.write("noplay.omerta", "omerta 1\nrulebook gorod\nedition new\n"));
  expect_refused(folder.write("book.omerta", "omerta 1\nrulebook chess\nedition new\nplay\n"));
}

TEST(Hostile, ARecordThatNeverEnds) {
  const Folder folder;
  std::string text{kHead};
  for (int i = 0; i < 100'000; ++i) text += "Anna speak\n";
  expect_refused(folder.write("endless.omerta", text));
}

TEST(Hostile, MissingFiles) {
  const Printed gone = run(replay, ReplayRequest{.file = "/no/such/file.omerta"});
  EXPECT_EQ(gone.code, kUsage);
  EXPECT_TRUE(gone.complains("does not exist"));
  EXPECT_EQ(run(check, CheckRequest{.files = {"/no/such/file.scenario"}}).code, kUsage);
  EXPECT_EQ(run(replay, ReplayRequest{.file = "/dev/null"}).code, kUsage);
  EXPECT_EQ(run(replay, ReplayRequest{.file = "/"}).code, kUsage);
}

// Cut off anywhere a record is either a game in progress or refused with its line.
TEST(Hostile, RecordsCutOffAnywhere) {
  const Folder folder;
  const std::string text = whole_game();
  for (std::size_t length = 0; length <= text.size(); length += 7) {
    const std::string file = folder.write("cut.omerta", text.substr(0, length));
    const Printed printed = run(replay, ReplayRequest{.file = file});
    EXPECT_TRUE(printed.code == kFine || printed.code == kUsage) << length;
    EXPECT_FALSE(printed.says("Your card"));
  }
}

TEST(Hostile, RecordsWithABrokenByteAnywhere) {
  const Folder folder;
  const std::string text = whole_game();
  for (std::size_t at = 0; at < text.size(); at += 5) {
    std::string broken = text;
    broken[at] = static_cast<char>(0x80 + at % 100);
    const std::string file = folder.write("broken.omerta", broken);
    EXPECT_NE(run(replay, ReplayRequest{.file = file, .as = "Anna"}).code, -1);
    EXPECT_NE(run(check, CheckRequest{.files = {file}}).code, -1);
  }
}

TEST(Hostile, CommandsThatWereNeverLegal) {
  const Folder folder;
  const std::string head{kHead};
  for (const char* line :
       {"Anna vote-1 Boris", "Anna victim-mafia Eva", "Anna nominate Nobody",
        "moderator take-back 999", "moderator take-back -1", "clock close", "chance lot Anna",
        "chance deal Anna", "Anna check Boris+Boris+Eva", "Anna nominate Boris Cyril", "\"",
        "\x1b[2J", "moderator withdraw Zoe", "moderator: Anna vote-2 Boris", "Anna speak speak"}) {
    const std::string file = folder.write("illegal.omerta", head + line + "\n");
    for (const Printed& printed : all_readers(file)) {
      EXPECT_TRUE(printed.code == kUsage || printed.code == kFine) << line;
      EXPECT_FALSE(printed.complains("mafioso"));
      EXPECT_FALSE(printed.complains("commissioner"));
    }
  }
}

TEST(Hostile, UnknownSeatsAndFormats) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", second_day());
  const Printed nobody = run(replay, ReplayRequest{.file = file, .as = "Bors"});
  EXPECT_EQ(nobody.code, kUsage);
  EXPECT_TRUE(nobody.complains("Did you mean Boris?"));
  EXPECT_EQ(run(replay, ReplayRequest{.file = file, .as = "99"}).code, kUsage);
  EXPECT_EQ(run(replay, ReplayRequest{.file = file, .as = ""}).code, kUsage);
  EXPECT_EQ(run(replay, ReplayRequest{.file = file, .format = "xml"}).code, kUsage);
}

}  // namespace
}  // namespace omerta::cli
