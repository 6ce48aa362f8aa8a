// Reads the rule catalogues and writes the Clause enumerators: every clause id becomes a name.
//   clauses OUT.h CATALOGUE.md...
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

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
  const bool numbered = id.size() > 5 && id[3] == '-' && id.back() >= '0' && id.back() <= '9';
  return numbered && id.compare(3, 3, "-S-") != 0 ? id : std::string{};
}

std::string enumerator(const std::string& id) {
  std::string name;
  for (char c : id) name += c == '-' ? '_' : static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  return name;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return std::cerr << "usage: clauses OUT.h CATALOGUE.md...\n", 2;
  std::vector<std::string> ids;
  std::string enumerators;
  for (int book = 0; book + 2 < argc; ++book) {
    std::ifstream in(argv[book + 2]);
    if (!in) return std::cerr << "clauses: cannot read " << argv[book + 2] << '\n', 1;
    int number = 1000 * book;  // a clause added to one catalogue leaves the others' numbers alone
    for (std::string line; std::getline(in, line);) {
      const std::string id = clause_id(line);
      if (id.empty()) continue;
      ids.push_back(id);
      enumerators += "  " + enumerator(id) + " = " + std::to_string(++number) + ",\n";
    }
  }
  std::ostringstream out;
  out << "// Generated from docs/rules by tools/clauses.cpp; do not edit.\n#pragma once\n"
      << "#include \"engine/event.h\"\n\nnamespace omerta {\n\nenum class Clause : std::uint16_t "
         "{\n"
      << "  none = 0,\n"
      << enumerators << "};\n\n}  // namespace omerta\n\n"
      << "#define OMERTA_CLAUSES(X)";
  for (const std::string& id : ids) out << " \\\n  X(" << enumerator(id) << ", \"" << id << "\")";
  out << '\n';
  // Written only if it has changed: a new wording of a clause compiles nothing anew.
  std::ostringstream old;
  old << std::ifstream(argv[1]).rdbuf();
  if (old.str() == out.str()) return 0;
  std::ofstream file(argv[1]);
  file << out.str();
  return file ? 0 : 1;
}
