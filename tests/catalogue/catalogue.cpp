// Reading the catalogues: both write a clause's head in a form of their own, the rest is alike.
#include "catalogue.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <sstream>

namespace omerta::notation {
namespace {

namespace fs = std::filesystem;

const fs::path kSource{OMERTA_SOURCE};

// "**GOR-NIGHT-1** [both, rule] ...", "**MRK-END-1** `[R · rule · ...", "**GOR-DECK-9** [new: rule;
// 2012: advice] ...",
// "**SPY-DEAL-1 Random deal.** sk, pl · rule · ...", "| **MRK-DEAL-2** | ...": a rule
void read_clause(const std::string& line, Catalogue& catalogue) {
  static const std::regex kBracketed{R"(^\*\*([A-Z]+-[A-Z0-9-]+)\*\* `?\[([^\]]*)\])"};
  static const std::regex kTitled{R"(^\*\*([A-Z]+-[A-Z]+-\d+) [^*]*\*\* [a-z, ]+ · (\w+) · )"};
  static const std::regex kRow{R"(^\| \*\*([A-Z]+-[A-Z]+-\d+)\*\* \|)"};
  std::smatch head;
  if (std::regex_search(line, head, kRow)) {
    catalogue.all.insert(head[1]);
    catalogue.rules.insert(head[1]);
    return;
  }
  if (!std::regex_search(line, head, kBracketed) && !std::regex_search(line, head, kTitled)) return;
  catalogue.all.insert(head[1]);
  if (head[2].str().find("rule") != std::string::npos) catalogue.rules.insert(head[1]);
}

// mrakoszlap writes "BULLET-4, 7, MAFIAN-3" for MRK-BULLET-4, -7, MRK-MAFIAN-3.
std::string in_full(const std::string& text) {
  static const std::regex kStem{R"((^|[ ,])(?:MRK-)?([A-Z]{3,}-\d+))"};
  static const std::regex kNumber{R"((, | to )(\d))"};
  return std::regex_replace(std::regex_replace(text, kStem, "$1MRK-$2"), kNumber, "$1-$2");
}

// "**SPY-S-57** (SPY-CARD-11). Given ...", "**MRK-S-57** Split. *(BULLET-6, 7)* ..."
void read_given(const std::string& line, Catalogue& catalogue) {
  static const std::regex kHead{R"(^\*\*([A-Z]+-S-\d+)\*\* (?:[^*]*\*)?\(([^)]*)\))"};
  std::smatch head;
  if (std::regex_search(line, head, kHead)) catalogue.given[head[1]] = named_in(in_full(head[2]));
}

// "| Meeting | Result | Clauses |", under "### 4.1 ...": the clauses are in the last column.
class Matrix {
 public:
  void read(const std::string& line, Catalogue& catalogue) {
    static const std::regex kSection{R"(^###? (\S+))"};
    std::smatch head;
    if (std::regex_search(line, head, kSection)) {
      section_ = head[1];
      row_ = -2;  // the head of the table and the line below it
    }
    if (section_.rfind("4.", 0) != 0 || section_.size() < 3 || line.rfind('|', 0) != 0) return;
    if (++row_ < 1) return;
    const std::size_t last = line.rfind('|', line.size() - 2);
    catalogue.matrix[section_ + "-" + std::to_string(row_)] = named_in(in_full(line.substr(last)));
  }

 private:
  std::string section_;
  int row_ = 0;
};

Catalogue read_catalogue(const fs::path& path) {
  Catalogue catalogue;
  Matrix matrix;
  catalogue.book = path.stem().string();
  std::istringstream lines{text_of(path)};
  for (std::string line; std::getline(lines, line);) {
    read_clause(line, catalogue);
    read_given(line, catalogue);
    matrix.read(line, catalogue);
  }
  return catalogue;
}

// "clause::gor_night_10" names GOR-NIGHT-10.
void add_enumerators(const std::string& text, Clauses& named) {
  static const std::regex kClause{R"(clause::([a-z]+_[a-z]+_\d+))"};
  for (std::sregex_iterator at{text.begin(), text.end(), kClause}, end; at != end; ++at) {
    std::string id = (*at)[1];
    for (char& c : id) c = c == '_' ? '-' : static_cast<char>(std::toupper(c));
    named.insert(id);
  }
}

}  // namespace

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

std::vector<Catalogue> implemented() {
  std::vector<Catalogue> found;
  for (const fs::path& path : files_under(kSource / "docs/rules", {".md"})) {
    if (fs::is_directory(kSource / "rulebooks" / path.stem()))
      found.push_back(read_catalogue(path));
  }
  return found;
}

Clauses named_in(const std::string& text) {
  static const std::regex kFirst{R"(\b([A-Z]{3}-[A-Z]+)-(\d+))"};
  static const std::regex kNext{R"(^(?:, (?:and )?| and | to )-(\d+))"};
  Clauses named;
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
  return named;
}

Clauses named_in_code(const std::string& book) {
  static const std::regex kWrapped{R"(\n\s*// ?)"};  // a comment goes on in the next line
  Clauses named;
  for (const fs::path& path : files_under(kSource / "rulebooks" / book / "rules", {".h", ".cpp"})) {
    const std::string text = std::regex_replace(text_of(path), kWrapped, " ");
    named.merge(named_in(text));
    add_enumerators(text, named);
  }
  return named;
}

std::vector<Scenario> scenarios_of(const std::string& book) {
  std::vector<Scenario> all;
  for (const fs::path& path : files_under(kSource / "tests/rules" / book, {".scenario"})) {
    const std::string name = fs::relative(path, kSource).string();
    for (Scenario& scenario : read_scenarios(text_of(path), name)) {
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

}  // namespace omerta::notation
