// Search in the catalogues.
#include "presentation/catalogue/catalogue.h"

#include <algorithm>
#include <map>
#include <optional>

#include "words/letters.h"

namespace omerta::catalogue {
namespace {

constexpr std::string_view kIdLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";

// "**GOR-NURSE-2** [new, rule] She may …", "**SPY-SETUP-1 Number of players.** …",
// "**MRK-TIE-1** `[R · rule · Dzień]` Tie ballot: …"
std::string clause_id(std::string_view line) {
  if (line.rfind("**", 0) != 0) return {};
  const std::size_t end = line.find_first_not_of(kIdLetters, 2);
  if (end == std::string_view::npos) return {};
  const std::string id{line.substr(2, end - 2)};
  const std::size_t prefix = id.find('-');
  const bool numbered =
      prefix >= 3 && id.rfind('-') > prefix && id.back() >= '0' && id.back() <= '9';
  return numbered ? id : std::string{};
}

// "NURSE" of "GOR-NURSE-2"
std::string group_of(const std::string& id) {
  const std::size_t first = id.find('-') + 1;
  return id.substr(first, id.rfind('-') - first);
}

std::string_view trimmed(std::string_view line) {
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

std::string upper(std::string_view text) {
  std::string out{text};
  for (char& c : out) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
  return out;
}

// "Occasions.", " sk, pl · rule · 000, 001 card 1": a heading, with the text in the lines below.
ClauseText titled(ClauseText clause, const std::string& title, const std::string& rest) {
  constexpr std::string_view kDot = " · ";
  clause.title = title;
  const std::size_t kind = rest.find(kDot);
  const std::size_t source = kind == std::string::npos ? kind : rest.find(kDot, kind + 1);
  const std::size_t first = rest.find_first_not_of(' ');
  if (first == std::string::npos) return clause;
  clause.about = rest.substr(first, source == std::string::npos ? source : source - first);
  if (source != std::string::npos)
    clause.source = std::string{trimmed(std::string_view{rest}.substr(source + kDot.size()))};
  return clause;
}

ClauseText opened(const std::string& id, std::string_view line, const std::string& section) {
  ClauseText clause{.id = id, .section = section};
  std::string rest{line.substr(2 + id.size())};
  const std::size_t bold = rest.find("**");
  if (bold != std::string::npos && bold > 0)
    return titled(clause, rest.substr(1, bold - 1), rest.substr(bold + 2));
  if (bold == 0) rest.erase(0, 2);
  while (!rest.empty() && rest.front() == ' ') rest.erase(0, 1);
  if (rest.rfind("`[", 0) == 0 && rest.find("]`") != std::string::npos) {
    const std::size_t end = rest.find("]`");
    clause = titled(clause, "", rest.substr(2, end - 2));
    rest.erase(0, end + 2);
  }
  if (rest.rfind("[", 0) == 0) {
    const std::size_t end = rest.find(']');
    clause.about = rest.substr(1, end - 1);
    rest = end == std::string::npos ? "" : rest.substr(end + 1);
  }
  while (!rest.empty() && rest.front() == ' ') rest.erase(0, 1);
  if (!rest.empty()) clause.lines.push_back(rest);
  return clause;
}

// "| **MRK-DEAL-7** | at most one Slime | 6 |": a clause that is a row of another one's table.
std::optional<ClauseText> row(std::string_view line, const ClauseText& of) {
  if (line.rfind("| **", 0) != 0) return {};
  const std::string id = clause_id(line.substr(2));
  const std::size_t first = line.find('|', 2);
  if (id.empty() || first == line.npos) return {};
  const std::size_t last = std::min(line.find('|', first + 1), line.size());
  const std::string text{trimmed(line.substr(first + 2, last - first - 2))};
  return ClauseText{.id = id, .about = of.about, .section = of.section, .lines = {text}};
}

}  // namespace

Catalogue::Catalogue(const Volume& volume) : name_{volume.name}, lines_{volume.lines} {
  for (std::string_view line : lines_) read(line);
  file_rows();
  if (!clauses_.empty()) {
    const std::string& first = clauses_.front().id;
    prefix_ = first.substr(0, first.find('-'));
  }
}

void Catalogue::read(std::string_view line) {
  const std::string id = clause_id(line);
  if (line.rfind('#', 0) == 0 || !id.empty()) file_rows();
  if (line.rfind('#', 0) == 0) {
    const std::size_t text = line.find_first_not_of("# ");
    section_ = text == std::string_view::npos ? "" : line.substr(text);
    in_clause_ = false;
  } else if (!id.empty() && id.compare(id.find('-'), 3, "-S-") != 0) {
    clauses_.push_back(opened(id, line, section_));
    in_clause_ = true;
  } else if (!id.empty()) {
    in_clause_ = false;  // a scenario
  } else if (in_clause_) {
    if (auto clause = row(line, clauses_.back())) rows_.push_back(std::move(*clause));
    clauses_.back().lines.emplace_back(trimmed(line));
  }
}

// Behind the clause whose table they stand in.
void Catalogue::file_rows() {
  for (ClauseText& clause : rows_) clauses_.push_back(std::move(clause));
  rows_.clear();
}

const Catalogue* Catalogue::find(std::string_view rulebook) {
  static const std::map<std::string, Catalogue, std::less<>> all = [] {
    std::map<std::string, Catalogue, std::less<>> books;
    for (const Volume& volume : catalogue_texts()) {
      books.emplace(std::string{volume.name}, Catalogue{volume});
    }
    return books;
  }();
  const auto found = all.find(rulebook);
  return found == all.end() ? nullptr : &found->second;
}

const ClauseText* Catalogue::clause(std::string_view id) const {
  const std::string wanted = upper(id);
  for (const ClauseText& each : clauses_) {
    if (each.id == wanted || each.id == prefix_ + "-" + wanted) return &each;
  }
  return nullptr;
}

std::vector<const ClauseText*> Catalogue::group(std::string_view word) const {
  std::string wanted = upper(word);
  if (wanted.rfind(prefix_ + "-", 0) == 0) wanted.erase(0, prefix_.size() + 1);
  std::vector<const ClauseText*> found;
  for (const ClauseText& each : clauses_) {
    if (group_of(each.id) == wanted) found.push_back(&each);
  }
  return found;
}

std::vector<std::string> Catalogue::groups() const {
  std::vector<std::string> all;
  for (const ClauseText& each : clauses_) {
    const std::string word = folded(group_of(each.id));
    if (std::find(all.begin(), all.end(), word) == all.end()) all.push_back(word);
  }
  return all;
}

std::vector<const ClauseText*> Catalogue::search(std::string_view words) const {
  const auto speaks = [&](const std::string& text) { return word_in(text, words) != text.npos; };
  std::vector<const ClauseText*> found;
  for (const ClauseText& each : clauses_) {
    const bool has =
        speaks(each.title) || std::any_of(each.lines.begin(), each.lines.end(), speaks);
    if (has) found.push_back(&each);
  }
  return found;
}

// A letter of another alphabet is a byte above ASCII.
std::size_t word_in(std::string_view text, std::string_view word) {
  constexpr std::size_t kLongestEnding = 3;
  const std::string lines = folded(text);
  const std::string wanted = folded(word);
  const auto letter = [&](std::size_t at) {
    return at < lines.size() && ((lines[at] & 0x80) != 0 || std::isalnum(lines[at]) != 0);
  };
  for (std::size_t at = lines.find(wanted); at != lines.npos; at = lines.find(wanted, at + 1)) {
    const bool begins = at == 0 || !letter(at - 1) || !letter(at);
    std::size_t end = at + wanted.size();
    const std::size_t last = end;
    while (letter(end)) ++end;
    if (begins && end - last <= kLongestEnding) return at;
  }
  return lines.npos;
}

std::string Catalogue::option_clause(std::string_view option) const {
  const std::string quoted = "`" + std::string{option} + "`";
  for (std::string_view line : lines_) {
    if (line.rfind("| `", 0) != 0) continue;
    const std::size_t end = line.find('|', 1);
    if (end == std::string_view::npos || line.substr(0, end).find(quoted) == line.npos) continue;
    const std::size_t clause = line.find(prefix_ + "-", end);
    if (clause == std::string_view::npos) continue;
    const std::size_t stop = line.find_first_of(" |", clause);
    std::string id{line.substr(clause, stop - clause)};
    while (!id.empty() && id.back() == ',') id.pop_back();
    return id;
  }
  return {};
}

}  // namespace omerta::catalogue
