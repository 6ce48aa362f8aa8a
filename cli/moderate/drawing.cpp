// What stands on the moderator's screen, and what is typed at it.
#include <fmt/format.h>

#include <algorithm>

#include "cli/moderate/terminal_desk.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"
#include "notation/clause_ids.h"

namespace omerta::cli {
namespace {

constexpr int kCardIndent = 24;

}  // namespace

// --- lines --------------------------------------------------------------------------------------

void TerminalDesk::show(const Step& step) {
  step.title.empty() ? terminal_.line() : terminal_.title(said(step.title));
  draw(step.lines);
  if (step.circle) say_seats();
  draw(step.marks);
}

void TerminalDesk::draw(const script::Lines& lines) {
  for (const script::Line& line : lines) {
    if (line.once != 0 && line.once <= said_) continue;
    said_ = std::max(said_, line.once);
    const bool known = !line.hint.empty() && !hints_.insert(line.hint).second;
    if (known && line.again.empty()) continue;
    const Message& text = known ? line.again : line.text;
    draw(line, text.empty() ? std::string{} : said(text));
  }
}

void TerminalDesk::draw(const script::Line& line, const std::string& text) {
  using As = script::Line::Kind;
  const std::string clause = notation::clause_id(line.by);
  const std::string by = clause.empty() ? "" : " [" + clause + "]";
  switch (line.kind) {
    case As::say: return say_aloud(text);
    case As::act: return do_silently(text);
    case As::enter: return labelled("guide.heading.enter", text, Style::dim);
    case As::note: return labelled("", text + by, Style::secret);
    case As::onward: return labelled("", "  → " + text + by, Style::secret);
    case As::status: return terminal_.say(text, Style::bold);
    case As::aside: return terminal_.say(text, Style::dim);
    case As::secret: return terminal_.say(text, Style::secret);
    case As::kept: return;  // the desk keeps it
    case As::gap: return terminal_.line();
    case As::heading: return terminal_.title(text);
    case As::listed:
      if (line.about == Seat::nobody) return terminal_.line("  " + text);
      return terminal_.hang(numbered(line.about), columns(numbered(line.about)) + 1, text);
    case As::card:
      if (line.label.empty()) return terminal_.hang("", kCardIndent, text, Style::dim);
      return terminal_.hang(said(line.label), kCardIndent, text, Style::secret);
  }
}

void TerminalDesk::labelled(std::string_view key, std::string_view text, Style style) {
  int width = 0;
  for (std::string_view each : {"guide.heading.say", "guide.heading.do", "guide.heading.enter"}) {
    width = std::max(width, columns(words_.say(each)));
  }
  terminal_.hang(key.empty() ? "" : words_.say(key), width + 2, text, style);
}

void TerminalDesk::say_notes(const script::Lines& notes) {
  if (notes.empty()) return;
  secret_ = true;
  terminal_.title(words_.say("guide.heading.private"));
  for (script::Line line : notes) {
    if (line.kind == script::Line::Kind::kept) line.kind = script::Line::Kind::note;
    draw(line, said(line.text));
  }
}

void TerminalDesk::say_seats() {
  std::string line;
  const Seats in_play = desk_.game().standing().in_play;
  for (Seat seat : desk_.game().standing().seats) {
    line += (line.empty() ? "" : "  ") + std::to_string(index(seat) + 1) + "\u00a0" +
            (in_play.has(seat) ? name(seat) : "(" + name(seat) + ")");
  }
  terminal_.say(line, Style::dim);
}

std::string TerminalDesk::numbered(Seat seat) const {
  int wide = 0;
  for (const std::string& each : names().seats) wide = std::max(wide, columns(each));
  return fmt::format("{:>3}  {}{}  ", index(seat) + 1, name(seat),
                     std::string(static_cast<unsigned>(wide - columns(name(seat))), ' '));
}

// --- the screen ---------------------------------------------------------------------------------

void TerminalDesk::clear() {
  terminal_.clear();
  secret_ = false;
}

void TerminalDesk::cover(std::string_view text) {
  clear();
  terminal_.say(text, Style::bold);
}

void TerminalDesk::cover_secrets() {
  if (pause(words_.say("guide.cover"))) cover(words_.say("cli.moderate.secrets-hidden"));
}

bool TerminalDesk::turns_to(const std::string& page) {
  const bool turned = page != page_;
  page_ = page;
  return turned;
}

// --- what is typed ------------------------------------------------------------------------------

std::string TerminalDesk::table_word() const {
  return first_word(words_, "cli.moderate.word.table");
}

Input TerminalDesk::ask(std::string_view prompt) {
  const auto typed = terminal_.ask(prompt);
  if (!typed) {
    stopped_ = true;
    return {Input::Kind::stop, {}};
  }
  const WordTyped word = find_word(*typed, words_, names(), known_);
  if (!typed->empty() && word.word != Word::help) hinted_.clear();
  if (word.word == Word::none) return {Input::Kind::text, *typed};
  if (word.word == Word::close) return {Input::Kind::close, {}};
  act(word);
  return {stopped_ ? Input::Kind::stop : Input::Kind::again, {}};
}

std::optional<std::string> TerminalDesk::answer_to(std::string_view prompt) {
  while (true) {
    const auto typed = terminal_.ask(prompt);
    if (!typed) return stopped_ = true, std::nullopt;
    const Word word = find_word(*typed, words_, names(), known_).word;
    if (word == Word::quit) return act({word, {}}), std::nullopt;
    if (word != Word::help) return typed;
    help();
  }
}

bool TerminalDesk::pause(std::string_view prompt) {
  while (!stopped_) {
    const auto typed = terminal_.ask(prompt);
    if (!typed) stopped_ = true;
    if (!typed || typed->empty()) break;
    const WordTyped word = find_word(*typed, words_, names(), known_);
    const bool now = word.word == Word::help || word.word == Word::quit || word.word == Word::save;
    if (now) act(word);
    if (!now) terminal_.say(words_.say("guide.pause"), Style::bad);
  }
  return !stopped_;
}

bool TerminalDesk::insists(std::string_view hint) {
  const std::string question = page_ + "/" + std::to_string(desk_.chronicle().commands().size());
  if (hinted_ == question) {
    hinted_.clear();
    return true;
  }
  hinted_ = question;
  terminal_.say(hint, Style::bad);
  return false;
}

std::optional<Seat> TerminalDesk::seat_or_say(const std::string& word) {
  return find_seat_or_say(word, names(), words_, terminal_);
}

}  // namespace omerta::cli
