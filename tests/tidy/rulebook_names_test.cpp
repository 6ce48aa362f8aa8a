// A rulebook is one folder; the registry knows it, everybody else goes by the table.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>

#include "tests/tidy/source_text.h"

namespace omerta::tidy {
namespace {

const std::filesystem::path kSource{OMERTA_SOURCE};

std::set<std::string> ids_of_rulebooks() {
  std::set<std::string> ids;
  for (const auto& entry : std::filesystem::directory_iterator{kSource / "rulebooks"}) {
    if (entry.is_directory()) ids.insert(entry.path().filename());
  }
  return ids;
}

bool names_one(std::string line) {
  static const std::set<std::string> kIds = ids_of_rulebooks();
  std::transform(line.begin(), line.end(), line.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return std::any_of(kIds.begin(), kIds.end(),
                     [&](const std::string& id) { return line.find(id) != std::string::npos; });
}

bool may_name(const File& file) {
  static const std::set<std::string> kMay{"rulebooks", "tests", "docs"};
  return kMay.contains(file.folder());
}

bool is_prose(const File& file) {
  return file.name.ends_with(".txt") && !file.name.ends_with("CMakeLists.txt");
}

TEST(RulebookNames, StandInNoOtherSource) {
  EXPECT_GE(ids_of_rulebooks().size(), 3U);
  for (const File& file : files_of(kSource, {".h", ".cpp", ".cmake", ".txt"})) {
    if (may_name(file) || is_prose(file)) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      EXPECT_FALSE(names_one(file.lines[i])) << file.name << ":" << i + 1;
    }
  }
}

// What people have to be told before a rulebook has been chosen.
const std::set<std::string>& told_before() {
  static const std::set<std::string> kTold{
      "cli.command.trace",   "cli.command.adjudicate",  "cli.trace.other-book",
      "cli.option.rulebook", "cli.option.edition",      "cli.option.deck",
      "cli.option.cards",    "cli.option.preset",       "cli.option.house",
      "cli.option.people",   "cli.option.decks-about",  "play.game.help",
      "play.one-person",     "fault.record.no-rulebook"};
  return kTold;
}

TEST(RulebookNames, StandInFewOtherSentences) {
  static const std::regex kSentence{R"re(^"([^"]+)" = )re"};
  std::set<std::string> naming;
  for (const File& file : files_of(kSource / "words/messages", {".toml"})) {
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      if (!names_one(file.lines[i])) continue;
      std::smatch found;
      ASSERT_TRUE(std::regex_search(file.lines[i], found, kSentence)) << file.name << ":" << i + 1;
      EXPECT_TRUE(told_before().contains(found[1])) << file.name << ":" << i + 1;
      naming.insert(found[1]);
    }
  }
  for (const std::string& each : told_before()) {
    EXPECT_TRUE(naming.contains(each)) << each << " names no rulebook any more: off the list";
  }
}

}  // namespace
}  // namespace omerta::tidy
