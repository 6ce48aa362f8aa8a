// The deal at a guided desk: paper cards that are typed in, or cards dealt by the program and shown
// one by one; and the screen in the moderator's place.
#include <algorithm>
#include <map>

#include "cli/moderate/entry.h"
#include "cli/moderate/guided.h"
#include "cli/moderate/paper.h"
#include "cli/terminal/pager.h"
#include "cli/typed/choosing.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

using script::EntryKind;
using script::Step;

}  // namespace

void GuidedDesk::open_deal() {
  const script::Hands hands = guide_->hands(moment());
  const bool begun = !hands.empty() && !hands.front().empty();
  const std::vector<script::Deal> deals = guide_->deals(moment());
  const bool several = deals.front().each > 1;
  if (begun || (several && has_paper_cards())) return deal_next_hand();
  if (turns_to("opening")) draw(guide_->opening(moment()));
  const bool blindly = has_moderator() && guide_->deals_blindly();
  const Dealer dealer = ask_for_dealer(*this, blindly ? Blindly::offered : Blindly::not_offered);
  if (dealer == Dealer::program) deal_by_program();
  if (dealer == Dealer::blind) deal_blindly();
  if (dealer == Dealer::paper && several) {
    draw(deals.front().lines);
    terminal().say(words().say("guide.deal.alone"), Style::dim);
    use_paper_cards();
  } else if (dealer == Dealer::paper) {
    use_paper_cards();
    has_moderator() ? deal_on_paper() : deal_by_players();
  }
}

void GuidedDesk::deal_by_program() {
  const script::Lines before = guide_->dealt_by_program(moment());
  draw(before);
  if (!before.empty() && !pause(words().say("cli.play.press-enter"))) return;
  const Rulebook& book = rulebook(record().book().id());
  if (book.deal != nullptr) return deal(book.deal(game(), seed()));
  std::vector<int> things;
  std::uint64_t stream = 0;
  for (const script::Deal& each : guide_->deals(moment())) {
    const std::vector<int> more = shuffled(named(each.kinds), seed(), stream++);
    things.insert(things.end(), more.begin(), more.end());
  }
  deal(things);
  if (!has_moderator()) show_each_page();
}

std::vector<Kind> GuidedDesk::named(const std::vector<script::Kind>& kinds) const {
  std::vector<Kind> all;
  for (const script::Kind& kind : kinds) {
    all.push_back({kind.id, said(kind.name), kind.copies});
  }
  return all;
}

void GuidedDesk::deal_on_paper() {
  std::vector<int> held;
  for (const script::Deal& each : guide_->deals(moment())) {
    if (!each.title.empty()) terminal().title(said(each.title));
    draw(each.lines);
    say_seats();
    const auto more = paper_deal(*this, named(each.kinds), each.question);
    if (!more) return;
    held.insert(held.end(), more->begin(), more->end());
  }
  deal(held);
}

// One of the kinds by its name, in English or in the reader's language.
std::optional<int> GuidedDesk::kind_typed(const std::string& text) const {
  const Words& english = Words::of(Language::en, record().book().id());
  std::vector<std::vector<std::string>> all;
  const std::vector<script::Kind> kinds = guide_->kinds(moment());
  for (const script::Kind& kind : kinds) {
    all.push_back({said(kind.name), english.said(kind.name, names())});
    all.back().insert(all.back().end(), kind.also.begin(), kind.also.end());
  }
  const auto found = find_named(text, all);
  return found ? std::optional{kinds[static_cast<std::size_t>(*found)].id} : std::nullopt;
}

// Nobody runs the table yet: each player types his own card, and nothing tells what others typed.
void GuidedDesk::deal_by_players() {
  const std::string deck = said(guide_->deck(moment()));
  say_aloud(words().say("guide.deal-paper.say"));
  do_silently(words().say("guide.deal-paper.do", {{"deck", deck}}));
  std::vector<int> held;
  std::map<int, int> counts;
  for (Seat seat : game().standing().seats) {
    cover(words().say("cli.play.pass-device", {{"who", name(seat)}}));
    mark_secret();
    std::optional<int> kind;
    while (!kind) {
      const Input typed = ask(words().say("cli.moderate.card-of", {{"who", name(seat)}}));
      if (stopped()) return;
      if (typed.kind != Input::Kind::text) continue;
      kind = kind_typed(typed.text);
      if (!kind) {
        terminal().say(words().say("cli.error.unknown-role", {{"name", typed.text}}) + " " + deck);
      }
    }
    held.push_back(*kind);
    ++counts[*kind];
  }
  clear();
  const std::vector<Kind> all = named(guide_->kinds(moment()));
  const bool right = std::all_of(all.begin(), all.end(),
                                 [&](const Kind& kind) { return counts[kind.id] == kind.copies; });
  if (right) return deal(held);
  terminal().say(words().say("guide.deal.wrong"), Style::bad);
}

void GuidedDesk::show_pages(const Step& step) {
  if (step.pages == script::Pages::begun) return show_each_page();
  say_how_to_hand_out(*this);
  draw(step.lines);
  const Input input = ask_step(step);
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty()) return static_cast<void>(fill(step, *step.usual));
  if (input.text == "2") return show_each_page();
  terminal().say(said(step.how), Style::bad);
}

// What was dealt to each of them, for its owner's eyes.
void GuidedDesk::show_each_page() {
  for (Step step = guide_->step(moment()); !stopped() && step.pages != script::Pages::none;
       step = guide_->step(moment())) {
    show_page(guide_->own_page(moment(), *step.entries[step.current].who));
  }
}

bool GuidedDesk::show_page(const Step& page) {
  if (!opens_own_page(page.owner)) return false;
  {
    const Screenfuls screen{terminal(), words().say("cli.play.press-enter")};
    if (!page.title.empty()) terminal().title(said(page.title));
    for (const script::Line& line : page.lines) {  // nothing here is said, done or typed
      const bool plain =
          line.kind == script::Line::Kind::note || line.kind == script::Line::Kind::aside;
      const bool aside = line.kind == script::Line::Kind::aside;
      plain ? terminal().say(said(line.text), aside ? Style::dim : Style::secret) : draw({line});
    }
  }
  if (!pause(words().say("cli.play.press-enter-hide"))) return false;
  clear();
  if (page.usual) fill(page, *page.usual);
  return true;
}

// Nobody runs the table: whoever is called comes to the screen, types and reads.
void GuidedDesk::attend(const Step& step) {
  cover(said(step.title));
  draw(step.lines);
  say_seats();
  const Input input = ask(said(step.prompt));
  if (input.kind == Input::Kind::again || input.kind == Input::Kind::stop) return;
  const SeatsTyped typed = read_seats(input.text, names());
  if (!input.text.empty() && !typed.unknown.empty() && !is_pass(input.text, words())) {
    seat_or_say(typed.unknown);
    pause(words().say("guide.cover"));
    return;
  }
  Choice choice = kPass;
  for (Seat seat : typed.seats) choice |= choice_of(seat);
  std::vector<Command> commands;
  Seats called;
  for (const script::Entry& entry : step.entries) {
    if (entry.kind != EntryKind::point) continue;
    called |= entry.who;
    const auto more = guide_->commands(moment(), entry, {0, {{*entry.who, choice}}});
    if (!input.text.empty()) commands.insert(commands.end(), more.begin(), more.end());
  }
  const std::size_t since = chronicle().told().size();
  mark_secret();
  if (!commands.empty() && enter(commands) != Entered::accepted) {
    pause(words().say("guide.cover"));
    return;
  }
  say_what_they_learn(since, called);
  if (!pause(words().say("guide.cover"))) return;
  cover(said(step.farewell));
  fill(step, *closing_entry(step));
}

void GuidedDesk::say_what_they_learn(std::size_t since, Seats called) {
  if (called.empty()) return;  // those awake together are told the same
  for (const Heard& heard :
       heard_by({Listener::Kind::seat, *called}, casting(), chronicle().told(), words())) {
    const bool own = heard.notice.label.stream == story::Stream::own;
    if (heard.id > since && own) terminal().say(heard.lines.front(), Style::secret);
  }
}

}  // namespace omerta::cli
