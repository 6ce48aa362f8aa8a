// What the documents show is what the program does: games and scenarios hold, house roles are in
// order, and what is shown as output is what is printed.
#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "tests/documents/blocks.h"

namespace omerta::documents {
namespace {

const std::string kCheck = std::string{OMERTA_PROGRAM} + " check ";

enum class Kind { scenario, record, house, other };

Kind kind_of(const Block& block) {
  const std::string first = block.lines.empty() ? "" : block.lines.front();
  if (first.rfind("scenario ", 0) == 0) return Kind::scenario;
  if (first == "omerta 1") return Kind::record;
  return first == "house" ? Kind::house : Kind::other;
}

// The catalogues are the law: they show how a rule is meant, not what one can type.
bool is_law(const Block& block) {
  const bool typed = block.kind == "sh" || block.kind == "console";
  return block.file.rfind("docs/rules/", 0) == 0 && !typed;
}

// A house role on its own, put into a small game.
std::string around(const Block& block) {
  const std::string text = block.text();
  const std::size_t at = text.find("id = \"") + 6;
  const std::string id = text.substr(at, text.find('"', at) - at);
  return "scenario HOUSE-1 A role written here\nseats A mafioso, B commissioner, C " + id +
         ", D-F citizen\n" + text + "setup accepted\n";
}

// A block of another kind would be looked at by nobody.
TEST(Documents, EveryBlockIsOfAKnownKind) {
  std::map<std::string, int> count;
  for (const Block& block : all_blocks()) {
    ++count[block.kind];
    const bool known = block.kind == "sh" || block.kind == "console" || block.kind == "toml" ||
                       (block.kind.empty() && kind_of(block) != Kind::other);
    EXPECT_TRUE(known || is_law(block)) << block.where() << " " << block.kind;
  }
  for (const char* kind : {"sh", "console", "toml", ""}) EXPECT_GT(count[kind], 0) << kind;
}

TEST(Documents, GamesAndScenariosHold) {
  std::map<Kind, int> met;
  for (const Block& block : blocks_of("")) {
    if (is_law(block)) continue;
    const Clone clone;
    const Kind kind = kind_of(block);
    ++met[kind];
    const std::string file =
        kind == Kind::record
            ? clone.write("block.omerta", block.text())
            : clone.write("block.scenario", kind == Kind::house ? around(block) : block.text());
    const Printed printed = run_in(clone, kCheck + file);
    EXPECT_EQ(printed.code, 0) << block.where() << "\n" << printed.out;
  }
  for (Kind kind : {Kind::scenario, Kind::record, Kind::house}) EXPECT_GT(met[kind], 0);
}

TEST(Documents, HouseRolesAreInOrder) {
  for (const Block& block : blocks_of("toml")) {
    const Clone clone;
    const Printed printed = run_in(clone, kCheck + clone.write("block.toml", block.text()));
    EXPECT_EQ(printed.code, 0) << block.where() << "\n" << printed.out;
  }
}

TEST(Documents, ToldEveningsHold) {
  const Clone clone;
  const Printed printed = run_in(clone, kCheck + "docs/examples");
  EXPECT_EQ(printed.code, 0) << printed.out;
  EXPECT_NE(printed.out.find("5 records"), std::string::npos) << printed.out;
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    const std::string file = std::string{"docs/examples/"} + book + ".omerta";
    const Printed told = run_in(clone, std::string{OMERTA_PROGRAM} + " replay " + file);
    EXPECT_NE(told.out.find("The game is over"), std::string::npos) << book;
    const Printed text = run_in(clone, "cat " + file);
    EXPECT_NE(text.out.find("\nmoderator take-back "), std::string::npos) << book;
  }
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty() || !lines.empty()) lines.push_back(line);
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

// "$ command", then what it prints. A line "…" stands for some that are left out.
void compare(const Block& block, const std::string& command, const std::string& shown) {
  const Clone clone;
  const Printed printed = run_in(clone, command + " 2>/dev/null");  // where ./run says it builds
  EXPECT_EQ(printed.code, 0) << block.where() << "\n" << printed.out;
  const std::vector<std::string> real = lines_of(printed.out);
  std::size_t at = 0;
  bool free = false;
  for (const std::string& line : lines_of(shown)) {
    if (line == "…") {
      free = true;
      continue;
    }
    while (free && at < real.size() && real[at] != line) ++at;
    ASSERT_LT(at, real.size()) << block.where() << ": " << command << " does not print\n" << line;
    EXPECT_EQ(real[at], line) << block.where() << ": " << command;
    free = false;
    ++at;
  }
  EXPECT_TRUE(free || at == real.size()) << block.where() << ": more is printed\n" << printed.out;
}

TEST(Documents, ShownOutputIsWhatIsPrinted) {
  int commands = 0;
  for (const Block& block : blocks_of("console")) {
    std::string command;
    std::string shown;
    for (const std::string& line : block.lines) {
      if (line.rfind("$ ", 0) != 0) {
        shown += line + '\n';
        continue;
      }
      if (!command.empty()) compare(block, command, shown);
      command = line.substr(2);
      shown.clear();
      ++commands;
    }
    ASSERT_FALSE(command.empty()) << block.where();
    compare(block, command, shown);
  }
  EXPECT_GT(commands, 0);
}

}  // namespace
}  // namespace omerta::documents
