// The deal at the terminal: paper cards that are typed in, or cards dealt by the program and shown
// one by one; pages for one player's eyes; and the screen in the moderator's place.
#include <fmt/format.h>

#include <algorithm>

#include "cli/moderate/terminal_desk.h"
#include "cli/terminal/pager.h"
#include "cli/typed/choosing.h"
#include "cli/typed/entry.h"
#include "cli/typed/seats.h"

namespace omerta::cli {

using script::Dealer;
using script::EntryKind;
using script::PaperDeal;

void TerminalDesk::open_deal() {
  const script::Hands hands = desk_.hands();
  const bool begun = !hands.empty() && !hands.front().empty();
  const bool several = desk_.deals_hands();
  if (begun || (several && desk_.has_paper_cards())) return deal_next_hand();
  if (turns_to("opening")) draw(desk_.guide().opening(desk_.moment()));
  const auto dealer = ask_for_dealer();
  if (dealer == Dealer::program) deal_by_program();
  if (dealer == Dealer::blind) deal_blindly();
  if (dealer != Dealer::paper) return;
  desk_.use_paper_cards();
  if (several) {
    draw(desk_.deals().front().lines);
    terminal_.say(words_.say("guide.deal.alone"), Style::dim);
  } else {
    desk_.has_moderator() ? deal_on_paper() : deal_by_players();
  }
}

std::optional<Dealer> TerminalDesk::ask_for_dealer() {
  terminal_.say(words_.say("cli.moderate.paper-or-program"));
  terminal_.line("  1  " + words_.say("cli.moderate.paper"));
  terminal_.line("  2  " + words_.say("cli.moderate.program"));
  const bool three = desk_.dealers().size() > 2;
  const Message why_not = desk_.has_moderator() ? desk_.guide().why_not_blind() : Message{};
  if (three) terminal_.hang("  3", 5, words_.say("cli.moderate.blind"));
  if (!why_not.empty()) terminal_.hang("", 5, said(why_not), Style::dim);
  const Input input =
      ask(words_.say(three ? "cli.moderate.ask.dealer.three" : "cli.moderate.ask.dealer"));
  if (input.kind != Input::Kind::text) return {};
  if (input.text == "1") return Dealer::paper;
  if (input.text == "3" && three) return Dealer::blind;
  if (input.text == "2" || input.text.empty()) return Dealer::program;
  complain(
      {"cli.error.not-a-number", {{"low", 1}, {"high", three ? 3 : 2}, {"value", input.text}}});
  return {};
}

void TerminalDesk::deal_by_program() {
  const script::Lines before = desk_.guide().dealt_by_program(desk_.moment());
  draw(before);
  if (!before.empty() && !pause(words_.say("cli.play.press-enter"))) return;
  desk_.deal_by_program();
  save();
  if (!desk_.has_moderator()) show_each_page();
}

// --- typed in -----------------------------------------------------------------------------------

void TerminalDesk::deal_on_paper() {
  std::vector<int> held;
  for (const script::Deal& each : desk_.deals()) {
    if (!each.title.empty()) terminal_.title(said(each.title));
    draw(each.lines);
    say_seats();
    const auto more = paper_deal(each);
    if (!more) return;
    held.insert(held.end(), more->begin(), more->end());
  }
  desk_.deal(held);
  save();
}

// What each seat holds, by the ids; nothing if the moderator stopped.
std::optional<std::vector<int>> TerminalDesk::paper_deal(const script::Deal& deal) {
  PaperDeal paper{deal.kinds, names().seats.size()};
  secret_ = true;
  terminal_.say(words_.say("guide.deal.alone"), Style::dim);
  while (!stopped_) {
    if (!paper.is_complete()) {
      if (!ask_for_kind(paper, deal.question)) return {};
      continue;
    }
    const Agreed agreed = confirm_paper(paper);
    if (agreed == Agreed::stopped) return {};
    if (agreed == Agreed::not_yet) continue;
    cover(words_.say("cli.moderate.secrets-hidden"));
    return paper.held();
  }
  return {};
}

bool TerminalDesk::ask_for_kind(PaperDeal& paper, std::string_view question) {
  const int copies = paper.asked().copies;
  const auto typed =
      terminal_.ask(words_.say(question, {{"role", said(paper.asked().name)}, {"n", copies}}));
  const Message need{"guide.deal.need", {{"n", copies}}};
  if (!typed) return stopped_ = true, false;
  if (typed->empty()) return complain(need), true;
  if (is_undo(*typed, words_)) return paper.undo(), true;
  const WordTyped word = find_word(*typed, words_, names(), known_);
  if (word.word == Word::quit) return stopped_ = true, false;
  if (word.word == Word::help) {
    return terminal_.say(said(need) + " " + words_.say("guide.deal.only")), true;
  }
  if (word.word != Word::none) return complain("guide.deal.only"), true;
  const SeatsTyped seats = read_seats(*typed, names());
  if (!seats.unknown.empty()) return seat_or_say(seats.unknown), true;
  const Message why_not = paper.give(seats.seats);
  if (!why_not.empty()) complain(why_not);
  return true;
}

TerminalDesk::Agreed TerminalDesk::confirm_paper(PaperDeal& paper) {
  const std::vector<int> held = paper.held();
  for (std::size_t i = 0; i < held.size(); ++i) {
    terminal_.line(fmt::format("{:>3}  {}: {}", i + 1, names().seats[i], said(paper.name(held[i]))),
                   Style::secret);
  }
  const auto typed = answer_to(words_.say("guide.deal.right"));
  if (!typed) return Agreed::stopped;
  if (is_undo(*typed, words_) || is_no(*typed, words_)) return paper.undo(), Agreed::not_yet;
  return typed->empty() ? Agreed::yes : Agreed::not_yet;  // the question says what is possible
}

// One of the kinds by its name, in English or in the reader's language.
std::optional<int> TerminalDesk::kind_typed(const std::string& text) const {
  const Words& english = Words::of(Language::en, desk_.record().book().id());
  std::vector<std::vector<std::string>> all;
  const std::vector<script::Kind> kinds = desk_.guide().kinds(desk_.moment());
  for (const script::Kind& kind : kinds) {
    all.push_back({said(kind.name), english.said(kind.name, names())});
    all.back().insert(all.back().end(), kind.also.begin(), kind.also.end());
  }
  const auto found = find_named(text, all);
  return found ? std::optional{kinds[static_cast<std::size_t>(*found)].id} : std::nullopt;
}

// Nobody runs the table yet: each player types his own card, and nothing tells what others typed.
void TerminalDesk::deal_by_players() {
  say_aloud(words_.say("guide.deal-paper.say"));
  do_silently(said({"guide.deal-paper.do", {{"deck", desk_.guide().deck(desk_.moment())}}}));
  std::vector<int> held;
  for (Seat seat : desk_.game().standing().seats) {
    const auto kind = own_card(seat);
    if (!kind) return;
    held.push_back(*kind);
  }
  clear();
  const Message why_not = desk_.deal_own(held);
  if (!why_not.empty()) return complain(why_not);
  save();
}

std::optional<int> TerminalDesk::own_card(Seat seat) {
  cover(words_.say("cli.play.pass-device", {{"who", name(seat)}}));
  secret_ = true;
  while (true) {
    const Input typed = ask(words_.say("cli.moderate.card-of", {{"who", name(seat)}}));
    if (stopped_) return {};
    if (typed.kind != Input::Kind::text) continue;
    if (const auto kind = kind_typed(typed.text)) return kind;
    terminal_.say(words_.say("cli.error.unknown-role", {{"name", typed.text}}) + " " +
                  said(desk_.guide().deck(desk_.moment())));
  }
}

// --- pages --------------------------------------------------------------------------------------

void TerminalDesk::show_pages(const Step& step) {
  if (step.pages == script::Pages::begun) return show_each_page();
  if (!desk_.has_paper_cards() && turns_to("hand-out")) {
    do_silently(words_.say("guide.hand-out.do", {{"word", table_word()}}));
  }
  draw(step.lines);
  const Input input = ask(said(step.prompt));
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty()) return static_cast<void>(fill(*step.usual));
  if (input.text == "2") return show_each_page();
  if (!takes_anytime(input.text)) complain(step.how);
}

// What was dealt to each of them, for its owner's eyes.
void TerminalDesk::show_each_page() {
  for (Step step = desk_.step(); !stopped_ && step.pages != script::Pages::none;
       step = desk_.step()) {
    show_page(desk_.guide().own_page(desk_.moment(), *step.entries[step.current].who));
  }
}

// The device is passed to him first.
bool TerminalDesk::show_page(const Step& page) {
  const Args who{{"who", name(page.owner)}, {"n", index(page.owner) + 1}};
  if (turns_to("card/" + name(page.owner))) cover(words_.say("cli.play.pass-device", who));
  const Page turned = turn_page(page.owner, words_.say("cli.moderate.ask.own-page", who));
  if (turned == Page::left) complain("guide.page.needed");
  if (turned != Page::opened) return false;
  {
    const Screenfuls screen{terminal_, words_.say("cli.play.press-enter")};
    if (!page.title.empty()) terminal_.title(said(page.title));
    for (const script::Line& line : page.lines) {  // nothing here is said, done or typed
      const bool aside = line.kind == script::Line::Kind::aside;
      const bool plain = aside || line.kind == script::Line::Kind::note;
      plain ? terminal_.say(said(line.text), aside ? Style::dim : Style::secret)
            : draw(script::Lines{line});
    }
  }
  if (!pause(words_.say("cli.play.press-enter-hide"))) return false;
  clear();
  if (page.usual) fill(*page.usual);
  return true;
}

// At night the eyes are shut.
void TerminalDesk::show_again(Seat seat) {
  if (!desk_.eyes_open()) return complain("guide.call.nobody-asked");
  if (desk_.is_unseen(seat)) return complain("guide.blind.later");
  show_page(desk_.guide().own_page(desk_.moment(), seat));
  turns_to("");
}

// Whoever presses Enter goes on without it: it was looked at on the table.
void TerminalDesk::offer_page(const Step& page) {
  draw(page.standing);
  const std::size_t told = desk_.chronicle().told().size();
  auto turned = Page::interrupted;
  while (turned == Page::interrupted && desk_.chronicle().told().size() == told) {
    turned = turn_page(page.owner, said(page.prompt));
    if (stopped_) return;
  }
  if (turned != Page::opened) return;
  draw(page.lines);
  pause(words_.say("guide.cover"));
  cover(words_.say("cli.moderate.secrets-hidden"));
  turns_to("");
}

TerminalDesk::Page TerminalDesk::turn_page(Seat owner, std::string_view prompt) {
  const Input input = ask(prompt);
  if (input.kind != Input::Kind::text) return Page::interrupted;
  if (input.text.empty()) return Page::left;
  if (find_seat(input.text, names()) == owner) return secret_ = true, Page::opened;
  complain({"guide.page.whose", {{"who", owner}}});
  return Page::interrupted;
}

// --- the screen in the moderator's place --------------------------------------------------------

// Nobody runs the table: whoever is called comes to the screen, types and reads.
void TerminalDesk::attend(const Step& step) {
  cover(said(step.title));
  draw(step.lines);
  say_seats();
  const Input input = ask(said(step.prompt));
  if (input.kind == Input::Kind::again || input.kind == Input::Kind::stop) return;
  const SeatsTyped typed = read_seats(input.text, names());
  if (!input.text.empty() && !typed.unknown.empty() && !is_pass(input.text, words_)) {
    seat_or_say(typed.unknown);
    pause(words_.say("guide.cover"));
    return;
  }
  Choice choice = kPass;
  for (Seat seat : typed.seats) choice |= choice_of(seat);
  Seats called;
  std::vector<Filled> answers;
  for (unsigned i = 0; i < step.entries.size(); ++i) {
    if (step.entries[i].kind != EntryKind::point) continue;
    called |= step.entries[i].who;
    answers.push_back({.entry = i, .hands = {{*step.entries[i].who, choice}}});
  }
  const std::size_t since = desk_.chronicle().told().size();
  secret_ = true;
  const bool answered = !input.text.empty() && !answers.empty();
  if (answered && fill_together(answers) != Entered::accepted) {
    pause(words_.say("guide.cover"));
    return;
  }
  say_what_they_learn(since, called);
  if (!pause(words_.say("guide.cover"))) return;
  cover(said(step.farewell));
  if (const auto close = closing_entry(desk_.step())) fill(*close);
}

void TerminalDesk::say_what_they_learn(std::size_t since, Seats called) {
  if (called.empty()) return;  // those awake together are told the same
  for (const Heard& heard : heard_by({Listener::Kind::seat, *called}, desk_.record().casting(),
                                     desk_.chronicle().told(), words_)) {
    const bool own = heard.notice.label.stream == story::Stream::own;
    if (heard.id > since && own) terminal_.say(heard.lines.front(), Style::secret);
  }
}

}  // namespace omerta::cli
