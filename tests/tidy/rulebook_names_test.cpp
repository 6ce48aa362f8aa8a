// A rulebook is one folder; the registry knows it, everybody else goes by the table.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
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

TEST(RulebookNames, StandInNoOtherSentence) {
  int sentences = 0;
  for (const File& file : files_of(kSource / "words/messages", {".toml"})) {
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      sentences += file.lines[i].starts_with('"') ? 1 : 0;
      EXPECT_FALSE(names_one(file.lines[i])) << file.name << ":" << i + 1;
    }
  }
  EXPECT_GT(sentences, 1000);
}

}  // namespace
}  // namespace omerta::tidy
