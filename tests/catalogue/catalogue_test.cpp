// Every rule of a catalogue is in the code and in the scenarios, and nothing there names a rule
// that does not exist. There is no list of exceptions.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "notation/scenario.h"

namespace omerta::notation {
namespace {

namespace fs = std::filesystem;
using Clauses = std::set<std::string>;

const fs::path kSource{OMERTA_SOURCE};

std::string text_of(const fs::path& path) {
  std::ifstream in{path};
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<fs::path> files_under(const fs::path& folder, const std::set<std::string>& endings) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator{folder}) {
    if (endings.contains(entry.path().extension().string())) found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

struct Catalogue {
  std::string book;
  Clauses rules;  // of kind `rule`, in some edition at least
  Clauses all;
};

// "**GOR-NIGHT-1** [both, rule] ...", "**GOR-DECK-9** [new: rule; 2012: advice] ..."
Catalogue read_catalogue(const fs::path& path) {
  static const std::regex kHead{R"(^\*\*([A-Z]+-[A-Z0-9-]+)\*\* \[([^\]]*)\])"};
  Catalogue catalogue{.book = path.stem().string(), .rules = {}, .all = {}};
  std::istringstream lines{text_of(path)};
  for (std::string line; std::getline(lines, line);) {
    std::smatch head;
    if (!std::regex_search(line, head, kHead)) continue;
    catalogue.all.insert(head[1]);
    if (head[2].str().find("rule") != std::string::npos) catalogue.rules.insert(head[1]);
  }
  return catalogue;
}

std::vector<Catalogue> implemented() {
  std::vector<Catalogue> found;
  for (const fs::path& path : files_under(kSource / "docs/rules", {".md"})) {
    if (fs::is_directory(kSource / "rulesets" / path.stem())) found.push_back(read_catalogue(path));
  }
  return found;
}

// A comment names clauses in short: "GOR-NURSE-3 to -5", "GOR-NIGHT-1, -2 and -6".
void add_named(const std::string& text, Clauses& named) {
  static const std::regex kFirst{R"(\b([A-Z]{3}-[A-Z]+)-(\d+))"};
  static const std::regex kNext{R"(^(?:, (?:and )?| and | to )-(\d+))"};
  for (std::sregex_iterator at{text.begin(), text.end(), kFirst}, end; at != end; ++at) {
    const std::string stem = (*at)[1];
    int last = std::stoi((*at)[2]);
    named.insert(stem + "-" + std::to_string(last));
    auto rest = text.cbegin() + at->position() + at->length();
    std::smatch next;
    while (std::regex_search(rest, text.cend(), next, kNext)) {
      const int number = std::stoi(next[1]);
      const bool run = next.str().rfind(" to ", 0) == 0;
      for (int i = run ? last + 1 : number; i <= number; ++i) {
        named.insert(stem + "-" + std::to_string(i));
      }
      last = number;
      rest = next[0].second;
    }
  }
}

// "Clause::gor_night_10" names GOR-NIGHT-10.
void add_enumerators(const std::string& text, Clauses& named) {
  static const std::regex kClause{R"(Clause::([a-z]+_[a-z]+_\d+))"};
  for (std::sregex_iterator at{text.begin(), text.end(), kClause}, end; at != end; ++at) {
    std::string id = (*at)[1];
    for (char& c : id) c = c == '_' ? '-' : static_cast<char>(std::toupper(c));
    named.insert(id);
  }
}

Clauses named_in_code(const std::string& book) {
  static const std::regex kWrapped{R"(\n\s*// ?)"};  // a comment goes on in the next line
  Clauses named;
  for (const fs::path& path : files_under(kSource / "rulesets" / book, {".h", ".cpp"})) {
    const std::string text = std::regex_replace(text_of(path), kWrapped, " ");
    add_named(text, named);
    add_enumerators(text, named);
  }
  return named;
}

std::vector<Scenario> scenarios_of(const std::string& book) {
  std::vector<Scenario> all;
  for (const fs::path& path : files_under(kSource / "tests/rules" / book, {".scenario"})) {
    for (Scenario& scenario : read_scenarios(text_of(path), path.filename().string())) {
      all.push_back(std::move(scenario));
    }
  }
  return all;
}

std::string without(const Clauses& wanted, const Clauses& named) {
  std::string missing;
  for (const std::string& id : wanted) missing += named.contains(id) ? "" : id + " ";
  return missing;
}

TEST(Catalogue, EveryRuleIsInTheCode) {
  const std::vector<Catalogue> catalogues = implemented();
  ASSERT_FALSE(catalogues.empty());
  for (const Catalogue& catalogue : catalogues) {
    ASSERT_GT(catalogue.rules.size(), 20U) << catalogue.book;
    EXPECT_EQ(without(catalogue.rules, named_in_code(catalogue.book)), "") << catalogue.book;
  }
}

TEST(Catalogue, EveryRuleActsInOneScenarioAndRestsInAnother) {
  for (const Catalogue& catalogue : implemented()) {
    Clauses acts;
    Clauses rests;
    for (const Scenario& scenario : scenarios_of(catalogue.book)) {
      acts.insert(scenario.acts.begin(), scenario.acts.end());
      rests.insert(scenario.rests.begin(), scenario.rests.end());
    }
    EXPECT_EQ(without(catalogue.rules, acts), "") << catalogue.book << ": never acts";
    EXPECT_EQ(without(catalogue.rules, rests), "") << catalogue.book << ": never rests";
  }
}

TEST(Catalogue, NobodyNamesARuleThatDoesNotExist) {
  for (const Catalogue& catalogue : implemented()) {
    Clauses named = named_in_code(catalogue.book);
    for (const Scenario& scenario : scenarios_of(catalogue.book)) {
      named.insert(scenario.acts.begin(), scenario.acts.end());
      named.insert(scenario.rests.begin(), scenario.rests.end());
    }
    EXPECT_EQ(without(named, catalogue.all), "") << catalogue.book;
  }
}

TEST(Catalogue, ShortNamesAreRead) {
  Clauses named;
  add_named("GOR-NURSE-3 to -5, GOR-NIGHT-1, -4 and -6: words -9", named);
  EXPECT_EQ(named, (Clauses{"GOR-NURSE-3", "GOR-NURSE-4", "GOR-NURSE-5", "GOR-NIGHT-1",
                            "GOR-NIGHT-4", "GOR-NIGHT-6"}));
}

}  // namespace
}  // namespace omerta::notation
