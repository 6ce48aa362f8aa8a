// Looks for messages by family, and reads the tables of options out of the catalogues.
#include "tests/words/books.h"

#include <gtest/gtest.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <fstream>
#include <regex>

namespace omerta::notation {
namespace {

std::string dashed(std::string text) {
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

List all_quoted(const std::string& cell) {
  static const std::regex kQuoted{"`([^`]+)`"};
  List words;
  for (std::sregex_iterator at{cell.begin(), cell.end(), kQuoted}, end; at != end; ++at) {
    words.push_back((*at)[1]);
  }
  return words;
}

// “`9` in `sk`, `8` in `pl`”: the words that only say when a value holds are no values.
std::string without_conditions(const std::string& cell) {
  static const std::regex kCondition{" (when|is|in) `[^`]+`"};
  return std::regex_replace(cell, kCondition, "");
}

}  // namespace

void expect_message_in(std::string_view book, const std::string& key) {
  for (Language language : kLanguages) {
    EXPECT_TRUE(Words::of(language, book).has(key)) << key << " in " << code(language);
  }
}

std::set<std::string> ids_of(std::string_view book, std::string_view family) {
  std::set<std::string> ids;
  for (std::string_view key : Words::of(Language::en, book).keys()) {
    if (!key.starts_with(family) || key[family.size()] != '.') continue;
    const std::string_view rest = key.substr(family.size() + 1);
    ids.emplace(rest.substr(0, rest.find('.')));
  }
  return ids;
}

void expect_family_in(std::string_view book, std::string_view family, const List& names) {
  std::set<std::string> wanted;
  for (const std::string& name : names) wanted.insert(dashed(name));
  EXPECT_EQ(ids_of(book, family), wanted) << family;
}

std::vector<OptionRow> options_of(const std::string& catalogue, std::string_view heading) {
  std::ifstream in{catalogue};
  EXPECT_TRUE(in) << catalogue;
  std::vector<OptionRow> rows;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("#")) inside = line.starts_with(heading);
    const std::size_t second = line.find('|', 1);
    if (!inside || !line.starts_with("| `") || second == std::string::npos) continue;
    const std::string cell = line.substr(second, line.find('|', second + 1) - second);
    for (const std::string& option : all_quoted(line.substr(0, second))) {
      rows.push_back({option, all_quoted(without_conditions(cell)), cell});
    }
  }
  return rows;
}

List cells_of(const std::string& line) {
  List cells;
  std::string cell;
  for (char c : line.substr(1)) {
    if (c == '|') {
      const std::size_t first = cell.find_first_not_of(' ');
      const std::size_t last = cell.find_last_not_of(' ');
      cells.push_back(first == std::string::npos ? "" : cell.substr(first, last - first + 1));
      cell.clear();
    } else if (c != '*' && c != '`') {
      cell += c;
    }
  }
  return cells;
}

std::string folded(const std::string& text) {
  std::string small;
  return icu::UnicodeString::fromUTF8(text).foldCase().toUTF8String(small);
}

}  // namespace omerta::notation
