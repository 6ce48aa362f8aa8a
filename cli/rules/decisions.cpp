// The two pages made of the decisions: on the terminal, and docs/rules/decisions.md.
#include "cli/rules/decisions.h"

#include <fmt/format.h>

#include "cli/terminal/markdown.h"
#include "notation/book.h"
#include "presentation/catalogue/decisions.h"
#include "presentation/catalogue/told.h"

namespace omerta::cli {
namespace {

using catalogue::ClauseText;
using catalogue::Decision;
using catalogue::decisions;
using catalogue::told;

std::string in_a_cell(std::string text) {
  for (std::size_t at = text.find('|'); at != text.npos; at = text.find('|', at + 2)) {
    text.insert(at, "\\");
  }
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

std::string edition_of(const ClauseText& clause, const Catalogue& book) {
  const std::string one =
      catalogue::only_edition(clause, notation::find_book(book.name())->editions());
  return one.empty() ? "all" : one;
}

}  // namespace

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
