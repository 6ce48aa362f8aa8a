// The pages of the rules reader in the terminal.
#include "cli/rules/pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal/markdown.h"
#include "cli/typed/choosing.h"
#include "cli/typed/suggest.h"
#include "notation/book.h"
#include "presentation/catalogue/told.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {

using catalogue::ClauseText;

namespace {

using catalogue::Line;
using catalogue::Page;
using catalogue::Topic;

bool has(const List& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

catalogue::Pages made_pages(const Rulebook& book, std::string_view edition) {
  return book.pages == nullptr ? catalogue::Pages{} : book.pages(edition);
}

bool is_unnumbered(const Line& line) { return line.kind == Line::Kind::row && line.label.empty(); }

// "mage-2", "mage 2": the word before the number, if there is one.
std::string without_number(std::string_view about, long long most) {
  const std::size_t end = about.find_last_not_of("0123456789");
  if (end == about.npos || end == 0 || (about[end] != ' ' && about[end] != '-')) return {};
  const auto number = whole_number(about.substr(end + 1));
  const bool there = number && *number >= 1 && *number <= most;
  return there ? std::string{about.substr(0, end)} : std::string{};
}

}  // namespace

RulesPages::RulesPages(const RulesRequest& request, const catalogue::Catalogue& book,
                       const Words& words, Terminal& terminal)
    : request_{request},
      book_{book},
      words_{words},
      terminal_{terminal},
      pages_{made_pages(rulebook(book.name()), request.edition)},
      form_{rulebook(book.name()).form({.rulebook = book.name(), .edition = request.edition})} {}

const setup::Card* RulesPages::card_named(const std::string& about) const {
  for (const auto* pile : {&form_.cards, &form_.deck}) {
    if (const setup::Card* card = find_card(about, *pile, form_.named, words_)) return card;
    for (const setup::Card& card : *pile) {  // a copy has the rules of its kind
      const std::string name = without_number(about, card.copies);
      if (!name.empty() && find_card(name, *pile, form_.named, words_) == &card) return &card;
    }
  }
  return nullptr;
}

const Page* RulesPages::find(const std::string& about) const {
  for (const catalogue::Entry& each : pages_.pages) {
    if (has(each.words, about)) return &each.page;
  }
  const bool topic = std::any_of(pages_.topics.begin(), pages_.topics.end(),
                                 [&](const Topic& each) { return each.word == folded(about); });
  const setup::Card* card = topic ? nullptr : card_named(about);
  if (card == nullptr) return nullptr;
  for (const catalogue::Entry& each : pages_.cards) {
    if (has(each.words, card->id)) return &each.page;
  }
  return nullptr;
}

bool RulesPages::is_settings(const std::string& about) const {
  return about == "options" || about == "settings" || form_.field(about) != nullptr;
}

bool RulesPages::turn_to(const std::string& about) {
  if (const Page* page = find(about)) {
    wide_ = std::any_of(page->begin(), page->end(), is_unnumbered) ? 3 : 2;
    for (const Line& line : *page) print(line);
    return true;
  }
  if (!is_settings(about)) return false;
  print_options(form_.field(about) != nullptr ? about : "");
  return true;
}

std::vector<std::string> RulesPages::names() const {
  std::vector<std::string> all = card_words(form_, words_);
  for (const setup::Field& field : form_.fields) all.push_back(field.id);
  return all;
}

std::string RulesPages::title_of(const Line& line) const {
  std::string name = words_.said(line.text);
  const bool other = code(words_.language()) == pages_.language_of_box && !line.printed.empty() &&
                     line.printed != name;
  if (other) name += " (" + line.printed + ")";
  return line.copies > 1 ? fmt::format("{}  ×{}", name, line.copies) : name;
}

std::string RulesPages::with_brackets(const Line& line) const {
  return title_of(line) + (line.after.empty() ? "" : "  (" + words_.said(line.after) + ")");
}

std::string RulesPages::joined(const Line& line, std::string_view with) const {
  std::string all;
  for (const std::string& each : words_.each(line.parts)) {
    if (!all.empty()) all += with;
    all += each;
  }
  return all;
}

// Without a number a row stands below those that have one.
void RulesPages::print_row(const Line& line) {
  const std::string number = line.label.empty()
                                 ? std::string(static_cast<std::size_t>(wide_) + 2, ' ')
                                 : fmt::format("{:>{}}. ", line.label, wide_);
  terminal_.line(number + with_brackets(line));
}

void RulesPages::print(const Line& line) {
  using enum Line::Kind;
  switch (line.kind) {
    case title: return terminal_.title(title_of(line));
    case heading:
      return terminal_.line(
          (line.label.empty() ? "" : fmt::format("{:>2}. ", line.label)) + with_brackets(line),
          Style::bold);
    case text: return terminal_.say(words_.said(line.text));
    case aside:
      return terminal_.say(line.parts.empty() ? words_.said(line.text) : joined(line, ", "),
                           Style::dim);
    case blank: return terminal_.line();
    case row: return print_row(line);
    case point: return terminal_.hang("  •", 4, words_.said(line.text));
    case below: return terminal_.hang("", 4, words_.said(line.text));
    case chain: return terminal_.hang("", 4, joined(line, " → "));
    case clauses: return print(book_.group(line.label));
    case also: return print_also(line.label);
    case options: return print_options(line.label);
  }
}

// A clause that only another edition has is passed over, unless it is the one that was asked for.
void RulesPages::print(const std::vector<const ClauseText*>& clauses) {
  const List editions = rulebook(book_.name()).text.editions();
  for (const ClauseText* clause : clauses) {
    const std::string edition = catalogue::only_edition(*clause, editions);
    const bool other = !edition.empty() && !request_.edition.empty() && edition != request_.edition;
    if (clauses.size() == 1 || !other) print_clause(*clause, edition);
  }
}

void RulesPages::print_clause(const ClauseText& clause, const std::string& edition) {
  terminal_.line();
  terminal_.line(clause.id, Style::title);
  terminal_.say(catalogue::told(clause.id, words_));
  if (!edition.empty())
    terminal_.say(words_.say("cli.rules.only-edition", {{"name", edition}}), Style::dim);
  if (!request_.exact) return;
  terminal_.line(
      clause.title.empty() ? "[" + clause.about + "]" : clause.title + "  [" + clause.about + "]",
      Style::bold);
  print_markdown(clause.lines, terminal_);
  if (!clause.source.empty()) terminal_.say("Source: " + unmarked(clause.source), Style::dim);
}

void RulesPages::print_also(const std::string& id) {
  std::string also;
  for (const ClauseText* clause : book_.search("`" + id + "`")) {
    if (clause->id.find(folded(id)) != std::string::npos) continue;
    also += (also.empty() ? "" : ", ") + clause->id;
  }
  if (also.empty()) return;
  terminal_.line();
  terminal_.say(words_.say("cli.rules.also", {{"what", also}}), Style::dim);
}

// A setting, what it is about, and what each of its values means; the usual one is marked.
void RulesPages::print_option(const setup::Field& field) {
  terminal_.line();
  terminal_.line(field.id + "  (" + field.clause + ")", Style::bold);
  terminal_.say(words_.said(field.about));
  for (const setup::Value& value : field.values) {
    const bool usual = value.id == field.usual;
    terminal_.hang(usual ? "  *" : "  •", 4, value.id + ": " + words_.said(value.about),
                   usual ? Style::good : Style::plain);
  }
}

void RulesPages::print_options(const std::string& only) {
  for (const setup::Field& field : form_.fields) {
    if (only.empty() || field.id == only) print_option(field);
  }
  terminal_.line();
  terminal_.say(words_.say("cli.rules.default"), Style::dim);
}

}  // namespace omerta::cli
