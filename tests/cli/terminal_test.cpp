// What the terminal does for every command: lines are broken where a reader would break them.
#include "cli/terminal/terminal.h"

#include <gtest/gtest.h>

namespace omerta::cli {
namespace {

TEST(Wrapped, BreaksBetweenWords) {
  EXPECT_EQ(wrapped("one two three four", 9), "one two\nthree\nfour");
  EXPECT_EQ(wrapped("a line\nand another", 20), "a line\nand another");
  EXPECT_EQ(wrapped("žluťoučký kůň úpěl", 13), "žluťoučký kůň\núpěl");
}

TEST(Wrapped, LeavesNoPrepositionAtTheEndOfALine) {
  EXPECT_EQ(wrapped("mieszka w mieście", 12), "mieszka\nw mieście");
  EXPECT_EQ(wrapped("dom i w mieście", 8), "dom\ni w mieście");
  EXPECT_EQ(wrapped("живёт в городе", 9), "живёт\nв городе");
  EXPECT_EQ(wrapped("jeden – dwa", 8), "jeden –\ndwa");  // a dash is no word of its own
  EXPECT_EQ(wrapped("jeden अ dwa", 8), "jeden अ\ndwa");  // nor are letters of other scripts
}

TEST(Wrapped, ABracketOrAQuotationMarkMakesNoDifference) {
  EXPECT_EQ(wrapped("Mafia (w nocy)", 9), "Mafia\n(w nocy)");
  EXPECT_EQ(wrapped("talia (1 don)", 9), "talia\n(1 don)");
  EXPECT_EQ(wrapped("вместе («в ночи»)", 12), "вместе\n(«в ночи»)");
}

TEST(Wrapped, PartsNoNumberFromItsNoun) {
  EXPECT_EQ(wrapped("there are 12 players here", 13), "there are\n12 players\nhere");
  EXPECT_EQ(wrapped("1 2 3 4 5 6", 4), "1 2\n3 4\n5 6");
}

}  // namespace
}  // namespace omerta::cli
