// Reading the decisions out of the clauses, and the two pages made of them.
#include "cli/rules/decisions.h"

#include <fmt/format.h>

#include "cli/rules/told_rules.h"
#include "cli/terminal/markdown.h"
#include "notation/book.h"

namespace omerta::cli {
namespace {

constexpr std::string_view kMark = "**Decision**";
constexpr std::string_view kPrinted = " (printed: ";
constexpr std::string_view kOption = "; option: ";
constexpr std::string_view kReason = "): ";

std::string without_code_marks(std::string_view text) {
  std::string plain;
  for (char c : text) {
    if (c != '`') plain += c;
  }
  return plain;
}

// The decision that is marked here, up to the next one or the end of the line.
Decision read(const ClauseText& clause, std::string_view text) {
  const std::size_t option = text.find(kOption);
  const std::size_t reason = text.find(kReason, option);
  if (!text.starts_with(kPrinted) || option == text.npos || reason == text.npos) return {};
  const std::size_t name = option + kOption.size();
  const std::string wanted = without_code_marks(text.substr(name, reason - name));
  return {.clause = &clause,
          .printed = std::string{text.substr(kPrinted.size(), option - kPrinted.size())},
          .option = wanted == "none" ? "" : wanted,
          .reason = std::string{text.substr(reason + kReason.size())}};
}

template <class Found>
void each_mark(const Catalogue& book, Found found) {
  for (const ClauseText& clause : book.clauses()) {
    for (const std::string& line : clause.lines) {
      for (std::size_t at = line.find(kMark); at != line.npos;) {
        const std::size_t begin = at + kMark.size();
        at = line.find(kMark, begin);
        found(clause, std::string_view{line}.substr(begin, at - begin));
      }
    }
  }
}

std::string in_a_cell(std::string text) {
  for (std::size_t at = text.find('|'); at != text.npos; at = text.find('|', at + 2)) {
    text.insert(at, "\\");
  }
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

std::string edition_of(const ClauseText& clause, const Catalogue& book) {
  const std::string one = only_edition(clause, notation::find_book(book.name())->editions());
  return one.empty() ? "all" : one;
}

}  // namespace

std::vector<Decision> decisions(const Catalogue& book) {
  std::vector<Decision> all;
  each_mark(book, [&](const ClauseText& clause, std::string_view text) {
    Decision decision = read(clause, text);
    if (decision.clause != nullptr) all.push_back(std::move(decision));
  });
  return all;
}

int decisions_marked(const Catalogue& book) {
  int marks = 0;
  each_mark(book, [&](const ClauseText&, std::string_view) { ++marks; });
  return marks;
}

void print_decisions(const Catalogue& book, const Words& words, Terminal& terminal) {
  terminal.title(words.say("cli.rules.decisions", {{"name", book.name()}}));
  terminal.say(words.say("cli.rules.decisions-about"), Style::dim);
  for (const Decision& each : decisions(book)) {
    terminal.line();
    terminal.line(each.clause->id, Style::title);
    terminal.say(words.say("cli.rules.decision-printed", {{"what", unmarked(each.printed)}}));
    terminal.say(words.say("cli.rules.decision-played", {{"what", told(each.clause->id, words)}}));
    if (each.option.empty()) continue;
    terminal.say(words.say("cli.rules.decision-option", {{"name", each.option}}));
  }
}

std::string decisions_page() {
  const auto language = Language::en;
  std::string page =
      "# Decisions\n\n"
      "Where a printed rulebook is silent, contradicts itself or cannot be played as it stands, "
      "what is played is decided. Each decision stands in its clause, with its reason; this page "
      "is made from them by `decisions_page` (`cli/rules/decisions.cpp`). In the program: `omerta "
      "rules "
      "decisions`.\n";
  for (const catalogue::Volume& volume : catalogue::catalogue_texts()) {
    const Catalogue& book = *Catalogue::find(volume.name);
    const Words& words = Words::of(language, book.name());
    page += fmt::format(
        "\n## {}\n\n| Clause | Edition | In print | Played | Why | Option |\n"
        "|---|---|---|---|---|---|\n",
        book.name());
    for (const Decision& each : decisions(book)) {
      page += fmt::format("| {} | {} | {} | {} | {} | {} |\n", each.clause->id,
                          edition_of(*each.clause, book), in_a_cell(each.printed),
                          in_a_cell(told(each.clause->id, words)), in_a_cell(each.reason),
                          each.option.empty() ? "" : "`" + each.option + "`");
    }
  }
  return page;
}

}  // namespace omerta::cli
