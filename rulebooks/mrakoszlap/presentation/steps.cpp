// The deal, the day and the end of mrakoszlap as steps of its moderator.
#include "rulebooks/mrakoszlap/presentation/guide.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::mrakoszlap {
namespace {

using script::act;
using script::aside;
using script::enter;
using script::EntryKind;
using script::Filled;
using script::Lines;
using script::say;
using script::status;

Seat last_of(Seats seats) {
  Seat last = *seats;
  for (Seat seat : seats) last = seat;
  return last;
}

script::Option option(const Desk& desk, Ask what, Choice choice) {
  return {choice, said::choice_name(desk.plan, what, choice)};
}

// A step that somebody may end by saying that nobody does anything.
script::Entry close_or_pass(const Desk& desk) {
  script::Entry close = kClose;
  close.options = {option(desk, ask::close, kPass)};
  return close;
}

script::Step opened(const Desk& desk, std::string_view page, Phase phase) {
  script::Step step{.page = desk.page(page), .title = desk.title(phase)};
  desk.add_news(step.lines, fact::phase_opened);
  return step;
}

// Those that everyone has not seen, each with an example of what to enter.
void add_how_to_use(Lines& lines, const Desk& desk) {
  const Seat first = *desk.table.in_play;
  Message all;
  for (Power power : kDayPowers) {
    const Type card = type_of(power);
    if (desk.table.has_spent(power) || !desk.plan.deck.has(card)) continue;
    const bool shoots = power == Power::anarchist;
    const Message one{
        shoots ? "cli.label.play-on" : "cli.label.play",
        {{"who", first}, {"card", said::card_name(card)}, {"whom", last_of(desk.table.in_play)}}};
    all = all.empty() ? one : Message{"cli.label.either", {{"one", all}, {"other", one}}};
  }
  if (!all.empty()) lines.push_back(enter({"guide.mrakoszlap.power.how", {{"name", all}}}));
}

// Whoever may not speak or vote today, as everyone has heard, and everyone forgets.
void add_restrictions(Lines& lines, const Desk& desk) {
  const auto line = [&](Seats seats, const char* key) {
    const Seats here = desk.speaks_freely() ? Seats{} : seats & desk.table.in_play;
    if (here.empty()) return;
    Messages names;
    for (Seat seat : here) names.push_back(chair(seat));
    lines.push_back(aside({"guide.labelled", {{"label", Message{key}}, {"what", listed(names)}}}));
  };
  line(desk.table.silenced, "cli.moderate.mark.silenced");
  line(desk.table.banned, "cli.moderate.mark.banned");
}

Message how_to_accuse(const Desk& desk) {
  return {"guide.mrakoszlap.accuse.how",
          {{"who", *desk.table.in_play}, {"whom", last_of(desk.table.in_play)}}};
}

// MRK-VERDICT-3  Who will hang, for the moderator's eyes: no name is known yet.
void add_condemned(Lines& lines, const Desk& desk) {
  const Truth& truth = desk.truth;
  if (!desk.now.unseen.empty()) return;  // it may hang on a card that nobody has seen
  const Seats condemned = truth.condemned_more & truth.alive;
  lines.push_back({.kind = script::Line::Kind::kept,
                   .text = {"mrakoszlap.fact.condemned", {{"seats", condemned}}}});
  const Seat second = truth.pair_second;
  const bool swaps = truth.pair_first != Seat::nobody && condemned.has(truth.pair_first) &&
                     truth.alive.has(second);
  if (!swaps) return;
  lines.push_back(
      {.kind = script::Line::Kind::kept,
       .text = {"guide.mrakoszlap.substitute", {{"who", truth.pair_first}, {"whom", second}}}});
}

// Which hands are asked for now. In a tie ballot those in favour are entered first (MRK-TIE-1).
struct Hands {
  Seat accused = Seat::nobody;
  Show show = Show::none;  // one side at a time
  Ask what{};
  Seats may{};
};

std::string page_of(const Desk& desk, Show side) {
  return desk.page("show/" + std::to_string(static_cast<int>(desk.table.phase)) + "/" +
                   std::to_string(index(desk.table.floor)) + "/" +
                   std::to_string(static_cast<int>(side)));
}

Hands hands_now(const Desk& desk) {
  const Table& table = desk.table;
  const bool either = table.show == Show::either;
  const Seats in_favour = table.in_favour[index(table.floor)];
  const bool entered = !in_favour.empty() || desk.now.answered == page_of(desk, Show::in_favour);
  const bool second = either && entered;
  const Ask what = either ? ask::tie_vote : ask::raise_hand;
  const Show side = !either ? table.show : second ? Show::against : Show::in_favour;
  const Seats may = desk.asked(what);
  return {table.floor, side, what, second ? may - in_favour : may};
}

}  // namespace

People accused_list(const Desk& desk) {
  People list;
  for (unsigned i = 0; i < desk.table.listed; ++i) {
    if (desk.table.accused.has(desk.table.list[i])) list.push_back(desk.table.list[i]);
  }
  return list;
}

std::vector<script::Entry> day_powers(const Desk& desk) {
  std::vector<script::Entry> all;
  for (Power power : kDayPowers) {
    const Type card = type_of(power);
    script::Entry entry{.kind = EntryKind::play,
                        .ask = ask::use_power,
                        .label = said::card_name(card),
                        .id = notation::mrakoszlap_name(card),
                        .also = {notation::mrakoszlap_printed(card)},
                        .who = desk.table.in_play};
    if (power == Power::anarchist) {
      entry.offered = desk.table.in_play;
    } else {
      entry.options = {option(desk, ask::use_power, choice_of(power))};
    }
    all.push_back(std::move(entry));
  }
  return all;
}

std::vector<int> played(const Command& command) {
  const bool skips = command.ask == ask::skip_night || command.ask == ask::skip_day;
  if (skips && command.choice == kYes) return {static_cast<int>(index(card(Type::time_lord)))};
  if (command.ask != ask::use_power || command.choice == kPass) return {};
  for (Power power : kDayPowers) {  // the Anarchist names somebody
    if (power != Power::anarchist && command.choice == choice_of(power)) {
      return {static_cast<int>(index(card(type_of(power))))};
    }
  }
  return {static_cast<int>(index(card(Type::anarchist)))};
}

// Real cards may be handed out as the program has dealt them, or everyone looks at the screen.
script::Step look_step(const Desk& desk) {
  const Seats left = desk.asked(ask::look);
  script::Step step{
      .page = "hand-out",
      .prompt = "cli.moderate.ask.mrakoszlap.looked",
      .entries = {{.kind = EntryKind::raise, .ask = ask::look, .who = left}},
      .usual = Filled{0},
      .how = "guide.pause",
      .pages = left == desk.table.in_play ? script::Pages::offered : script::Pages::begun};
  for (Seat seat : left) step.usual->hands.push_back({seat, kYes});
  if (desk.now.paper_cards) return step;
  step.lines.push_back(say("mrakoszlap.guide.look.say"));
  step.lines.back().hint = "look";
  return step;
}

// MRK-TIMELORD-1, -4  As long in every game, whether there is a Time Lord or not.
script::Step window_step(const Desk& desk) {
  const bool night = desk.truth.row == Row::night_open;
  const Ask skip = night ? ask::skip_night : ask::skip_day;
  script::Step step =
      opened(desk, night ? "night-open" : "day-open", night ? Phase::night_open : Phase::day_open);
  step.lines.push_back(act("mrakoszlap.guide.window.do"));
  step.lines.push_back(enter("mrakoszlap.guide.window.enter"));
  if (!night) add_how_to_use(step.lines, desk);  // MRK-DAY-1
  step.prompt = "cli.moderate.ask.mrakoszlap.window";
  step.entries = {{.kind = EntryKind::volunteer,
                   .ask = skip,
                   .who = desk.table.in_play,
                   .options = {option(desk, skip, kYes), option(desk, skip, kPass)}},
                  kClose};
  step.usual = Filled{1};
  return step;
}

script::Step accusation_step(const Desk& desk) {
  script::Step step = opened(desk, "accusations", Phase::accusations);
  step.lines.push_back(act("mrakoszlap.guide.accusations.do"));
  step.lines.push_back(enter(how_to_accuse(desk)));
  add_how_to_use(step.lines, desk);
  step.circle = true;
  add_restrictions(step.marks, desk);
  const People list = accused_list(desk);
  if (!list.empty()) step.marks.push_back(status({"guide.mrakoszlap.list", {{"seats", list}}}));
  step.prompt = "cli.moderate.ask.mrakoszlap.accuse";
  step.entries = {{.kind = EntryKind::pairs,
                   .ask = ask::accuse,
                   .who = desk.table.in_play,
                   .offered = desk.table.in_play,
                   .options = {option(desk, ask::accuse, kPass)}},
                  kClose};
  step.usual = Filled{1};
  step.how = how_to_accuse(desk);
  return step;
}

// MRK-DEFEND-1, -2  One after the other; a silenced accused has somebody speak for him.
script::Step defence_step(const Desk& desk) {
  const Seat accused = desk.table.floor;
  const bool proxy = !desk.asked(ask::choose_proxy).empty();
  script::Step step{
      .page = desk.page("defence/" + std::to_string(index(accused)) + (proxy ? "/proxy" : ""))};
  if (desk.table.defended.empty() && desk.table.speaker == Seat::nobody) {
    step.title = desk.title(Phase::defences);
    desk.add_news(step.lines, fact::phase_opened);
    step.lines.push_back(act("mrakoszlap.guide.defences.do"));
  }
  desk.add_news(step.lines, fact::floor);
  step.how = "guide.card.unknown";
  if (proxy) {
    step.prompt = "cli.moderate.ask.mrakoszlap.proxy";
    step.entries = {{.kind = EntryKind::point,
                     .ask = ask::choose_proxy,
                     .who = Seats::of(accused),
                     .offered = desk.table.in_play - accused,
                     .options = {option(desk, ask::choose_proxy, kPass)}},
                    kClose};
    step.usual = Filled{1};
    return step;
  }
  const Seat speaker = *desk.asked(ask::defence);
  step.prompt = {"cli.moderate.ask.defence", {{"who", speaker}}};
  step.entries = {{.kind = EntryKind::nod, .ask = ask::defence, .who = Seats::of(speaker)}, kClose};
  step.usual = Filled{0, {{speaker, kYes}}};
  return step;
}

// Shows of hands: whoever has a hand up when it ends.
script::Step show_step(const Desk& desk) {
  const Hands hands = hands_now(desk);
  const bool against = hands.show == Show::against;
  const bool no = against && hands.what == ask::tie_vote;
  script::Step step{.page = page_of(desk, hands.show)};
  if (desk.table.shown.empty() && !against) {
    step.title = desk.title(desk.table.phase);
    desk.add_news(step.lines, fact::phase_opened);
    step.lines.push_back(act("mrakoszlap.guide.ballot.do"));
    step.lines.push_back({.kind = script::Line::Kind::gap});
  }
  desk.add_news(step.lines, fact::show_opened);
  step.lines.push_back(enter("guide.mrakoszlap.hands.how"));
  if (!hands.may.empty()) {  // otherwise all have a hand up elsewhere: a word may still free one
    step.lines.push_back(aside({"guide.mrakoszlap.hands.may", {{"seats", hands.may}}}));
  }
  step.prompt = {
      against ? "cli.moderate.ask.mrakoszlap.against" : "cli.moderate.ask.mrakoszlap.for",
      {{"who", hands.accused}}};
  step.entries = {{.kind = EntryKind::raise,
                   .ask = hands.what,
                   .who = hands.may,
                   .options = {option(desk, hands.what, no ? kAgainst : kYes)}},
                  kClose};
  step.usual = Filled{0};
  return step;
}

// MRK-VERDICT-1  Nothing is said: the Astronomer may end the day as long as no name is known.
script::Step verdict_step(const Desk& desk) {
  script::Step step = opened(desk, "verdict", Phase::verdict);
  step.lines.push_back(act("mrakoszlap.guide.verdict.do"));
  add_how_to_use(step.lines, desk);
  add_condemned(step.lines, desk);
  step.prompt = "cli.moderate.ask.mrakoszlap.verdict";
  step.entries = {close_or_pass(desk)};
  step.usual = Filled{0};
  step.how = "guide.card.unknown";
  return step;
}

// MRK-EVENING-1
script::Step evening_step(const Desk& desk) {
  script::Step step = opened(desk, "evening", Phase::evening);
  add_how_to_use(step.lines, desk);
  step.circle = true;
  step.prompt = "cli.moderate.ask.mrakoszlap.evening";
  step.entries = {close_or_pass(desk)};
  step.usual = Filled{0};
  step.how = "guide.card.unknown";
  return step;
}

// MRK-DEATH-3  At the end everything comes out.
script::Step over_step(const Desk& desk) {
  script::Step step{
      .title = said::phase_name(Phase::game_over), .prompt = "cli.moderate.ask.end", .last = true};
  for (const Told& told : desk.now.chronicle.told()) {
    if (told.event.fact != fact::game_over) continue;
    step.lines.push_back(status(said::aloud(desk.plan, told.event, desk.table)));
  }
  step.lines.push_back(say("mrakoszlap.guide.end.say"));
  const script::Hands hands = dealt_hands(desk);
  for (Seat seat : Seats::first(desk.plan.setup.seats)) {
    Messages cards;
    for (int id : hands[index(seat)]) cards.push_back(said::card_name(static_cast<CardId>(id)));
    step.lines.push_back(
        {.kind = script::Line::Kind::listed, .text = listed(cards), .about = seat});
  }
  step.lines.push_back(act("mrakoszlap.guide.end.do"));
  return step;
}

}  // namespace omerta::mrakoszlap
