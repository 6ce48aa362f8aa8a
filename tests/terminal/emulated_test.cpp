// That the emulated terminal shows what a person would see, and knows when a program waits.
#include "tests/terminal/emulated.h"

#include <gtest/gtest.h>

namespace {

using omerta::terminal::Doing;
using omerta::terminal::Emulated;

TEST(Emulated, ShowsTheScreenAndNotTheStream) {
  Emulated terminal{
      {"sh", "-c", "printf 'secret'; printf '\\033[2J\\033[Hopen: '; read x; exit 3"}};
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_EQ(terminal.screen(), "open:");
  terminal.enter();
  EXPECT_EQ(terminal.settle(), Doing::has_ended);
  EXPECT_EQ(terminal.exit_code(), 3);
}

TEST(Emulated, RemembersWhatScrolledAwayUntilItIsForgotten) {
  Emulated terminal{{"sh", "-c", "seq 100; read x; printf '\\033[2J\\033[3J\\033[H'; read x"}};
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_EQ(terminal.history().rfind("1\n2\n", 0), 0U);
  EXPECT_EQ(terminal.screen().find("\n5\n"), std::string::npos);
  terminal.enter();
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_EQ(terminal.history(), "");
}

TEST(Emulated, AnswersOneQuestionAtATime) {
  Emulated terminal{{"sh", "-c", "for i in 1 2 3; do printf \"$i? \"; read x; echo got $x; done"}};
  for (const char* answer : {"žluť\n", "b\n", "c\n"}) {
    ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
    terminal.type(answer);
  }
  EXPECT_EQ(terminal.settle(), Doing::has_ended);
  EXPECT_EQ(terminal.screen(), "1? žluť\ngot žluť\n2? b\ngot b\n3? c\ngot c");
}

}  // namespace
