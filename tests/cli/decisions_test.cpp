// Decisions stand in the clauses in a form that can be read, the page of them is what the clauses
// say, and the maps from the print to the clauses name what exists and leave nothing out.
#include "cli/rules/decisions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "notation/book.h"
#include "presentation/catalogue/decisions.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::cli {
namespace {

using catalogue::ClauseText;
using catalogue::Decision;
using catalogue::decisions;
using catalogue::decisions_marked;

const std::filesystem::path kSource{OMERTA_SOURCE};

std::string text_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

std::set<std::string> options_of(std::string_view book) {
  std::set<std::string> names{"edition", "deck"};
  const auto add = [&](const std::vector<notation::OptionInfo>& all) {
    for (const notation::OptionInfo& info : all) names.insert(info.name);
  };
  if (book == "gorod") add(notation::gorod_options({}));
  if (book == "spytown") add(notation::spytown_options({}));
  if (book == "mrakoszlap") add(notation::mrakoszlap_options({}));
  return names;
}

TEST(Decisions, AreAllWrittenInTheFormThatCanBeRead) {
  for (const catalogue::Volume& volume : catalogue::catalogue_texts()) {
    const Catalogue& book = *Catalogue::find(volume.name);
    const auto all = decisions(book);
    EXPECT_EQ(decisions_marked(book), static_cast<int>(all.size())) << book.name();
    EXPECT_GE(all.size(), 20U) << book.name();
    for (const Decision& each : all) {
      EXPECT_FALSE(each.printed.empty()) << each.clause->id;
      EXPECT_FALSE(each.reason.empty()) << each.clause->id;
    }
  }
}

TEST(Decisions, NameOptionsThatExist) {
  for (const catalogue::Volume& volume : catalogue::catalogue_texts()) {
    const auto known = options_of(volume.name);
    for (const Decision& each : decisions(*Catalogue::find(volume.name))) {
      std::istringstream names(each.option);
      for (std::string name; std::getline(names >> std::ws, name, ',');) {
        EXPECT_TRUE(known.contains(name)) << each.clause->id << ": " << name;
      }
    }
  }
}

// decisions_table > docs/rules/decisions.md
TEST(Decisions, HaveAPageThatIsMadeFromTheClauses) {
  EXPECT_EQ(text_of(kSource / "docs/rules/decisions.md"), decisions_page());
}

// The clauses that a page names: `GOR-VOTE-6`. A scenario has a single letter there: GOR-S-14.
std::set<std::string> clauses_in(const std::string& page) {
  const std::regex clause{"(GOR|SPY|MRK)-[A-Z0-9]{2,}-[0-9]+"};
  std::set<std::string> found;
  for (std::sregex_iterator at{page.begin(), page.end(), clause}, end; at != end; ++at) {
    found.insert(at->str());
  }
  return found;
}

TEST(Coverage, NamesClausesThatExistAndEveryRule) {
  for (const catalogue::Volume& volume : catalogue::catalogue_texts()) {
    const Catalogue& book = *Catalogue::find(volume.name);
    const auto named =
        clauses_in(text_of(kSource / ("docs/rules/coverage-" + std::string{volume.name} + ".md")));
    EXPECT_GT(named.size(), 100U) << volume.name;
    for (const std::string& id : named) EXPECT_NE(book.clause(id), nullptr) << id;
    for (const ClauseText& clause : book.clauses()) {
      const bool rule = clause.about.find("rule") != std::string::npos;
      EXPECT_TRUE(!rule || named.contains(clause.id)) << clause.id;
    }
  }
}

}  // namespace
}  // namespace omerta::cli
