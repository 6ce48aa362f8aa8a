// Draws a guide's steps and takes what is typed at them.
#include "cli/moderate/guided.h"

#include <algorithm>
#include <array>
#include <utility>

#include "chance/dice.h"
#include "cli/moderate/anytime.h"
#include "cli/moderate/entry.h"
#include "cli/typed/choosing.h"
#include "cli/typed/suggest.h"
#include "notation/clause_ids.h"
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

constexpr int kCardIndent = 24;

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
  constexpr std::array kPowers{Power::withdraw, Power::expel, Power::uphold, Power::cancel,
                               Power::abandon,  Power::swap,  Power::mark};
  std::vector<Word> known{Word::back,    Word::withdraw, Word::expel, Word::uphold, Word::cancel,
                          Word::abandon, Word::close,    Word::table, Word::log,    Word::why,
                          Word::next,    Word::swap,     Word::rules, Word::cards,  Word::save,
                          Word::help,    Word::quit,     Word::mark};
  for (Power power : kPowers) {
    const bool has = std::find(powers.begin(), powers.end(), power) != powers.end();
    if (!has) std::erase(known, word_of(power));
  }
  return known;
}

News news_of(const Heard& heard) {
  return {.event = heard.event,
          .label = heard.notice.label,
          .lines = heard.messages,
          .ballots = heard.ballots};
}

std::vector<News> news_of(const std::vector<Heard>& all) {
  std::vector<News> news;
  for (const Heard& heard : all) news.push_back(news_of(heard));
  return news;
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
    if (line.once != 0 && line.once <= said_) continue;
    said_ = std::max(said_, line.once);
    const bool known = !line.hint.empty() && !hints_.insert(line.hint).second;
    if (known && line.again.empty()) continue;
    const Message& text = known ? line.again : line.text;
    draw(line, text.empty() ? std::string{} : said(text));
  }
}

void GuidedDesk::draw(const script::Line& line, const std::string& text) {
  using As = script::Line::Kind;
  const std::string clause = notation::clause_id(line.by);
  const std::string by = clause.empty() ? "" : " [" + clause + "]";
  switch (line.kind) {
    case As::say: return say_aloud(text);
    case As::act: return do_silently(text);
    case As::enter: return enter_what(text);
    case As::note: return note(text + by);
    case As::onward: return note("  → " + text + by);
    case As::status: return terminal().say(text, Style::bold);
    case As::aside: return terminal().say(text, Style::dim);
    case As::secret: return terminal().say(text, Style::secret);
    case As::kept: return keep(text);
    case As::gap: return terminal().line();
    case As::heading: return terminal().title(text);
    case As::listed:
      if (line.about == Seat::nobody) return terminal().line("  " + text);
      return terminal().hang(numbered(line.about), columns(numbered(line.about)) + 1, text);
    case As::card:
      if (line.label.empty()) return terminal().hang("", kCardIndent, text, Style::dim);
      return terminal().hang(said(line.label), kCardIndent, text, Style::secret);
  }
}

// Steps have been taken back, or a game goes on: what was opened last is opened once more.
void GuidedDesk::look_back(const Step& step) {
  const std::size_t told = chronicle().told().size();
  const bool back = told_before_ == 0 || told < told_before_;
  told_before_ = told;
  if (!back) return;
  EventId latest = 0;
  for (const script::Line& line : step.lines) latest = std::max(latest, line.once);
  said_ = latest == 0 ? static_cast<EventId>(told) : latest - 1;
}

void GuidedDesk::show(const Step& step) {
  step.title.empty() ? terminal().line() : terminal().title(said(step.title));
  draw(step.lines);
  if (step.circle) say_seats();
  draw(step.marks);
}

void GuidedDesk::take_step() {
  if (blind_) forget_what_was_taken_back();
  if (drawn_now(game()) != nullptr) return static_cast<void>(play({}));
  if (chronicle().told().size() < told_before_) answered_.clear();
  Step step = guide_->step(moment());
  look_back(step);
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
  const Message mistake = guide_->mistake(moment(), entry, filled);
  if (!mistake.empty()) {
    terminal().say(said(mistake), Style::bad);
    return Entered::refused;
  }
  const Lines warnings = guide_->warnings(moment(), entry);
  if (!warnings.empty()) {
    draw(warnings);
    const auto typed = answer_to(words().say("guide.close-anyway"));
    if (!typed || !(typed->empty() || is_yes(*typed, words()))) return Entered::refused;
  }
  const std::vector<Command> commands = guide_->commands(moment(), entry, filled);
  const Entered entered = commands.empty() ? Entered::refused : play(commands);
  if (commands.empty() || entered == Entered::accepted) answered_ = step.page;
  return entered;
}

const Prompt* GuidedDesk::drawn_now(const AnyGame& game) const {
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    const Prompt* house = game.prompt(lane, Seat::nobody);
    const bool chance = house != nullptr && house->voices.has(Voice::chance);
    if (chance && guide_->is_drawn(*house)) return house;
  }
  return nullptr;
}

Entered GuidedDesk::play(std::vector<Command> commands) {
  AnyGame trial = game();
  for (const Command& command : commands) {
    if (trial.apply(command) != Refusal::none) return make(commands);  // it says why
  }
  draw(guide_->parting(moment(), commands));
  chance::Dice dice{seed(), chronicle().commands().size()};
  while (const Prompt* asked = drawn_now(trial)) {
    const Command drawn{.choice = dice.one_of(asked->offers),
                        .seat = Seat::nobody,
                        .ask = asked->ask,
                        .voice = Voice::chance};
    expect(trial.apply(drawn) == Refusal::none);
    commands.push_back(drawn);
  }
  return make(commands);
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

void GuidedDesk::show_at_once(const std::vector<Heard>& run) {
  draw(guide_->at_once(moment_after(), news_of(run)));
}

void GuidedDesk::show_private(const std::vector<Heard>& run) {
  draw(guide_->privately(moment_after(), news_of(run)));
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
    if (cards.empty()) return DeskWords{*this}.act({Word::rules, "cards"});
    return say_cards(cards);
  }
  if (typed.word == Word::swap) return swap_things(typed.rest);
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
    if (row.seat != Seat::nobody && is_unseen(row.seat)) {
      terminal().line(numbered(row.seat) + words().say("cli.label.unseen"), Style::secret);
      continue;
    }
    std::string line;
    for (const Message& each : row.holds) line += (line.empty() ? "" : ", ") + said(each);
    for (const Message& mark : row.marks) line += "  · " + said(mark);
    if (row.seat == Seat::nobody) {
      terminal().say(line, Style::secret);
    } else if (row.holds.size() == 1) {
      terminal().line(numbered(row.seat) + line, Style::secret);
    } else {
      terminal().hang(numbered(row.seat), columns(numbered(row.seat)) + 1, line, Style::secret);
    }
  }
}

}  // namespace omerta::cli
