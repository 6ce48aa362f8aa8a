// Draws a guide's steps and takes what is typed at them.
#include "cli/moderate/guided.h"

#include <algorithm>
#include <utility>

#include "chance/dice.h"
#include "cli/moderate/entry.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

using script::Entry;
using script::EntryKind;
using script::Filled;
using script::Lines;
using script::News;
using script::Power;
using script::Step;

Word word_of(Power power) {
  switch (power) {
    case Power::withdraw: return Word::withdraw;
    case Power::mark: return Word::mark;
    case Power::expel: return Word::expel;
    case Power::uphold: return Word::uphold;
    case Power::cancel: return Word::cancel;
    case Power::abandon: return Word::abandon;
    case Power::swap: return Word::swap;
  }
  return Word::none;
}

// In the order of the help page.
std::vector<Word> words_of(const std::vector<Power>& powers) {
  std::vector<Word> known{Word::back};
  for (Power power : powers) {
    if (power != Power::mark) known.push_back(word_of(power));
  }
  for (Word word : {Word::close, Word::table, Word::log, Word::why, Word::next, Word::rules,
                    Word::cards, Word::save, Word::help, Word::quit}) {
    known.push_back(word);
  }
  for (Power power : powers) {
    if (power == Power::mark) known.push_back(word_of(power));
  }
  return known;
}

News news_of(const Heard& heard) {
  return {.event = heard.event,
          .label = heard.notice.label,
          .lines = heard.messages,
          .ballots = heard.ballots};
}

}  // namespace

std::unique_ptr<Desk> guided_desk(Recorded game, std::string file, const Words& words,
                                  Terminal& terminal, std::uint64_t seed) {
  const Rulebook& book = rulebook(game.record.book().id());
  auto guide = book.guide(*game.record.casting().game);
  if (guide == nullptr) {
    terminal.error(words.say(book.unguided));
    return nullptr;
  }
  return std::make_unique<GuidedDesk>(std::move(guide), std::move(game), std::move(file), words,
                                      terminal, seed);
}

GuidedDesk::GuidedDesk(std::unique_ptr<script::Guide> guide, Recorded game, std::string file,
                       const Words& words, Terminal& terminal, std::uint64_t seed)
    : Desk{std::move(game), std::move(file), words, terminal, seed},
      guide_{std::move(guide)},
      known_{words_of(guide_->powers(moment()))} {
  take_up_blind();
}

void GuidedDesk::draw(const Lines& lines) {
  for (const script::Line& line : lines) {
    if (line.once != 0 && std::exchange(said_, line.once) == line.once) continue;
    const std::string text = said(line.text);
    switch (line.kind) {
      case script::Line::Kind::say: say_aloud(text); break;
      case script::Line::Kind::act: do_silently(text); break;
      case script::Line::Kind::enter: enter_what(text); break;
      case script::Line::Kind::note: note(text); break;
      case script::Line::Kind::status: terminal().say(text, Style::bold); break;
      case script::Line::Kind::aside: terminal().say(text, Style::dim); break;
      case script::Line::Kind::heading: terminal().title(text); break;
      case script::Line::Kind::listed: terminal().line("  " + text); break;
    }
  }
}

void GuidedDesk::show(const Step& step) {
  step.title.empty() ? terminal().line() : terminal().title(said(step.title));
  draw(step.lines);
  if (step.circle) say_seats();
  draw(step.marks);
}

void GuidedDesk::take_step() {
  if (blind_) forget_what_was_taken_back();
  Step step = guide_->step(moment());
  if (step.deals) return open_deal();
  if (step.pages != script::Pages::none) return show_pages(step);
  if (step.eyes == script::Eyes::called) return attend(step);
  const bool awake_unknown = blind_ && !step.called.empty() && seen_.back().awake_at != step.page;
  if (awake_unknown) return ask_who_is_awake(step);
  if (step.last && !unseen().empty()) ask_for_the_rest();
  if (blind_) leave_out_unseen(step);
  if (step.page.empty() || turns_to(step.page)) {
    if (step.at_once && !leaves_unsaid(step)) return;
    step.at_once ? draw(step.lines) : show(step);
  }
  draw(step.standing);
  const Input input = ask_step(step);
  if (input.kind == Input::Kind::again || input.kind == Input::Kind::stop) return;
  if (input.kind == Input::Kind::close) {
    if (const auto close = closing_entry(step)) fill(step, *close);
    return;
  }
  if (step.last) return input.text.empty() ? stop() : void();
  if (input.text.empty()) return take_usual(step);
  const EntryTyped typed = read_entry(input.text, step, names(), words());
  if (!typed.unknown.empty()) return static_cast<void>(seat_or_say(typed.unknown));
  if (typed.filled) return static_cast<void>(fill(step, *typed.filled));
  if (!step.how.empty()) terminal().say(said(step.how), Style::bad);
}

// What is to be said is shown at once; true if it was not said, and nothing else was done instead.
bool GuidedDesk::leaves_unsaid(const Step& step) {
  const bool unsaid = fill(step, *step.usual) == Entered::not_yet && !stopped();
  return unsaid && guide_->step(moment()) == step;
}

// Nothing was typed: what is missing, and at the second time what the rule leaves to choose.
void GuidedDesk::take_usual(const Step& step) {
  if (!step.usual) return;
  if (!step.missing.empty() && !insists(said(step.missing))) return;
  if (step.entries[step.usual->entry].kind == EntryKind::draw) return fill_lot(step);
  fill(step, *step.usual);
}

void GuidedDesk::fill_lot(const Step& step) {
  chance::Dice dice{seed(), chronicle().commands().size()};
  const Choice drawn = dice.one_of(choice_of(step.entries[step.usual->entry].offered));
  fill(step, {.entry = step.usual->entry, .hands = {{Seat::nobody, drawn}}, .drawn = true});
}

Entered GuidedDesk::fill(const Step& step, const Filled& filled) {
  const Entry& entry = step.entries[filled.entry];
  const Lines warnings = guide_->warnings(moment(), entry);
  if (!warnings.empty()) {
    draw(warnings);
    const auto typed = answer_to(words().say("guide.close-anyway"));
    if (!typed || !(typed->empty() || is_yes(*typed, words()))) return Entered::refused;
  }
  const std::vector<Command> commands = guide_->commands(moment(), entry, filled);
  return commands.empty() ? Entered::refused : make(commands);
}

void GuidedDesk::say_night_falls() {
  const Step step = guide_->nightfall(moment());
  if (step.title.empty()) return;
  show(step);
  pause(said(step.prompt));
}

void GuidedDesk::say_next() {
  std::string line;
  for (const Message& each : guide_->next(moment()))
    line += (line.empty() ? "" : " → ") + said(each);
  terminal().say(words().say("guide.heading.next") + ": " + line);
}

std::string GuidedDesk::why_refused(const Command& command, Refusal refusal,
                                    const Prompt* open) const {
  return said(guide_->why_refused(moment(), command, refusal, open));
}

void GuidedDesk::show_announced(const std::vector<Heard>& fresh) {
  std::vector<News> news;
  for (const Heard& heard : fresh) {
    if (heard.notice.label.stream == story::Stream::open) news.push_back(news_of(heard));
  }
  draw(guide_->announced(game(), moment_after(), news));
}

void GuidedDesk::show_at_once(const Heard& heard) {
  draw(guide_->at_once(moment_after(), {news_of(heard)}));
}

void GuidedDesk::show_private(const Heard& heard) {
  draw(guide_->privately(moment_after(), {news_of(heard)}));
}

std::string GuidedDesk::words_before_card(const Event& event) const {
  if (laid_.has(event.who)) return {};
  const Message before = guide_->before_card(event);
  return before.empty() ? std::string{} : said(before);
}

void GuidedDesk::note_before_card(const Event& event) {
  draw(guide_->beside_card(moment(), event));
}

void GuidedDesk::accepted(const std::vector<Heard>& fresh) {
  for (const Heard& heard : fresh) {
    for (const Step& page : guide_->pages(moment(), news_of(heard))) {
      if (!page.prompt.empty()) {
        offer_page(page);
      } else {
        while (!stopped() && !show_page(page)) continue;
      }
    }
  }
}

std::string GuidedDesk::take_back_note(const Event& event) const {
  const Message warning = guide_->take_back_warning(event);
  return warning.empty() ? std::string{} : said(warning);
}

void GuidedDesk::act(const WordTyped& typed) {
  if (typed.word == Word::cards) {
    std::vector<Described> cards;
    for (const script::Described& each : guide_->cards(moment())) {
      cards.push_back({said(each.name), said(each.does)});
    }
    return say_cards(cards);
  }
  for (Power power : guide_->powers(moment())) {
    if (word_of(power) != typed.word) continue;
    const Entry entry = guide_->power(power);
    if (entry.kind == EntryKind::word) {  // the word is all of it
      make(guide_->commands(moment(), entry, {0, {{Seat::nobody, entry.options[0].choice}}}));
      return;
    }
    if (typed.rest.empty()) return terminal().say(said(entry.label), Style::bad);
    const auto seat = seat_or_say(typed.rest);
    if (!seat) return;
    make(guide_->commands(moment(), entry, {0, {{Seat::nobody, choice_of(*seat)}}}));
    return;
  }
}

void GuidedDesk::say_secrets() {
  for (const script::SecretRow& row : guide_->secrets(moment())) {
    std::string line = numbered(row.seat);
    if (is_unseen(row.seat)) {
      terminal().line(line + words().say("cli.label.unseen"), Style::secret);
      continue;
    }
    for (std::size_t i = 0; i < row.holds.size(); ++i)
      line += (i == 0 ? "" : ", ") + said(row.holds[i]);
    for (const Message& mark : row.marks) line += "  · " + said(mark);
    terminal().line(line, Style::secret);
  }
}

}  // namespace omerta::cli
