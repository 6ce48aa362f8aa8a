// Every rule of a catalogue is in the code and in the scenarios, and nothing there names a rule
// that does not exist; every scenario and every row of the matrix it gives is written. There is no
// list of exceptions.
#include "catalogue.h"

#include <gtest/gtest.h>

#include <regex>

namespace omerta::notation {
namespace {

// What is in the catalogues today. Reading too little would make every other test here too easy.
struct Extent {
  std::string book;
  std::size_t rules;
  std::size_t given;   // scenarios
  std::size_t matrix;  // rows
};
const Extent kExtents[]{
    {"gorod", 125, 153, 102}, {"mrakoszlap", 163, 202, 134}, {"spytown", 174, 172, 125}};

// The clauses a scenario names, as acting or resting, by its id.
std::map<std::string, Clauses> clauses_by_id(const std::string& book) {
  std::map<std::string, Clauses> named;
  for (const Scenario& scenario : scenarios_of(book)) {
    Clauses& clauses = named[scenario.id];
    for (const Acting& acting : scenario.acts) clauses.insert(acting.clause.text);
    clauses.insert(scenario.rests.begin(), scenario.rests.end());
  }
  return named;
}

// "GOR-M-4.1.1" and "SPY-M-4.1-1" are the scenarios of the row "4.1-1".
std::map<std::string, Clauses> clauses_by_row(const std::string& book) {
  static const std::regex kId{R"([A-Z]+-M-(\d+\.\d+)[.-](\d+))"};
  std::map<std::string, Clauses> named;
  for (const auto& [id, clauses] : clauses_by_id(book)) {
    std::smatch row;
    if (std::regex_match(id, row, kId)) named[row[1].str() + "-" + row[2].str()] = clauses;
  }
  return named;
}

TEST(Catalogue, IsReadAsAWhole) {
  const std::vector<Catalogue> catalogues = implemented();
  ASSERT_EQ(catalogues.size(), std::size(kExtents));
  for (std::size_t i = 0; i < catalogues.size(); ++i) {
    EXPECT_EQ(catalogues[i].book, kExtents[i].book);
    EXPECT_EQ(catalogues[i].rules.size(), kExtents[i].rules) << kExtents[i].book;
    EXPECT_EQ(catalogues[i].given.size(), kExtents[i].given) << kExtents[i].book;
    EXPECT_EQ(catalogues[i].matrix.size(), kExtents[i].matrix) << kExtents[i].book;
  }
}

TEST(Catalogue, EveryRuleIsInTheCode) {
  for (const Catalogue& catalogue : implemented()) {
    EXPECT_EQ(without(catalogue.rules, named_in_code(catalogue.book)), "") << catalogue.book;
  }
}

TEST(Catalogue, EveryRuleActsInOneScenarioAndRestsInAnother) {
  for (const Catalogue& catalogue : implemented()) {
    Clauses acts;
    Clauses rests;
    for (const Scenario& scenario : scenarios_of(catalogue.book)) {
      for (const Acting& acting : scenario.acts) acts.insert(acting.clause.text);
      rests.insert(scenario.rests.begin(), scenario.rests.end());
    }
    EXPECT_EQ(without(catalogue.rules, acts), "") << catalogue.book << ": never acts";
    EXPECT_EQ(without(catalogue.rules, rests), "") << catalogue.book << ": never rests";
  }
}

TEST(Catalogue, NobodyNamesARuleThatDoesNotExist) {
  for (const Catalogue& catalogue : implemented()) {
    Clauses named = named_in_code(catalogue.book);
    for (const auto& [id, clauses] : clauses_by_id(catalogue.book)) {
      named.insert(clauses.begin(), clauses.end());
    }
    EXPECT_EQ(without(named, catalogue.all), "") << catalogue.book;
  }
}

TEST(Catalogue, EveryScenarioItGivesIsWrittenWithItsClauses) {
  for (const Catalogue& catalogue : implemented()) {
    const auto written = clauses_by_id(catalogue.book);
    for (const auto& [id, clauses] : catalogue.given) {
      const auto found = written.find(id);
      ASSERT_NE(found, written.end()) << id;
      EXPECT_EQ(without(clauses, found->second), "") << id;
    }
  }
}

TEST(Catalogue, EveryRowOfTheMatrixIsWrittenWithItsClauses) {
  for (const Catalogue& catalogue : implemented()) {
    const auto written = clauses_by_row(catalogue.book);
    EXPECT_EQ(written.size(), catalogue.matrix.size()) << catalogue.book;
    for (const auto& [row, clauses] : catalogue.matrix) {
      const auto found = written.find(row);
      ASSERT_NE(found, written.end()) << catalogue.book << " " << row;
      EXPECT_EQ(without(clauses, found->second), "") << catalogue.book << " " << row;
    }
  }
}

TEST(Catalogue, ShortNamesAreRead) {
  EXPECT_EQ(named_in("GOR-NURSE-3 to -5, GOR-NIGHT-1, -4 and -6: words -9"),
            (Clauses{"GOR-NURSE-3", "GOR-NURSE-4", "GOR-NURSE-5", "GOR-NIGHT-1", "GOR-NIGHT-4",
                     "GOR-NIGHT-6"}));
}

}  // namespace
}  // namespace omerta::notation
