// Reads a rule catalogue and writes its clauses as constants: every id becomes a name, numbered
// from FIRST on.
//   clauses OUT.h RULEBOOK FIRST CATALOGUE.md
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

namespace {

// A clause opens with its id in bold: "**GOR-NURSE-2** ...", "**SPY-SETUP-1 Number of players.**
// ...", or a row of a table does: "| **MRK-DEAL-2** | ...". Scenario ids (GOR-S-14) open in the
// same way and are no clauses.
std::string clause_id(const std::string& line) {
  const std::size_t begin = line.rfind("| **", 0) == 0 ? 4 : 2;
  if (begin == 2 && line.rfind("**", 0) != 0) return {};
  const auto end = line.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-", begin);
  if (end == std::string::npos) return {};
  const std::string id = line.substr(begin, end - begin);
  const std::size_t prefix = id.find('-');  // "GOR", "PLAIN"
  const bool numbered =
      prefix >= 3 && id.rfind('-') > prefix && id.back() >= '0' && id.back() <= '9';
  return numbered && id.compare(prefix, 3, "-S-") != 0 ? id : std::string{};
}

std::string constant(const std::string& id) {
  std::string name;
  for (char c : id) name += c == '-' ? '_' : static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  return name;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) return std::cerr << "usage: clauses OUT.h RULEBOOK FIRST CATALOGUE.md\n", 2;
  const std::string book = argv[2];
  std::ifstream in(argv[4]);
  if (!in) return std::cerr << "clauses: cannot read " << argv[4] << '\n', 1;
  int number = std::stoi(argv[3]);
  std::ostringstream constants;
  std::ostringstream names;
  for (std::string line; std::getline(in, line);) {
    const std::string id = clause_id(line);
    if (id.empty()) continue;
    constants << "inline constexpr Clause " << constant(id) << "{" << number++ << "};\n";
    names << "    {clause::" << constant(id) << ", \"" << id << "\"},\n";
  }
  std::ostringstream out;
  out << "// The clauses of one catalogue. Generated from docs/rules by tools/clauses.cpp.\n"
      << "#pragma once\n#include <array>\n\n#include \"engine/clause.h\"\n\n"
      << "namespace omerta::clause {\n\n"
      << constants.str() << "\n}  // namespace omerta::clause\n\nnamespace omerta::" << book
      << " {\n\ninline constexpr auto kCatalogue = std::to_array<ClauseName>({\n"
      << names.str() << "});\n\n}  // namespace omerta::" << book << '\n';
  // Written only if it has changed: a new wording of a clause compiles nothing anew.
  std::ostringstream old;
  old << std::ifstream(argv[1]).rdbuf();
  if (old.str() == out.str()) return 0;
  std::ofstream file(argv[1]);
  file << out.str();
  return file ? 0 : 1;
}
