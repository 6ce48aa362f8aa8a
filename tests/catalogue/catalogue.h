// A rule catalogue as the tests read it: its clauses, its matrix, its scenarios, and who names
// what.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "notation/scenario/scenario.h"

namespace omerta::notation {

using Clauses = std::set<std::string>;

struct Catalogue {
  std::string book;
  Clauses rules;  // of kind `rule`, in some edition at least
  Clauses all;
  std::map<std::string, Clauses> given;   // its scenarios, with the clauses it gives them
  std::map<std::string, Clauses> matrix;  // "4.1-1" is the first row of 4.1, with its clauses
};

std::string text_of(const std::filesystem::path& path);
std::vector<std::filesystem::path> files_under(const std::filesystem::path& folder,
                                               const std::set<std::string>& endings);

// Every catalogue whose rulebook has its folder under rulebooks/.
std::vector<Catalogue> implemented();
Clauses named_in_code(const std::string& book);
std::vector<Scenario> scenarios_of(const std::string& book);

// The clauses a sentence names, also in short: "GOR-NURSE-3 to -5", "GOR-NIGHT-1, -2 and -6".
Clauses named_in(const std::string& text);

// Those that are wanted and missing, in one line.
std::string without(const Clauses& wanted, const Clauses& named);

}  // namespace omerta::notation
