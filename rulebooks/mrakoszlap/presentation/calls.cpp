// The night of mrakoszlap as steps of its moderator: the council of the Mafia, the calls card by
// card (MRK-CALL-1), the prison, the Spyglass, and the Matrix's own shots.
#include "rulebooks/mrakoszlap/rules/calls.h"

#include <algorithm>

#include "rulebooks/mrakoszlap/presentation/guide.h"

namespace omerta::mrakoszlap {
namespace {

using script::act;
using script::enter;
using script::Entry;
using script::EntryKind;
using script::Filled;
using script::Lines;
using script::say;

// How an order is given: a nod, one player, two one after the other, several.
enum class Shape { nod, one, two, several };

struct Call {
  CardId card = CardId::none;
  Seat awake = Seat::nobody;  // nobody: a decoy
  Prompt prompt{};
  bool is_notice() const {
    return prompt.ask == ask::prison_notice || prompt.ask == ask::spyglass_notice;
  }
  bool waits() const { return awake != Seat::nobody && !is_notice(); }
  // MRK-CALL-4  A Mafian may shake his head. That has a word of its own: Enter still aims, or a
  // game that is led by Enter alone would come to no end.
  bool is_open_aim() const { return prompt.ask == ask::mafia_aim && prompt.pass == Pass::allowed; }
};

Call call_now(const Desk& desk, CardId card) {
  const Seats awake = desk.now.game().awaited(0) & Seats::first(kSeats);
  if (awake.empty()) return {card};
  return {card, *awake, *desk.now.game().prompt(0, *awake)};
}

// How the two players of an order are entered.
std::string_view how_two(Type type) {
  if (type == Type::mage) return "guide.mrakoszlap.enter.tunnel";
  return type == Type::sock ? "guide.mrakoszlap.enter.sock" : "guide.mrakoszlap.enter.pair";
}

bool names_two(Ask what) {
  const CallRow* call = call_of(what);
  return call != nullptr && call->whom == Whom::two;
}

bool is_second(Ask what) {
  return std::any_of(kCalls.begin(), kCalls.end(),
                     [&](const CallRow& call) { return call.second == what && what != Ask{}; });
}

Shape shape_of(const Desk& desk, Ask what) {
  const bool neighbours = desk.plan.setup.sock_targets == SockTargets::own_neighbours;
  if (is_nod(what) || (what == ask::throw_sock && neighbours)) return Shape::nod;
  if (names_two(what)) return Shape::two;
  return what == ask::muddy || what == ask::release_bullet ? Shape::several : Shape::one;
}

// How many players may be named in one line.
std::uint8_t most(const Desk& desk, const Call& call) {
  const Tonight& tonight = desk.truth.tonight;
  const Shape shape = shape_of(desk, call.prompt.ask);
  if (shape == Shape::two) return 2;
  if (shape != Shape::several) return 1;
  return call.prompt.ask == ask::muddy
             ? desk.truth.mud
             : static_cast<std::uint8_t>(tonight.caught - tonight.released);
}

// MRK-CALL-2, -7, MRK-JAILER-2  Who is awake now, or that nobody is, and nobody may notice.
void add_who_wakes(Lines& lines, const Desk& desk, const Call& call) {
  if (call.awake == Seat::nobody) return lines.push_back(act("mrakoszlap.guide.call.decoy"));
  const Args args{{"who", call.awake}, {"card", said::card_name(call.card)}};
  if (!desk.calls_aloud()) lines.push_back(act({"guide.mrakoszlap.touch", args}));
  if (call.prompt.ask == ask::prison_notice) {
    return lines.push_back(act({"mrakoszlap.guide.prison.do", args}));
  }
  script::Line line = act({"mrakoszlap.guide.call.do", args});
  line.hint = "call";
  if (desk.calls_aloud()) line.again = {"guide.awake", {{"seats", Seats::of(call.awake)}}};
  lines.push_back(std::move(line));
}

// MRK-DEAL-15  He learns his own nights when he is woken for the first time.
bool is_first_call(const Desk& desk, CardId card) {
  const auto& told = desk.now.chronicle.told();
  return std::count_if(told.begin(), told.end(), [&](const Told& each) {
           return each.event.fact == fact::called && static_cast<CardId>(each.event.what) == card;
         }) == 1;
}

// MRK-DOCTOR-3, MRK-JOZIN-1, MRK-EXEC-1  What the holder may ask about with a look.
void add_limits(Lines& lines, const Desk& desk, const Call& call) {
  const Ask what = call.prompt.ask;
  if (what == ask::heal && is_first_call(desk, call.card)) {
    lines.push_back(act({"guide.mrakoszlap.doctor.first", {{"n", desk.truth.offset}}}));
  }
  if (what == ask::heal) {
    const bool own = (call.prompt.offers & choice_of(call.awake)) != 0;
    lines.push_back(act({"guide.mrakoszlap.doctor.self", {{"own", yes(own)}}}));
  }
  const bool limited = what == ask::muddy || what == ask::substitute;
  if (!limited) return;
  const int left = what == ask::muddy ? desk.truth.mud : desk.truth.pairs;
  lines.push_back(act({"guide.mrakoszlap.uses", {{"n", left}}}));
}

// MRK-JOZIN-1  Whoever holds one of them besides has a use less; who has a Mafian is known.
std::vector<int> weapons(const Desk& desk) {
  std::vector<int> all;
  for (Type type : {Type::sniper, Type::mad_shooter}) {
    for (unsigned i = kFirst[index(type)]; i < kFirst[index(type) + 1]; ++i) {
      if (desk.plan.deck.has(static_cast<CardId>(i))) all.push_back(static_cast<int>(i));
    }
  }
  return all;
}

// What a name alone answers, or a nod, is explained once; the rest each time.
void add_what_to_type(Lines& lines, const Desk& desk, const Call& call) {
  const Ask what = call.prompt.ask;
  const Shape shape = shape_of(desk, what);
  if (what == ask::muddy) return lines.push_back(enter("guide.mrakoszlap.enter.mud"));
  if (call.is_open_aim()) return lines.push_back(enter("guide.mrakoszlap.aim"));
  if (shape == Shape::two) {
    return lines.push_back(enter(std::string{how_two(call_of(what)->type)}));
  }
  const bool nod = shape == Shape::nod;
  lines.push_back(enter(nod ? "guide.mrakoszlap.enter.nod" : "guide.mrakoszlap.enter.one"));
  lines.back().hint = nod ? "nod" : "one";
}

Message prompt_of(const Desk& desk, const Call& call) {
  const Shape shape = shape_of(desk, call.prompt.ask);
  if (is_second(call.prompt.ask)) return "cli.moderate.ask.mrakoszlap.second";
  if (shape == Shape::nod) return "cli.moderate.ask.mrakoszlap.nod";
  const int limit = most(desk, call);
  const char* several = limit == 1 ? "one" : "several";
  const char* pass = call.is_open_aim() ? "word" : call.prompt.pass == Pass::allowed ? "yes" : "no";
  return {"cli.moderate.ask.mrakoszlap.whom",
          {{"shape", shape == Shape::two ? "two" : several}, {"n", limit}, {"pass", pass}}};
}

Entry entry_of(const Desk& desk, const Call& call) {
  const Prompt& prompt = call.prompt;
  const bool nod = shape_of(desk, prompt.ask) == Shape::nod;
  Entry entry{.kind = nod ? EntryKind::nod : EntryKind::point,
              .ask = prompt.ask,
              .who = Seats::of(call.awake),
              .most = most(desk, call),
              .pass = prompt.pass};
  if (nod) return entry;
  entry.offered = seats_of(prompt.offers);
  if (names_two(prompt.ask)) entry.then = call_of(prompt.ask)->second;
  if (prompt.pass == Pass::allowed) {
    entry.options = {{kPass, said::choice_name(desk.plan, prompt.ask, kPass)}};
  }
  return entry;
}

bool is_shot(Ask what) {
  return what == ask::mafia_aim || what == ask::shoot || what == ask::snipe ||
         what == ask::release_bullet;
}

// What a second Enter does: a shot is aimed at the first citizen; every other card gives no answer,
// so that nothing stops the bullets of a game that is led by Enter alone, and it comes to its end.
void add_usual(script::Step& step, const Desk& desk, const Call& call) {
  Choice choice = kPass;
  step.usual = Filled{1};
  if (is_shot(call.prompt.ask)) {
    Prompt prompt = call.prompt;
    prompt.pass = Pass::refused;  // MRK-CALL-4: declining has a word of its own
    const Seats rather = desk.table.in_play - desk.truth.mafia;
    choice = choice_of(*seats_of(script::usual_choice(prompt, rather)));
    step.usual = Filled{0, {{call.awake, choice}}};
  }
  step.missing = together({call.is_open_aim() ? "guide.mrakoszlap.aim" : "guide.mrakoszlap.must",
                           script::enter_again(choice)});
}

void add_answer(script::Step& step, const Desk& desk, const Call& call) {
  if (!call.waits()) {
    step.prompt = "cli.moderate.ask.mrakoszlap.sleeps";
    step.entries = {kClose};
    step.usual = Filled{0};
    step.how = "guide.call.nobody-asked";
    return;
  }
  const bool nod = shape_of(desk, call.prompt.ask) == Shape::nod;
  step.prompt = prompt_of(desk, call);
  step.entries = {entry_of(desk, call), kClose};
  step.how = nod ? "guide.mrakoszlap.enter.nod" : "guide.mrakoszlap.must";
  if (nod) {
    step.usual = Filled{0, {{call.awake, kPass}}};
  } else if (call.prompt.pass == Pass::allowed && !call.is_open_aim()) {
    step.usual = Filled{0};
  } else {
    add_usual(step, desk, call);
  }
}

script::Step called(const Desk& desk, const Call& call, const std::string& page) {
  script::Step step{.page = desk.page(page), .title = said::card_name(call.card)};
  step.called = {static_cast<int>(index(call.card))};
  desk.add_news(step.lines, fact::phase_opened);
  desk.add_news(step.lines, fact::card_called);
  add_who_wakes(step.lines, desk, call);
  add_answer(step, desk, call);
  if (!call.waits()) return step;
  add_limits(step.lines, desk, call);
  if (call.prompt.ask == ask::muddy) step.hinges = weapons(desk);
  add_what_to_type(step.lines, desk, call);
  step.circle = shape_of(desk, call.prompt.ask) != Shape::nod;
  return step;
}

// Whoever the Matrix's call finds where nothing was caught: its holder, or nobody.
Message nothing_caught(const Desk& desk) {
  const Seat holder = desk.truth.holder[index(card(Type::matrix))];
  const bool used =
      Hand{desk.truth.used}.has(Type::matrix) && desk.truth.tonight.matrix == Seat::nobody;
  const bool hears = holder != Seat::nobody && desk.table.in_play.has(holder) && !used;
  if (!hears) return "mrakoszlap.guide.call.decoy";
  return {"mrakoszlap.guide.release.none", {{"who", holder}}};
}

bool is_call_row(Row row) {
  return row == Row::calls || row == Row::prison || row == Row::spyglass || row == Row::release;
}

// The game once the commands are played; nothing if one of them is refused.
std::optional<AnyGame> played(const Desk& desk, const std::vector<Command>& commands) {
  AnyGame after = desk.now.game();
  for (const Command& command : commands) {
    if (after.apply(command) != Refusal::none) return {};
  }
  return after;
}

bool is_same_call(const Desk& desk, const AnyGame& after) {
  const Truth& truth = WholeGame::state<Mrakoszlap>(after).truth;
  return truth.call == desk.truth.call && truth.row == desk.truth.row;
}

}  // namespace

std::vector<Command> ended_call(const Desk& desk, std::vector<Command> commands) {
  if (!is_call_row(desk.truth.row)) return commands;
  const auto after = played(desk, commands);
  if (!after || !is_same_call(desk, *after)) return commands;
  const bool waits = !(after->awaited(0) & Seats::first(kSeats)).empty();
  if (!waits) commands.push_back(closing());
  return commands;
}

Lines sent_to_sleep(const Desk& desk, const std::vector<Command>& commands) {
  const Row row = desk.truth.row;
  if (!is_call_row(row) || row == Row::prison || !desk.calls_aloud()) return {};
  const auto after = played(desk, commands);
  if (!after || is_same_call(desk, *after)) return {};
  return {say(said::call_sleeps(row == Row::release ? card(Type::matrix) : desk.called()))};
}

// Before the first call the table needs a moment to fall silent.
script::Step nightfall_step(const Desk& desk) {
  script::Step step{.title = {"cli.heading.night", {{"n", desk.table.round}}},
                    .prompt = "cli.moderate.ask.night.quiet"};
  desk.add_news(step.lines, fact::nightfall);
  step.lines.push_back(act("guide.mrakoszlap.night.do"));
  return step;
}

// MRK-MEET-1, -2  The order in which they mean to aim may be noted down for them.
script::Step meeting_step(const Desk& desk) {
  const Seats mafia = desk.truth.mafia;
  script::Step step{
      .page = desk.page("meeting"),
      .title = desk.title(Phase::mafia_meeting),
      .circle = true,
      .prompt = "cli.moderate.ask.mrakoszlap.plan",
      .entries = {{.kind = EntryKind::point,
                   .ask = ask::mafia_plan,
                   .who = Seats::of(*mafia),
                   .offered = desk.table.in_play,
                   .options = {{kPass, said::choice_name(desk.plan, ask::close, kPass)}},
                   .most = kPlayers},
                  kClose},
      .usual = Filled{1}};
  for (unsigned i = kFirst[index(Type::mafian)]; i < kFirst[index(Type::mafian) + 1]; ++i) {
    step.called.push_back(static_cast<int>(i));
  }
  desk.add_news(step.lines, fact::phase_opened);
  step.lines.push_back(act({"guide.awake", {{"seats", mafia}}}));
  const bool alone = mafia.count() == 1;
  step.lines.push_back(
      act(alone ? "mrakoszlap.guide.meeting.nobody" : "mrakoszlap.guide.meeting.do"));
  step.lines.push_back(enter("mrakoszlap.guide.meeting.enter"));
  return step;
}

script::Step call_step(const Desk& desk) {
  const Call call = call_now(desk, desk.called());
  return called(desk, call,
                "call/" + std::to_string(index(call.card)) + "/" +
                    std::to_string(static_cast<int>(call.prompt.ask)));
}

// MRK-SPYGLASS-2  Seats without cards, in the order that was drawn.
script::Step spyglass_step(const Desk& desk) {
  const Call call = call_now(desk, desk.called());
  script::Step step = called(desk, call, "spyglass");
  if (call.prompt.ask != ask::spyglass_notice) return step;
  People seen;
  for (const Told& told : desk.now.chronicle.told()) {
    if (told.event.fact == fact::called) seen.clear();
    if (told.event.fact == fact::seen_awake) seen.push_back(told.event.whom);
  }
  step.lines.push_back(act(seen.empty()
                               ? Message{"mrakoszlap.guide.spyglass.nobody"}
                               : Message{"mrakoszlap.guide.spyglass.do", {{"seats", seen}}}));
  return step;
}

// MRK-JAILER-2  None of his cards is called, and he is told all the same.
script::Step prison_step(const Desk& desk) {
  const Seat prisoner = desk.truth.tonight.jailed;
  const Args args{{"who", prisoner}};
  script::Step step{.page = desk.page("prison"),
                    .title = desk.title(Phase::night_calls),
                    .lines = {act({"mrakoszlap.guide.prison.touch", args}),
                              act({"mrakoszlap.guide.prison.do", args})}};
  add_answer(step, desk, {CardId::none, prisoner, *desk.now.game().prompt(0, prisoner)});
  return step;
}

// MRK-MATRIX-3  With touches nobody else may notice that anything was caught; a spoken call comes
// every night, and this is what it finds.
script::Step release_step(const Desk& desk) {
  const Call call = call_now(desk, card(Type::matrix));
  script::Step step{.page = desk.page("release"), .title = desk.title(Phase::matrix_release)};
  step.called = {static_cast<int>(index(call.card))};
  desk.add_news(step.lines, fact::card_called);
  add_answer(step, desk, call);
  if (call.awake == Seat::nobody) {
    step.lines.push_back(act(nothing_caught(desk)));
    return step;
  }
  const Args args{
      {"who", call.awake}, {"card", said::card_name(call.card)}, {"n", most(desk, call)}};
  if (!desk.calls_aloud()) step.lines.push_back(act({"guide.mrakoszlap.touch", args}));
  step.lines.push_back(act({"mrakoszlap.guide.release.do", args}));
  step.lines.push_back(enter("mrakoszlap.guide.release.enter"));
  step.circle = true;
  return step;
}

}  // namespace omerta::mrakoszlap
