// Draws what a screen says. Whoever holds many cards reads them as a list.
#include "cli/play/seat_page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/terminal/pager.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {
namespace {

constexpr int kTextAt = 2;

bool is_list(const screen::Screen& screen) { return !screen.side.empty(); }

}  // namespace

std::string padded(const std::string& text, int width) {
  const int missing = width - columns(text);
  return text + std::string(static_cast<std::size_t>(std::max(missing, 1)), ' ');
}

Message typed_words(const Words& words, Message message) {
  for (Arg& arg : message.args) {
    const auto* nested = std::get_if<Arg::Nested>(&arg.value);
    if (nested == nullptr || !nested->only.front().key.starts_with("play.word.")) continue;
    arg.value = first_word(words, nested->only.front().key);
  }
  return message;
}

void SeatPage::circle() const {
  const screen::Screen screen = match_.open_screen();
  terminal_.title(words_.say("cli.label.players"));
  for (const screen::Place& place : screen.circle) {
    const unsigned number = index(place.seat) + 1;
    std::string line = (number < 10 ? "  " : " ") + std::to_string(number) + "  ";
    line += padded(said(chair(place.seat)), kNameColumns + 4) + said(place.fate);
    for (const Message& mark : place.marks) line += ", " + said(mark);
    const bool you = !match_.shared() && match_.people().has(place.seat);
    if (you) line += " (" + words_.say("cli.label.you") + ")";
    terminal_.line(line, place.in_play ? Style::plain : Style::dim);
  }
  for (const Message& line : screen.about) terminal_.say(said(line), Style::dim);
}

void SeatPage::heading(const screen::HeldCard& card, const screen::Screen& screen) const {
  if (!card.heading.empty()) {  // a whole sentence, so it is wrapped
    terminal_.line();
    return terminal_.say(said(card.heading), Style::title);
  }
  const std::string names = words_.join(words_.each(card.names, match_.names()));
  if (is_list(screen)) return terminal_.say(names, Style::bold);
  terminal_.title(words_.say("cli.heading.your-card") + ": " + names);
}

void SeatPage::text(const screen::HeldCard& card, Lines lines) const {
  const auto put = [&](const std::string& line, Style style) {
    if (line.empty()) return;
    lines == Lines::hanging ? terminal_.hang("", kTextAt, line, style) : terminal_.say(line, style);
  };
  put(said(card.motto), Style::dim);
  std::string does = said(card.does);
  for (const Message& left : card.left) does += ' ' + said(left);
  put(does, Style::secret);
  std::string traits;
  for (const Message& trait : card.traits) traits += (traits.empty() ? "" : ", ") + said(trait);
  put(traits, Style::dim);
}

void SeatPage::card(const screen::HeldCard& card) const {
  terminal_.line(words_.join(words_.each(card.names, match_.names())), Style::bold);
  terminal_.say(said(card.does));
  List traits;
  for (const Message& trait : card.traits) traits.push_back(said(trait));
  if (!traits.empty()) terminal_.say(fmt::format("{}", fmt::join(traits, ", ")), Style::dim);
}

void SeatPage::hand(Seat seat) const {
  const Screenfuls page{terminal_, words_.say("cli.play.press-enter")};
  hand(match_.screen(seat));
}

void SeatPage::hand(const screen::Screen& screen) const {
  if (is_list(screen)) terminal_.title(words_.say("play.your-cards"));
  for (std::size_t i = 0; i < screen.side.size(); ++i) {
    terminal_.say(said(screen.side[i]), i == 0 ? Style::bold : Style::secret);
  }
  for (const screen::HeldCard& card : screen.hand) {
    heading(card, screen);
    text(card, is_list(screen) ? Lines::hanging : Lines::whole);
  }
  for (const Message& aim : screen.aims) terminal_.say(said(aim));
}

void SeatPage::knowledge(Seat seat) const {
  const screen::Screen screen = match_.screen(seat);
  const Messages notes = match_.notes(seat);
  hand(seat);
  terminal_.title(words_.say("cli.heading.what-you-know"));
  for (const Message& known : screen.knows) terminal_.say(said(known), Style::secret);
  for (const Message& note : notes) terminal_.say(said(note), Style::secret);
  if (screen.knows.empty() && notes.empty()) {
    const char* nothing = is_list(screen) ? "play.know.no-more" : "cli.know.nothing";
    terminal_.say(words_.say(nothing), Style::secret);
  }
  for (const Message& reminder : screen.reminders) terminal_.say(said(reminder), Style::bold);
}

}  // namespace omerta::cli
