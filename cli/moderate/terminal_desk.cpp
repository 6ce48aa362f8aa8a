// A step at the terminal: it is drawn, what is typed becomes an entry, and what it leads to is
// shown before it is said.
#include "cli/moderate/terminal_desk.h"

#include <algorithm>
#include <utility>

#include "cli/moderate/moderate.h"
#include "cli/terminal/files.h"
#include "cli/typed/entry.h"

namespace omerta::cli {
TerminalDesk::TerminalDesk(script::Desk desk, std::string file, const Words& words,
                           Terminal& terminal)
    : desk_{std::move(desk)},
      file_{std::move(file)},
      words_{words},
      terminal_{terminal},
      known_{words_at(desk_.powers())} {}

int TerminalDesk::run() {
  look_about();
  while (!stopped_) {
    if (!desk_.eyes_open() && desk_.has_moderator()) secret_ = true;
    take_step();
    if (!stopped_) look_about();
  }
  if (secret_) clear();
  return saved_ ? kFine : kUsage;
}

// The night hides the screen; the day does not. A game that is taken up again begins with people
// who look about.
void TerminalDesk::look_about() {
  if (desk_.eyes_open() && secret_) clear();
  if (!desk_.falls_quiet()) return;
  page_.clear();
  const Step night = desk_.step();
  show(night);
  if (!pause(said(night.prompt))) return;
  say_notes(desk_.unread());
  desk_.enter(*desk_.preview(Filled{}).preview);
}

void TerminalDesk::take_step() {
  if (desk_.draws()) return static_cast<void>(fill({}));
  Step step = desk_.step();
  look_back(step);
  if (step.deals) return open_deal();
  if (step.pages != script::Pages::none) return show_pages(step);
  if (step.eyes == script::Eyes::called) return attend(step);
  if (const auto wanted = desk_.wanted()) return static_cast<void>(asks_for_card(*wanted));
  if (step.last && !desk_.unseen().empty()) {
    ask_for_the_rest();
    step = desk_.step();
  }
  if (step.page.empty() || turns_to(step.page)) {
    if (step.at_once && !leaves_unsaid(step)) return;
    step.at_once ? draw(step.lines) : show(step);
  }
  draw(step.standing);
  take_typed(step, ask(said(step.prompt)));
}

void TerminalDesk::take_typed(const Step& step, const Input& input) {
  if (input.kind == Input::Kind::again || input.kind == Input::Kind::stop) return;
  if (input.kind == Input::Kind::close) {
    if (const auto close = closing_entry(step)) fill(*close);
    return;
  }
  if (step.last) {
    stopped_ |= input.text.empty();
    return;
  }
  if (input.text.empty()) return take_usual(step);
  if (takes_anytime(input.text)) return;
  const EntryTyped typed = read_entry(input.text, step, names(), words_);
  if (!typed.unknown.empty()) return static_cast<void>(seat_or_say(typed.unknown));
  if (typed.filled) return static_cast<void>(fill(*typed.filled));
  if (!step.how.empty()) complain(step.how);
}

// What is to be said is shown at once; true if it was not said, and nothing else was done instead.
bool TerminalDesk::leaves_unsaid(const Step& step) {
  const bool unsaid = fill(*step.usual) == Entered::not_yet && !stopped_;
  return unsaid && desk_.step() == step;
}

// Nothing was typed: what is missing, and at the second time what the rule leaves to choose.
void TerminalDesk::take_usual(const Step& step) {
  if (!step.usual) return;
  if (!step.missing.empty() && !insists(said(step.missing))) return;
  fill(*desk_.usual());
}

// Steps have been taken back, or a game goes on: what was opened last is opened once more.
void TerminalDesk::look_back(const Step& step) {
  const std::size_t told = desk_.chronicle().told().size();
  const bool back = told_before_ == 0 || told < told_before_;
  told_before_ = told;
  if (!back) return;
  EventId latest = 0;
  for (const script::Line& line : step.lines) latest = std::max(latest, line.once);
  said_ = latest == 0 ? static_cast<EventId>(told) : latest - 1;
}

// --- entering -----------------------------------------------------------------------------------

void TerminalDesk::complain(const Message& what) {
  Message more = what;
  more.args.emplace_back("word", table_word());
  terminal_.say(said(more), Style::bad);
}

TerminalDesk::Entered TerminalDesk::fill(const Filled& filled) { return fill_together({filled}); }

TerminalDesk::Entered TerminalDesk::fill_together(const std::vector<Filled>& filled) {
  script::Tried tried = desk_.preview(filled);
  for (bool first = true; tried.wanted; first = false) {
    if (first) draw(tried.wanted->parting);
    if (!asks_for_card(*tried.wanted)) return Entered::not_yet;
    tried = desk_.preview(filled);
    if (tried.preview) tried.preview->parting.clear();
  }
  if (tried.preview) return make(*tried.preview);
  complain(tried.why_not);
  return Entered::refused;
}

TerminalDesk::Entered TerminalDesk::make(const script::Preview& preview) {
  if (!preview.warnings.empty()) {
    draw(preview.warnings);
    const auto typed = answer_to(words_.say("guide.close-anyway"));
    if (!typed || !(typed->empty() || is_yes(*typed, words_))) return Entered::refused;
  }
  draw(preview.parting);
  if (preview.announces && !(says_private_first(preview) && agreed(preview))) {
    leave_unsaid();
    return Entered::not_yet;
  }
  const bool runs = desk_.has_moderator();
  desk_.enter(preview);
  save();
  draw(preview.in_order);
  draw(preview.with_card);
  const bool soon = preview.urgent && desk_.eyes_open() && !desk_.game().over();
  if (runs && soon && !desk_.unread().empty()) {
    terminal_.say(words_.say("guide.kept", {{"word", table_word()}}), Style::dim);
  }
  for (const Step& page : preview.pages) {
    if (!page.prompt.empty()) offer_page(page);
    while (page.prompt.empty() && !stopped_ && !show_page(page)) continue;
  }
  return preview.commands.empty() ? Entered::refused : Entered::accepted;
}

// Before the first word that everybody hears: what the moderator has to show or to know while the
// eyes are still shut. By day he asks for it.
bool TerminalDesk::says_private_first(const script::Preview& preview) {
  if (desk_.eyes_open() || preview.silently.empty()) return true;
  say_notes(preview.silently);
  return pause(words_.say("guide.cover-and-speak"));
}

// Everything that will be said, word for word, and who learns it; Enter means that it has been
// said.
bool TerminalDesk::agreed(const script::Preview& preview) {
  clear();
  terminal_.title(words_.say("guide.heading.preview"));
  draw(preview.aloud);
  terminal_.say(words_.say("cli.moderate.who-learns-all"), Style::dim);
  page_.clear();
  while (true) {
    const auto typed = answer_to(words_.say("cli.moderate.ask.confirm"));
    if (!typed || is_no(*typed, words_)) return false;
    if (typed->empty() || is_yes(*typed, words_)) return true;
    instead_ = find_word(*typed, words_, names(), known_);
    if (instead_.word != Word::none) return false;
  }
}

void TerminalDesk::leave_unsaid() {
  if (stopped_) return;
  terminal_.say(words_.say("guide.not-yet"), Style::dim);
  const WordTyped word = std::exchange(instead_, {});
  if (word.word != Word::none) act(word);
}

// --- the file -----------------------------------------------------------------------------------

bool TerminalDesk::save() {
  const bool before = saved_;
  saved_ = write_safely(file_, desk_.record().write());
  if (before && !saved_) {
    terminal_.say(words_.say("cli.error.file-not-writable", {{"file", file_}}) + " " +
                      words_.say("guide.not-saved"),
                  Style::bad);
  }
  return saved_;
}

}  // namespace omerta::cli
