// Finding the messages of a rulebook's rules.
#include "presentation/catalogue/told.h"

#include <algorithm>
#include <utility>

#include "words/letters.h"

namespace omerta::catalogue {
namespace {

std::string part_of(const std::string& clause) { return clause.substr(0, clause.rfind('-')); }

// "both, rule", "sk, pl · rule", "R · rule": what stands before the kind.
std::string held_in(const std::string& about) {
  const std::size_t dot = about.find(" · ");
  return about.substr(0, dot != about.npos ? dot : about.rfind(", "));
}

// Where nobody has told it to players: as the catalogue has it.
std::string as_written_down(std::string_view clause) {
  for (const Volume& each : catalogue_texts()) {
    const ClauseText* found = Catalogue::find(each.name)->clause(clause);
    if (found == nullptr) continue;
    std::string text;
    for (const std::string& line : found->lines) {
      if (!line.empty()) text += (text.empty() ? "" : " ") + line;
    }
    return text;
  }
  return std::string{clause};
}

}  // namespace

std::string told(std::string_view clause, const Words& words) {
  const std::string key = "rule." + folded(clause);
  return words.has(key) ? words.say(key) : as_written_down(clause);
}

std::vector<RulePart> parts(const Catalogue& book, const Words& words) {
  std::vector<RulePart> all;
  std::vector<std::string> seen;
  for (const ClauseText& clause : book.clauses()) {
    const std::string id = part_of(clause.id);
    const auto at = std::find(seen.begin(), seen.end(), id);
    if (at == seen.end()) {
      seen.push_back(id);
      const std::string key = "part." + folded(id);
      all.push_back({words.has(key) ? words.say(key) : clause.section, {&clause}});
    } else {
      all[static_cast<std::size_t>(at - seen.begin())].clauses.push_back(&clause);
    }
  }
  return all;
}

std::string only_edition(const ClauseText& clause, const List& editions) {
  const std::string held = held_in(clause.about);
  const bool one =
      editions.size() > 1 && std::find(editions.begin(), editions.end(), held) != editions.end();
  return one ? held : std::string{};
}

// ICU allows no digit at the beginning of a case.
List short_rules(const Catalogue& book, std::string_view edition, const Words& words) {
  const std::string family = "short." + folded(book.prefix()) + "-";
  const std::string chosen = edition == "2012" ? "of_2012" : std::string{edition};
  List paragraphs;
  for (int i = 1; words.has(family + std::to_string(i)); ++i) {
    paragraphs.push_back(words.say(family + std::to_string(i), {{"edition", chosen}}));
  }
  return paragraphs;
}

std::vector<const ClauseText*> part_called(std::string_view word, const Catalogue& book,
                                           std::span<const Topic> topics, const Words& words) {
  for (const Topic& topic : topics) {
    if (topic.word == folded(word)) return book.group(topic.group);
  }
  for (RulePart& part : parts(book, words)) {
    if (folded(part.title) == folded(word)) return std::move(part.clauses);
  }
  return book.group(word);
}

std::vector<const ClauseText*> clauses_with(std::string_view word, const Catalogue& book,
                                            Search search, const Words& words) {
  std::vector<const ClauseText*> clauses;
  for (const ClauseText& clause : book.clauses()) {
    const std::string text = told(clause.id, words);
    if (word_in(text, word) != text.npos) clauses.push_back(&clause);
  }
  for (const ClauseText* clause : book.search(word)) {
    const bool here = std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
    if (search == Search::exact && !here) clauses.push_back(clause);
  }
  return clauses;
}

}  // namespace omerta::catalogue
