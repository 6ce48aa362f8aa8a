// The levels as text: what is built in is a table, what is written is read again, and what is no
// number of a row is refused.
#include "minds/level_table.h"

#include <gtest/gtest.h>

#include "rulebooks/gorod/bots/levels.h"
#include "rulebooks/spytown/bots/levels.h"

namespace omerta::minds {
namespace {

TEST(LevelTables, ThatAreWrittenAreReadAgain) {
  for (const LevelTable* each : {&gorod::levels(), &spytown::levels()}) {
    EXPECT_GE(each->version, 1);
    EXPECT_EQ(read_levels(written(*each, "# levels\n")), *each);
  }
}

// Each number has a name of its own, and is a part of the row: a file loses nothing.
TEST(LevelTables, NameEveryNumber) {
  const LevelTable& table = gorod::levels();
  for (const Number& each : numbers()) {
    LevelTable other = table;
    Row& row = other.rows[static_cast<unsigned>(bots::Level::player)];
    each.set(row, each.of(row) == 1 ? 0 : 1);
    EXPECT_NE(other, table) << each.name;
    EXPECT_EQ(read_levels(written(other, "")), other) << each.name;
    EXPECT_EQ(each.raced == Number::Raced::no, each.tried.empty()) << each.name;
    for (double value : each.tried) {
      each.set(row, value);
      EXPECT_EQ(each.of(row), value) << each.name;
    }
  }
}

TEST(LevelTables, OfOtherTextAreRefused) {
  EXPECT_TRUE(read_levels("version = 1\n[player]\n# so\nsharpness = 12.5\n"));
  for (const char* text :
       {"", "[player]\nsharpness = 12\n", "version = 0\n", "version = 1.5\n",
        "version = 1\n[genius]\n", "version = 1\nsharpness = 12\n",
        "version = 1\n[player]\nwit = 1\n", "version = 1\n[player]\nsharpness\n",
        "version = 1\n[player]\nsharpness = much\n", "version = 1\n[player]\nsharpness = -1\n",
        "version = 1\n[player]\nsharpness = 1e9\n", "version = 1\n[player]\nwords-a-day = 300\n",
        "version = 1\n[player]\ntremble = 0.5\n", "version = 1\n[player]\nsharpness = 12 13\n"}) {
    EXPECT_FALSE(read_levels(text)) << text;
  }
}

}  // namespace
}  // namespace omerta::minds
