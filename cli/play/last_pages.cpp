// The last pages: who won and by which rule, all the cards, the story, the reasons.
#include <algorithm>

#include "chronicle/chronicle.h"
#include "cli/play/pages.h"
#include "cli/terminal/pager.h"
#include "notation/clause_ids.h"

namespace omerta::cli {
namespace {

constexpr int kHandAt = 6;  // where a hand stands under its player

// An event with its number before it, the further lines under the first.
void show_numbered(Terminal& terminal, EventId id, const std::string& text, Style style) {
  constexpr int kMargin = 6;
  std::string margin = std::to_string(id);
  margin.insert(0, margin.size() < 4 ? 4 - margin.size() : 0, ' ');
  margin.resize(kMargin, ' ');
  const std::string all = wrapped(text, terminal.width() - kMargin);
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find('\n', at), all.size());
    terminal.line(margin + all.substr(at, end - at), style);
    margin.assign(kMargin, ' ');
    at = end + 1;
  }
}

}  // namespace

void Pages::last_help() const {
  const auto typed = [&](const std::string& word, const char* meant) {
    terminal_.line("  " + padded(word, kNameColumns) + words_.say(meant));
  };
  const auto word = [&](const char* key) { return first_word(words_, key); };
  terminal_.title(words_.say("play.help.title"));
  typed("Enter", "play.help.on");
  typed(word("play.word.story"), "play.help.story");
  typed(word("play.word.why") + " 12", "play.help.event");
  typed(word("play.word.who"), "play.help.all-cards");
  typed(word("play.word.log"), "play.help.log");
  typed(word("play.word.cards"), "play.help.cards");
  typed(word("play.word.save"), "play.help.save");
  typed(word("play.word.quit"), "play.help.quit");
}

void Pages::verdict() const {
  for (const Told& told : match_.told()) {
    if (!match_.open_feed().teller().part(told.event).over) continue;
    const std::string clause{notation::clause_id(told.event.by)};
    terminal_.say(words_.say("play.end.decided", {{"clause", clause}}));
  }
  if (match_.person() == Seat::nobody) return;
  const Seats winners = match_.standing().winners;
  const bool won = winners.has(match_.person());
  const char* other = winners.empty() ? "cli.play.draw" : "cli.play.you-lose";
  terminal_.say(words_.say(won ? "cli.play.you-win" : other), won ? Style::good : Style::bold);
}

void Pages::end() const {
  verdict();
  terminal_.title(said(match_.course().all_cards(match_.table())));
  const screen::Screen screen = match_.open_screen();
  for (const screen::Place& place : screen.circle) {
    const bool won = screen.winners.has(place.seat);
    std::string line = won ? " * " : "   ";
    line += padded(said(chair(place.seat)), kNameColumns + 4);
    for (std::size_t i = 0; i < place.shown.size(); ++i) {
      const std::string text = said(place.shown[i]);
      line += i + 1 < place.shown.size() ? padded(text, kNameColumns) : text;
    }
    terminal_.line(line, won ? Style::good : Style::plain);
    if (place.dealt.empty()) continue;
    terminal_.hang("", kHandAt, words_.join(words_.each(place.dealt, match_.names())), Style::dim);
  }
}

Messages Pages::sentences() const {
  if (match_.course().sentences != nullptr) {
    return match_.course().sentences(match_.table(), match_.told());
  }
  const auto teller = match_.rulebook().teller(match_.game());
  Messages all;
  for (const Told& told : match_.told()) {
    teller->learn(told, Seat::nobody);
    all.push_back(teller->logged(told.event));
  }
  return all;
}

std::string Pages::logged(const Message& sentence, Clause by) const {
  return said(sentence) + " [" + notation::clause_id(by) + "]";
}

void Pages::story() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.night-log"));
  const std::vector<Told>& told = match_.told();
  const Messages all = sentences();
  for (EventId id = 1; id <= told.size(); ++id) {
    if (!match_.course().is_recounted(told, id)) continue;
    const Event& event = told[id - 1].event;
    const story::Part part = match_.open_feed().teller().part(event);
    const std::string text = logged(all[id - 1], event.by);
    if (part.night != 0 || part.day != 0) {
      terminal_.line(text, Style::bold);
    } else {
      show_numbered(terminal_, id, text,
                    told[id - 1].to.is_everyone() ? Style::spoken : Style::plain);
    }
  }
}

void Pages::reason(EventId id) const {
  terminal_.title(words_.say("cli.heading.why"));
  const Messages all = sentences();
  for (EventId each : why(match_.told(), id)) {
    const std::string text = logged(all[each - 1], match_.told()[each - 1].event.by);
    show_numbered(terminal_, each,
                  each == id ? text : words_.say("cli.why.because", {{"what", text}}),
                  Style::plain);
  }
  terminal_.say(words_.say("cli.why.start"), Style::dim);
}

}  // namespace omerta::cli
