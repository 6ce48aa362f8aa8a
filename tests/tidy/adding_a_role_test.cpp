// The page on adding a role is held to the sources: a card that is there already is named by the
// files of its table and by no other that the page does not tell of, and has those sentences.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

#include "tests/tidy/source_text.h"

namespace omerta::tidy {
namespace {

const std::filesystem::path kSource{OMERTA_SOURCE};
constexpr std::size_t kMostFiles = 6;

struct Example {
  std::string book;
  std::string named;              // how the sources name a card like it, and what it is asked
  std::string card, asked;        // in the keys of that card's sentences
  std::string new_card, new_ask;  // of the example
};

const Example kExamples[] = {
    {"gorod", R"re(\b(Role|Call)::sheriff\b|X\(sheriff\b|\bsheriff_shot\b)re", "sheriff",
     "sheriff-shot", "bodyguard", "protect"},
    {"spytown", R"re(\bwiretap\b)re", "wiretap", "wiretap", "flashlight", "flashlight"},
    {"mrakoszlap", R"re(\bType::judge\b|X\(judge,|\bban_vote\b|\bSoudce\b)re", "judge", "ban-vote",
     "notary", "notarise"},
};

struct Section {  // of one rulebook
  std::string text;
  std::set<std::string> rows;  // the files of its table, from the rulebook's folder
};

std::string after(const std::string& text, const std::string& start, const std::string& end) {
  const std::size_t from = text.find(start);
  if (from == text.npos) return {};
  return text.substr(from, text.find(end, from + start.size()) - from);
}

Section section_of(const Example& example) {
  std::string page;
  for (const File& file : files_of(kSource / "docs", {".md"})) {
    if (file.name != "adding-a-role.md") continue;
    for (const std::string& line : file.lines) page += line + "\n";
  }
  Section section{.text = after(page, "\n### " + example.book, "\n### ")};
  const std::string top = "| File of `rulebooks/" + example.book + "/";
  const std::string folder =
      section.text.find(top + "rules/`") != std::string::npos ? "rules/" : "";
  static const std::regex kRow{R"re(\n\| `([a-z_/]+\.(h|cpp))` \|)re"};
  for (std::sregex_iterator at{section.text.begin(), section.text.end(), kRow}, end; at != end;
       ++at) {
    section.rows.insert(folder + (*at)[1].str());
  }
  section.text += after(page, "\n## What is written by hand", "\n## ");
  return section;
}

// Named in the text by its path or by its folder.
bool is_told(const Section& section, const std::string& file) {
  const std::string folder = file.substr(0, file.find('/') + 1);
  const auto says = [&](const std::string& path) {
    return section.text.find("`" + path + "`") != std::string::npos;
  };
  return section.rows.contains(file) || says(file) || says(folder);
}

TEST(AddingARole, NamesTheFilesThatACardTouches) {
  for (const Example& example : kExamples) {
    const Section section = section_of(example);
    const std::string folder = "rulebooks/" + example.book + "/";
    std::set<std::string> naming;
    for (const File& file : sources()) {
      if (!file.name.starts_with(folder)) continue;
      const auto names = [&](const std::string& line) {
        return std::regex_search(line, std::regex{example.named});
      };
      if (!std::any_of(file.lines.begin(), file.lines.end(), names)) continue;
      const std::string name = file.name.substr(folder.size());
      naming.insert(name);
      EXPECT_TRUE(is_told(section, name)) << example.book << ": " << name;
    }
    for (const std::string& row : section.rows) {
      EXPECT_TRUE(naming.contains(row)) << example.book << ": " << row << " need not be touched";
    }
    EXPECT_GE(section.rows.size(), 3U) << example.book;
    EXPECT_LE(section.rows.size(), kMostFiles) << example.book;
  }
}

// "role.bodyguard.{name,count}" is two keys.
std::set<std::string> told_keys(const Section& section) {
  static const std::regex kKey{R"re(`([a-z]+(\.[a-z-]+)+)(\.\{([a-z,]+)\})?`)re"};
  std::set<std::string> keys;
  const std::string text = after(section.text, "\nSentences (", "\n\n");
  for (std::sregex_iterator at{text.begin(), text.end(), kKey}, end; at != end; ++at) {
    const bool file = (*at)[1].str().ends_with(".h") || (*at)[1].str().ends_with(".cpp");
    if (!(*at)[3].matched && !file) keys.insert((*at)[1]);
    std::stringstream parts{(*at)[4]};
    for (std::string part; std::getline(parts, part, ',');) {
      keys.insert((*at)[1].str() + "." + part);
    }
  }
  return keys;
}

TEST(AddingARole, NamesTheSentencesOfACard) {
  for (const Example& example : kExamples) {
    const std::set<std::string> told = told_keys(section_of(example));
    const std::regex own{R"re(^"((.*\.)()re" + example.card + "|" + example.asked +
                         R"re()(\..*)?)" = )re"};
    std::set<std::string> there;
    for (const File& file : files_of(kSource / "rulebooks" / example.book / "words", {".toml"})) {
      if (file.name != example.book + ".en.toml") continue;
      for (const std::string& line : file.lines) {
        std::smatch found;
        if (!std::regex_search(line, found, own)) continue;
        const bool asked = found[3] == example.asked && found[3] != example.card;
        there.insert(found[2].str() + (asked ? example.new_ask : example.new_card) +
                     found[4].str());
      }
    }
    EXPECT_EQ(told, there) << example.book;
  }
}

}  // namespace
}  // namespace omerta::tidy
