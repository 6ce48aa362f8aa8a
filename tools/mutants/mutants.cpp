// Writes a copy of the sources in which small mistakes lie dormant, the kind a person makes: a
// condition turned round, a statement forgotten, the wrong clause, no cause, the wrong audience.
//   mutants FROM TO LIST FILE...
// Each mistake has a name, its file and its number there: engine/order.h#3. The copy makes the one
// that the environment variable OMERTA_MUTANT names. LIST tells what they are: name, place, clause
// above it, what stands there, what instead.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view kSwitch = R"(// Which mistake is made, if any.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <type_traits>

namespace omerta::mutants {
inline std::uint64_t active() {
  static const std::uint64_t kDigest = [] {
    std::uint64_t digest = 14695981039346656037U;
    const char* named = std::getenv("OMERTA_MUTANT");
    for (; named != nullptr && *named != 0; ++named) {
      digest = (digest ^ static_cast<unsigned char>(*named)) * 1099511628211U;
    }
    return digest;
  }();
  return kDigest;
}
constexpr bool made(std::uint64_t digest) {
  return std::is_constant_evaluated() ? false : digest == active();
}
}  // namespace omerta::mutants
)";

// What `active` makes of a name, so that a mistake is asked for without comparing strings.
std::uint64_t digest_of(std::string_view name) {
  std::uint64_t digest = 14695981039346656037U;
  for (char c : name) digest = (digest ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return digest;
}

// A stretch of a line and what may stand there instead.
struct Site {
  std::size_t begin;
  std::size_t end;
  std::vector<std::string> instead;
  enum class Kind { expression, condition, statement } kind = Kind::expression;
};

bool is_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string with(std::string_view text, std::size_t at, std::size_t length,
                 std::string_view instead) {
  std::string changed{text};
  return changed.replace(at, length, instead);
}

// The end of the parenthesis that opens at `open`, or npos if it is not on this line.
std::size_t closing(std::string_view line, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < line.size(); ++i) {
    if (line[i] == '(' || line[i] == '[' || line[i] == '{') ++depth;
    if (line[i] == ')' || line[i] == ']' || line[i] == '}') --depth;
    if (depth == 0) return i;
  }
  return line.npos;
}

bool balanced(std::string_view text) {
  int depth = 0;
  for (char c : text) {
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
    if (depth < 0) return false;
  }
  return depth == 0;
}

bool declares(std::string_view condition) { return condition.find(" = ") != condition.npos; }

// Whether one of the exchanged operators turns the whole condition round already: a == b, !a.
bool turned_by_exchange(std::string_view condition) {
  int depth = 0;
  bool compares = false;
  bool one = true;
  for (std::size_t i = 0; i < condition.size(); ++i) {
    const char c = condition[i];
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
    if (depth > 0 || c != ' ') continue;
    const std::string_view rest = condition.substr(i);
    if (rest.substr(0, 4) == " == " || rest.substr(0, 4) == " != ") {
      compares = true;
    } else if (rest.substr(0, 4) == " && " || rest.substr(0, 4) == " || " ||
               rest.substr(0, 3) == " ? ") {
      return false;
    }
    one = false;
  }
  const bool negated = condition.size() > 1 && condition[0] == '!' && is_name(condition[1]);
  return compares || (one && negated);
}

// The same expression with one of its operators exchanged.
std::vector<std::string> exchanged(std::string_view expression) {
  struct Exchange {
    std::string_view from, to;
  };
  static constexpr std::array<Exchange, 11> kExchanges{{{" == ", " != "},
                                                        {" != ", " == "},
                                                        {" < ", " <= "},
                                                        {" > ", " >= "},
                                                        {" <= ", " < "},
                                                        {" >= ", " > "},
                                                        {" && ", " || "},
                                                        {" || ", " && "},
                                                        {" + 1", " + 2"},
                                                        {" - 1", " - 0"},
                                                        {"!", "!!"}}};
  std::vector<std::string> all;
  for (const auto& [from, to] : kExchanges) {
    for (std::size_t at = expression.find(from); at != expression.npos;
         at = expression.find(from, at + 1)) {
      if (from == "!" && at + 1 < expression.size() && !is_name(expression[at + 1])) continue;
      all.push_back(with(expression, at, from.size(), to));
    }
  }
  return all;
}

void find_conditions(std::string_view line, std::vector<Site>& sites) {
  const std::size_t at = line.find("if (");
  if (at == line.npos || (at > 0 && line[at - 1] != ' ')) return;
  const std::size_t end = closing(line, at + 3);
  if (end == line.npos) return;
  const std::string_view condition = line.substr(at + 4, end - at - 4);
  if (declares(condition)) return;
  Site site{at + 4, end, exchanged(condition), Site::Kind::condition};
  if (!turned_by_exchange(condition)) {
    site.instead.push_back("!(" + std::string{condition} + ")");
  }
  sites.push_back(std::move(site));
}

void find_values(std::string_view line, std::vector<Site>& sites) {
  for (const std::string_view before : {"return ", "const bool ", "const int ", "bool "}) {
    const std::size_t at = line.find(before);
    if (at == line.npos || (at > 0 && line[at - 1] != ' ') || line.back() != ';') continue;
    std::size_t begin = at + before.size();
    if (before != "return ") {
      const std::size_t equals = line.find(" = ", at);
      if (equals == line.npos) continue;
      begin = equals + 3;
    }
    const std::string_view value = line.substr(begin, line.size() - 1 - begin);
    const bool several = value.find(';') != value.npos;
    if (!balanced(value) || several || value.empty() || value[0] == '{') return;
    Site site{begin, line.size() - 1, exchanged(value)};
    if (value == "true") site.instead = {"false"};
    if (value == "false") site.instead = {"true"};
    if (!site.instead.empty()) sites.push_back(std::move(site));
    return;
  }
}

// The clause and the cause of an event, and who hears it.
void find_words(std::string_view line, std::vector<Site>& sites) {
  for (std::size_t at = line.find("clause::"); at != line.npos;
       at = line.find("clause::", at + 1)) {
    std::size_t end = at + 8;
    while (end < line.size() && is_name(line[end])) ++end;
    const std::string clause{line.substr(at, end - at)};
    const std::string next = "static_cast<Clause>(static_cast<int>(" + clause + ") + 1)";
    sites.push_back({at, end, {next}});
  }
  const std::size_t cause = line.find(".cause = ");
  if (cause != line.npos) {
    const std::size_t begin = cause + 9;
    std::size_t end = begin;
    while (end < line.size() && line[end] != '}' && line[end] != ',' && line[end] != ';') ++end;
    const std::string_view text = line.substr(begin, end - begin);
    if (balanced(text) && text.find('?') == text.npos)
      sites.push_back({begin, end, {"EventId{0}"}});
  }
  constexpr std::string_view kHidden = "Audience::moderator()";
  constexpr std::string_view kOpen = "tell(everyone";
  if (const std::size_t at = line.find(kHidden); at != line.npos) {
    sites.push_back({at, at + kHidden.size(), {"Audience{everyone}"}});
  }
  if (const std::size_t at = line.find(kOpen); at != line.npos) {
    sites.push_back({line.find("everyone", at), at + kOpen.size(), {std::string{kHidden}}});
  }
}

bool begins_a_statement(std::string_view before) {
  const std::size_t begin = before.find_first_not_of(' ');
  return begin == before.npos || before.back() == ';' || before.back() == '{' ||
         before.back() == '}' || before.substr(begin, 2) == "//";
}

// A call or an assignment that fills its line can be forgotten.
void find_statement(std::string_view line, std::string_view before, std::vector<Site>& sites) {
  const std::size_t begin = line.find_first_not_of(' ');
  if (begin == line.npos || begin == 0 || line.back() != ';' || !begins_a_statement(before)) return;
  const std::string_view text = line.substr(begin);
  if (std::islower(static_cast<unsigned char>(text[0])) == 0 || !balanced(text)) return;
  std::size_t end = 0;
  while (end < text.size() && (is_name(text[end]) || text[end] == '.' || text[end] == ':')) ++end;
  for (const std::string_view word : {"return", "using", "break", "continue", "expect", "case",
                                      "default", "const", "constexpr", "static", "alignas"}) {
    if (text.substr(0, end) == word) return;
  }
  const bool call = end < text.size() && text[end] == '(';
  const std::size_t space = text.find(' ');
  const bool assigns = space != text.npos && !call && text.find(" = ") >= space &&
                       (text.find(" = ") == space || text.find("= ") == space + 2);
  if (call || assigns || text.find("++") == 0) {
    sites.push_back({begin, line.size(), {""}, Site::Kind::statement});
  }
}

std::string_view without_comment(std::string_view line) {
  const std::size_t comment = line.find("//");
  std::string_view code = line.substr(0, comment);
  while (!code.empty() && code.back() == ' ') code.remove_suffix(1);
  return code;
}

std::string clause_in(std::string_view line) {
  for (const std::string_view book : {"GOR-", "SPY-", "MRK-"}) {
    const std::size_t at = line.find(book);
    if (line.find("//") == line.npos || at == line.npos) continue;
    std::size_t end = at;
    while (end < line.size() &&
           (std::isupper(static_cast<unsigned char>(line[end])) != 0 ||
            std::isdigit(static_cast<unsigned char>(line[end])) != 0 || line[end] == '-')) {
      ++end;
    }
    return std::string{line.substr(at, end - at)};
  }
  return {};
}

class Copy {
 public:
  Copy(std::string from, std::string to, std::ostream& list)
      : from_{std::move(from)}, to_{std::move(to)}, list_{list} {}

  void write(const std::string& file) {
    std::ifstream in(from_ + "/" + file);
    std::filesystem::create_directories(std::filesystem::path{to_ + "/" + file}.parent_path());
    std::ofstream out(to_ + "/" + file);
    file_ = file;
    line_ = 0;
    number_ = 0;
    clause_ = "-";
    table_ = made_ = false;
    std::string before;
    bool included = false;
    for (std::string line; std::getline(in, line);) {
      ++line_;
      if (!included && line.rfind("#include", 0) == 0) {
        out << "#include \"mutants/active.h\"\n";
        included = true;
      }
      out << (included ? changed(line, before) : line) << '\n';
      before = line;
    }
  }

 private:
  // Tables are read by the compiler, which makes no mistakes for us.
  bool in_table(std::string_view line) {
    const bool constant = line.find("constexpr ") != line.npos || line.find("#define") == 0;
    const bool value = line.find(" = ") != line.npos || line.find("std::array") != line.npos ||
                       line.find("#define") == 0;
    if (constant && value) table_ = true;
    if (table_ && line.find("= [] {") != line.npos) made_ = true;  // by a function, to its end
    if (line.find("}();") == 0) made_ = false;
    const bool was = table_;
    if (table_ && !made_ && (line.empty() || line.back() == ';')) table_ = false;
    return was || line.find("static_assert") != line.npos || line.rfind("#", 0) == 0;
  }

  std::string changed(const std::string& line, const std::string& before) {
    if (const std::string clause = clause_in(line); !clause.empty()) clause_ = clause;
    const std::string_view code = without_comment(line);
    if (in_table(line) || code.empty() || line.find_first_of("\"'") != line.npos) {
      return line;
    }
    std::vector<Site> sites;
    find_statement(code, before, sites);
    if (sites.empty()) {
      find_conditions(code, sites);
      find_values(code, sites);
      find_words(code, sites);
    }
    std::sort(sites.begin(), sites.end(),
              [](const Site& a, const Site& b) { return a.begin < b.begin; });
    std::string text;
    std::size_t at = 0;
    for (const Site& site : sites) {
      if (site.begin < at) continue;
      text += code.substr(at, site.begin - at);
      text += dormant(site, code.substr(site.begin, site.end - site.begin));
      at = site.end;
    }
    return text + line.substr(at);
  }

  std::string dormant(const Site& site, std::string_view now) {
    std::string front;
    for (const std::string& instead : site.instead) {
      const std::string name = file_ + '#' + std::to_string(++number_);
      const std::string made = "omerta::mutants::made(" + std::to_string(digest_of(name)) + "U)";
      list_ << name << '\t' << file_ << ':' << line_ << '\t' << clause_ << '\t' << now << "\t"
            << (instead.empty() ? "(forgotten)" : instead) << '\n';
      if (site.kind == Site::Kind::statement) return "if (!" + made + ") " + std::string{now};
      front += made + " ? (" + instead + ") : ";
    }
    const bool condition = site.kind == Site::Kind::condition;
    return "(" + front + (condition ? "static_cast<bool>(" : "(") + std::string{now} + "))";
  }

  std::string from_;
  std::string to_;
  std::ostream& list_;
  std::string file_;
  std::string clause_;
  int line_ = 0;
  int number_ = 0;
  bool table_ = false;
  bool made_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return std::cerr << "usage: mutants FROM TO LIST FILE...\n", 2;
  std::ofstream list(argv[3]);
  const std::string to = argv[2];
  std::filesystem::create_directories(to + "/mutants");
  std::ofstream(to + "/mutants/active.h") << kSwitch;
  Copy copy{argv[1], to, list};
  for (int i = 4; i < argc; ++i) copy.write(argv[i]);
  return list ? 0 : 1;
}
