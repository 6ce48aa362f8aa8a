// The Police phase of spytown as steps of its game master, without its ballots: the windows, the
// cards, the discussion, the end.
#include "rulebooks/spytown/presentation/guide.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::spytown {
namespace {

using script::Entry;
using script::EntryKind;
using script::Filled;

// Somebody plays a card, or the step is over.
void wait_for_cards(script::Step& step, const char* prompt) {
  step.circle = true;
  step.prompt = prompt;
  step.entries = {kClose};  // the cards are among what may be entered at any time
  step.entries.front().pass = Pass::allowed;
  step.usual = Filled{0};
  step.how = "guide.card.unknown";
}

// SPY-CARD-15  It is asked whoever holds the card; the answer is a gesture or nothing.
std::vector<Entry> window_entries(const Desk& desk, Ask what, Seats who) {
  const Seats in_play = desk.table.in_play;
  if (what == ask::bandage) {
    return {{.kind = EntryKind::volunteer, .ask = what, .who = in_play}, kClose};
  }
  Entry entry{.kind = EntryKind::nod, .ask = what, .who = who, .pass = Pass::allowed};
  if (what == ask::vest) {
    entry.options = {{kYes, desk.name(Card::vest), notation::spytown_name(Card::vest)}};
  } else {
    entry.offered = in_play - who;
  }
  return {entry, {.kind = EntryKind::go_on, .ask = what, .who = who}};
}

// Whoever cannot vote, cannot be voted for or cannot be put out, as everyone knows.
script::Lines restrictions(const Desk& desk) {
  const Table& table = desk.table;
  const Seat commander = table.commander;
  script::Lines lines;
  const auto add_line = [&](Seats seats, Card card) {
    const Args args{{"label", desk.name(card)}, {"what", named(seats & table.in_play)}};
    if (!(seats & table.in_play).empty()) lines.push_back(script::aside({"guide.labelled", args}));
  };
  add_line(table.sheltered, Card::shelter);
  add_line(table.arrested, Card::arrest);
  add_line(table.kidnapped, Card::kidnapping);
  add_line(commander == Seat::nobody ? Seats{} : Seats::of(commander), Card::commander);
  return lines;
}

}  // namespace

script::Step window_step(const Desk& desk) {
  const Window window = desk.table.window;
  const Ask what = window == Window::vest      ? ask::vest
                   : window == Window::bandage ? ask::bandage
                                               : ask::last_shot;
  const Seat seat = what == ask::last_shot ? *desk.asked(what) : desk.table.named;
  const auto number = static_cast<std::uint8_t>(window);
  const Event opened{.fact = fact::window_opened, .who = seat, .what = number};
  script::Step step =
      desk.page("window/" + std::to_string(number) + "/" + std::to_string(index(seat)));
  step.lines = {script::say(desk.aloud(opened)), desk.act("spytown.guide.window.do")};
  if (desk.table.named != Seat::nobody) step.lines.push_back(rulings());
  step.circle = what != ask::vest;
  step.prompt = what == ask::vest      ? "cli.moderate.ask.vest"
                : what == ask::bandage ? "cli.moderate.ask.bandage"
                                       : "cli.moderate.ask.last-shot";
  step.entries = window_entries(desk, what, Seats::of(seat));
  step.usual = Filled{1};
  step.how = step.prompt;
  return step;
}

// The words of the elimination are shown at once; whoever leaves them unsaid may rule.
script::Step confirm_step(const Desk& desk) {
  const Seat seat = desk.table.named;
  script::Step step = desk.page("named/" + std::to_string(index(seat)));
  step.lines = {desk.act("spytown.guide.rule.do"), rulings()};
  step.prompt = {"cli.moderate.ask.goes-out", {{"who", seat}}};
  step.entries = {{.kind = EntryKind::nod, .ask = ask::close}, kClose};
  step.usual = Filled{1};
  step.at_once = true;
  return step;
}

script::Step cards_step(const Desk& desk) {
  const bool start = desk.table.phase == Phase::start_window;
  script::Step step = desk.phase(start ? "start" : "end", desk.table.phase);
  step.lines.push_back(desk.act("spytown.guide.window.do"));
  add_how_to_play(step.lines, desk, (start ? kStartWindow : kEndWindow) | kAnyMoment);
  wait_for_cards(step, "cli.moderate.ask.cards");
  step.entries[0].options = {{kPass, "cli.menu.nobody"}};
  return step;
}

script::Step discussion_step(const Desk& desk) {
  script::Step step = desk.phase("discussion", Phase::discussion);
  add(step.lines,
      {desk.act("spytown.guide.discussion.do"), desk.enter("spytown.guide.discussion.enter")});
  add_how_to_play(step.lines, desk, kAnyMoment);
  wait_for_cards(step, "cli.moderate.ask.discussion");
  step.marks = restrictions(desk);
  return step;
}

// SPY-REVEAL-3, SPY-WIN-7
script::Step over_step(const Desk& desk) {
  script::Step step{.title = said::phase_name(desk.setup, Phase::over),
                    .lines = {desk.say("spytown.guide.end.say")},
                    .prompt = "cli.moderate.ask.end",
                    .last = true};
  for (const Told& told : desk.now.chronicle.told()) {
    const Fact what = told.event.fact;
    if (what == fact::game_over) step.lines.push_back(script::status(desk.aloud(told.event)));
    if (what == fact::revealed) step.lines.push_back(script::item(desk.aloud(told.event)));
  }
  step.lines.push_back(desk.act("spytown.guide.end.do"));
  return step;
}

}  // namespace omerta::spytown
