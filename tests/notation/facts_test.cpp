// The facts: what is told in the scenarios has the shape that is declared and is heard by whom the
// table says; and docs/notation.md has the tables that are made from the code.
#include "notation/facts.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "notation/scenario/pattern.h"
#include "notation/scenario/scenario.h"

namespace omerta::notation {
namespace {

namespace fs = std::filesystem;
const fs::path kSource{OMERTA_SOURCE};

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream{path}.rdbuf();
  return text.str();
}

struct Heard {
  std::set<std::string> texts;        // of all events
  std::string misread;                // those that could not be expected as they are shown
  std::map<std::string, Hearers> to;  // by fact
};

// Each event, written as it is shown, is an expectation that can be read and that it fulfils.
void expect_it(Heard& heard, const Book& book, const Casting& casting, const Utterance& said) {
  const std::string text = written(said);
  if (!heard.texts.insert(text).second) return;
  try {
    Line line("f", 1, text);
    if (!matches(read_pattern(line, book, casting), said) || !line.at_end()) {
      heard.misread += text + "\n";
    }
  } catch (const Misread& mistake) {
    heard.misread += text + ": " + mistake.what() + "\n";
  }
}

void listen(Heard& heard, const Book& book, const Played& played) {
  const auto reader = book.reader(played.casting);
  const auto& told = played.chronicle.told();
  for (std::size_t i = 0; i < told.size(); ++i) {
    reader->read(told[i], static_cast<EventId>(i + 1));
  }
  for (const Utterance& each : reader->said()) {
    expect_it(heard, book, played.casting, each);
    const bool nobody = each.to.seats().empty();
    Hearers& to = heard.to[each.name];
    to.all = to.all || each.to.is_everyone();
    to.some = to.some || (!each.to.is_everyone() && !nobody);
    to.moderator = to.moderator || nobody;
  }
}

// Everything that is told in every run of a rulebook's scenarios.
const Heard& heard_in(const Book& book) {
  static std::map<std::string, Heard> all;
  const auto [found, first] = all.try_emplace(std::string{book.id()});
  if (!first) return found->second;
  for (const auto& entry : fs::recursive_directory_iterator{kSource / "tests/rules" / book.id()}) {
    if (entry.is_directory()) continue;
    for (const Scenario& scenario : read_scenarios(text_of(entry.path()), entry.path().string())) {
      for (const Played& played : play(scenario)) listen(found->second, book, played);
    }
  }
  return found->second;
}

TEST(Facts, TheTablesOfThePageAreMadeFromTheCode) {
  const std::string page = text_of(kSource / "docs/notation.md");
  for (const Book* book : books()) {
    const std::string mark = "<!-- facts: " + std::string{book->id()} + " -->\n";
    const std::size_t from = page.find(mark);
    ASSERT_NE(from, std::string::npos) << mark;
    const std::size_t begin = from + mark.size();
    EXPECT_EQ(page.substr(begin, page.find("<!-- end -->", begin) - begin), facts_table(*book));
  }
}

TEST(Facts, WhatIsToldCanBeExpected) {
  for (const Book* book : books()) {
    EXPECT_EQ(heard_in(*book).misread, "");
    EXPECT_GT(heard_in(*book).texts.size(), 500U) << book->id();
  }
}

TEST(Facts, AreHeardByWhomTheTableSays) {
  for (const Book* book : books()) {
    std::map<std::string, Hearers> declared;
    for (const FactShape& shape : book->facts()) declared[shape.name] = shape.to;
    for (const auto& [fact, to] : heard_in(*book).to) {
      EXPECT_TRUE(to == declared[fact])
          << fact << ": all " << to.all << ", some " << to.some << ", moderator " << to.moderator;
    }
    EXPECT_EQ(heard_in(*book).to.size(), book->facts().size()) << book->id();
  }
}

}  // namespace
}  // namespace omerta::notation
