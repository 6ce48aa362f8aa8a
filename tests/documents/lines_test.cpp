// Every line of every shell block is typed as it stands, in a terminal. Where it asks something, a
// newcomer types Enter, question after question, to the end of the game.
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "tests/documents/blocks.h"
#include "tests/terminal/emulated.h"

namespace omerta::documents {
namespace {

using terminal::Doing;
using terminal::Emulated;

constexpr int kMostKeys = 4'000;  // no game needs as many

enum class Command { play, moderate, other };

Command command_of(const ShellLine& line) {
  std::istringstream words(line.text);
  std::string program;
  std::string command;
  words >> program >> command;
  if (program != "./run") return Command::other;
  if (command.empty() || command == "play" || command == "#") return Command::play;
  return command == "moderate" ? Command::moderate : Command::other;
}

std::string rulebook_of(const ShellLine& line) {
  for (const char* book : {"spytown", "mrakoszlap"}) {
    if (line.text.find(book) != std::string::npos) return book;
  }
  return "gorod";
}

struct Ended {
  int code = -1;
  int keys = 0;
  bool over = false;  // whether the end of the game was ever to be seen
  std::string seen;   // in the end, with what scrolling up shows
  std::string last;
};

bool shows_the_end(const Emulated& screen) {
  return screen.history().find("The game is over") != std::string::npos;
}

Ended type_enter(const ShellLine& line) {
  const Clone clone;
  // The same game each time, without rests: what a person may set for himself.
  Emulated screen({"env", "OMERTA_PACE=none", "OMERTA_SEED=1", "XDG_STATE_HOME=" + clone.path(),
                   "bash", "-c", "cd " + clone.path() + " && exec " + line.text});
  Ended ended;
  while (screen.settle() == Doing::waits_for_a_key) {
    ended.over = ended.over || shows_the_end(screen);
    if (ended.keys++ == kMostKeys) break;
    screen.enter();
  }
  ended.last = screen.screen();
  ended.seen = screen.history();
  ended.over = ended.over || shows_the_end(screen);
  ended.code = screen.exit_code();
  return ended;
}

void play_to_the_end(Command command) {
  std::set<std::string> books;
  for (const ShellLine& line : shell_lines()) {
    if (command_of(line) != command) continue;
    books.insert(rulebook_of(line));
    const Ended ended = type_enter(line);
    EXPECT_EQ(ended.code, 0) << line.where << " after " << ended.keys << " keys:\n" << ended.last;
    EXPECT_GT(ended.keys, 5) << line.where << " asks for nothing:\n" << ended.last;
    EXPECT_LT(ended.keys, kMostKeys) << line.where << " does not end:\n" << ended.last;
    EXPECT_TRUE(ended.over) << line.where << " ends before the game does:\n" << ended.last;
  }
  EXPECT_EQ(books.size(), 3U);
}

TEST(Playing, EnterAtEveryQuestionLeadsToTheEnd) { play_to_the_end(Command::play); }
TEST(Moderating, EnterAtEveryQuestionLeadsToTheEnd) { play_to_the_end(Command::moderate); }

TEST(Lines, ThatAskNothingSaySomething) {
  int lines = 0;
  for (const ShellLine& line : shell_lines()) {
    if (command_of(line) != Command::other) continue;
    ++lines;
    const Ended ended = type_enter(line);
    EXPECT_EQ(ended.code, 0) << line.where << "\n" << ended.seen;
    EXPECT_EQ(ended.keys, 0) << line.where << " asks something:\n" << ended.seen;
    EXPECT_GT(ended.seen.size(), 10U) << line.where << " says nothing";
  }
  EXPECT_GT(lines, 15);
}

// The only line that is not run: what runs them.
TEST(Lines, OneIsLeftOut) {
  std::size_t all = 0;
  for (const Block& block : blocks_of("sh")) {
    for (const std::string& line : block.lines) all += line.empty() ? 0U : 1U;
  }
  EXPECT_EQ(all, shell_lines().size() + 1);
}

}  // namespace
}  // namespace omerta::documents
