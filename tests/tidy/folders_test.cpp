// A folder shows at one look what is in it: no more than so many files side by side.
#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "tests/tidy/source_text.h"

namespace omerta::tidy {
namespace {

constexpr int kMostSideBySide = 25;

// A screen, a part of it and a story of the web app have a file each, and so have the parts of a
// room.
int most_in(const std::string& folder) {
  static const std::regex kParts{R"re(^(web/(src/(screens|room)|e2e)|server/(room|core))$)re"};
  return std::regex_search(folder, kParts) ? 30 : kMostSideBySide;
}

// Pictures, and what is one file a card, a clause or a language, are rows of a table.
bool is_table(const std::string& folder) {
  static const std::regex kTable{R"re(^(web/(art|icons)|docs/decisions|tests/fuzz/corpus/.*)$)re"};
  return std::regex_search(folder, kTable);
}

TEST(Folders, CanBeSeenAtOneLook) {
  std::map<std::string, int> files;
  for (const File& file : files_of(OMERTA_SOURCE, {".h", ".cpp", ".ts", ".svelte", ".mjs", ".py",
                                                   ".scenario", ".toml", ".md"})) {
    ++files[file.name.substr(0, file.name.find_last_of('/'))];
  }
  EXPECT_GT(files.size(), 50U);
  for (const auto& [folder, count] : files) {
    if (is_table(folder)) continue;
    EXPECT_LE(count, most_in(folder)) << folder;
  }
}

}  // namespace
}  // namespace omerta::tidy
