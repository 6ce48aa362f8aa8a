// omerta decks: the recommended decks, and what is wrong with one's own.
#include <algorithm>

#include "cli/commands/commands.h"
#include "cli/terminal/called_as.h"
#include "cli/typed/suggest.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

using setup::Column;
using setup::DeckTable;

class TablePage {
 public:
  TablePage(const DeckTable& table, const Words& words, Terminal& terminal)
      : table_{table}, words_{words}, terminal_{terminal} {}

  void print() {
    terminal_.title(words_.said(table_.title));
    Messages heads;
    for (const Column& column : table_.columns) heads.push_back(column.heading);
    if (!heads.front().empty()) print_heads(heads);
    for (const Messages& row : table_.rows) print_row(row);
    terminal_.line();
    for (const Message& note : table_.notes) terminal_.say(words_.said(note), Style::dim);
    if (!table_.cards_title.empty()) terminal_.title(words_.said(table_.cards_title));
    for (const setup::Card& card : table_.cards) print_card(card);
  }

 private:
  std::string padded(const Column& column, const std::string& text) const {
    const int wide = std::max(column.wide, columns(words_.said(column.heading)));
    const std::string gap(static_cast<std::size_t>(std::max(0, wide - columns(text))), ' ');
    const std::string before(static_cast<std::size_t>(column.before), ' ');
    return before + (column.align == Column::Align::right ? gap + text : text + gap);
  }

  // All but the last, which goes on in its own column.
  std::string front(const Messages& cells) const {
    std::string line;
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
      line += padded(table_.columns[i], words_.said(cells[i]));
    }
    return line;
  }

  void print_heads(const Messages& heads) {
    terminal_.line(front(heads) + padded(table_.columns.back(), words_.said(heads.back())),
                   Style::bold);
  }

  void print_row(const Messages& cells) {
    const std::string line = front(cells);
    const int at = columns(line) + table_.columns.back().before;
    terminal_.hang(line, at, words_.said(cells.back()));
  }

  // Under a title the cards stand in a row with their numbers; otherwise one by one.
  void print_card(const setup::Card& card) {
    const bool listed = !table_.cards_title.empty();
    const std::string name = words_.said(card.name);
    const std::string copies = card.copies > 1 ? std::to_string(card.copies) : "";
    const int indent = listed ? 5 : 2;
    if (listed) {
      terminal_.line(right(copies.empty() ? "" : copies + "×", 3) + "  " + name, Style::bold);
    } else {
      terminal_.line();
      terminal_.line(name + (copies.empty() ? "" : "  ×" + copies), Style::bold);
    }
    terminal_.hang("", indent, words_.said(card.does));
    std::string traits;
    for (const std::string& each : words_.each(card.traits)) {
      traits += (traits.empty() ? "" : ", ") + each;
    }
    terminal_.hang("", indent, traits, Style::dim);
  }

  static std::string right(const std::string& text, int width) {
    return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ') + text;
  }

  const DeckTable& table_;
  const Words& words_;
  Terminal& terminal_;
};

// Where an edition has to be said, what it decides is not a question of the deck.
setup::Judged in_some_edition(const Rulebook& book, const setup::Judged& judged) {
  setup::Chosen chosen = judged.chosen;
  if (chosen.edition.empty()) chosen.edition = book.form(chosen).editions.front().id;
  return book.judged(chosen);
}

int judge(const Rulebook& book, const setup::Judged& judged, const Words& words,
          Terminal& terminal) {
  for (const setup::Note& note : judged.notes) {
    const bool aside = note.tone == setup::Note::Tone::aside;
    terminal.say(words.said(note.text, judged.names), aside ? Style::dim : Style::plain);
  }
  if (!judged.missing.empty()) {
    terminal.say(words.said(for_typing(judged.missing)));
    return kDoesNotHold;
  }
  const MayStart verdict = say_findings(in_some_edition(book, judged), words, terminal);
  const bool may = verdict == MayStart::yes;
  terminal.say(words.say(may ? "cli.check.may-start" : "cli.check.may-not-start"),
               may ? Style::good : Style::bad);
  return may ? kFine : kDoesNotHold;
}

}  // namespace

int decks(const DecksRequest& request, Terminal& terminal) {
  const Words& usual = Words::of(request.language);
  const Rulebook* book = named_rulebook(request.setup.rulebook, usual, terminal);
  if (book == nullptr) return kUsage;
  const Words& words = Words::of(request.language, book->id);
  SetupRequest asked = request.setup;
  const bool all = asked.seats == 0 && asked.deck.empty() && asked.cards.empty();
  // The number is the one of the rulebook's table: there whoever runs the game may be counted.
  const long long players = std::clamp<long long>(asked.seats, 0, 255);
  asked.seats = std::max<long long>(0, players - book->form({}).people.host);
  const auto judged = choose(asked, words, terminal);
  if (!judged) return kUsage;
  if (!all) return judge(*book, *judged, words, terminal);
  TablePage{book->form(judged->chosen).decks, words, terminal}.print();
  return kFine;
}

}  // namespace omerta::cli
