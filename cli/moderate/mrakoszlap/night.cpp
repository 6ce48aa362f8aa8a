// The night of mrakoszlap: the council of the Mafia, the Time Lord's window, the calls card by card
// (MRK-CALL-1), the Spyglass, and the Matrix's own shots.
#include <algorithm>

#include "cli/moderate/mrakoszlap/mrakoszlap.h"

namespace omerta::cli {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Phase;
using mrakoszlap::Row;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

// How an order is given: a nod, one player, two one after the other, several.
enum class Shape { nod, one, two, several };

struct Call {
  CardId card = CardId::none;
  Seat awake = Seat::nobody;  // nobody: called for the sound of it
  Prompt prompt{};
  bool is_notice() const {
    return prompt.ask == ask::prison_notice || prompt.ask == ask::spyglass_notice;
  }
  bool waits() const { return awake != Seat::nobody && !is_notice(); }
};

// MRK-CALL-4  A Mafian may shake his head. That has a word of its own: Enter still aims, or a game
// that is led by Enter alone would come to no end.
bool is_open_aim(const Call& call) {
  return call.prompt.ask == ask::mafia_aim && call.prompt.pass == Pass::allowed;
}

Call call_now(const MrakoszlapDesk& desk) {
  const Seats awake = desk.game().awaited(0) & Seats::first(kSeats);
  if (awake.empty()) return {desk.called()};
  return {desk.called(), *awake, *desk.game().prompt(0, *awake)};
}

Shape shape_of(const MrakoszlapDesk& desk, Ask what) {
  const bool neighbours = desk.setup().sock_targets == mrakoszlap::SockTargets::own_neighbours;
  if (what == ask::throw_sock) return neighbours ? Shape::nod : Shape::two;
  if (what == ask::open_graves || what == ask::enter_matrix) return Shape::nod;
  if (what == ask::dig_tunnel || what == ask::substitute) return Shape::two;
  return what == ask::muddy || what == ask::release_bullet ? Shape::several : Shape::one;
}

Ask second_of(Ask what) {
  if (what == ask::dig_tunnel) return ask::tunnel_exit;
  if (what == ask::throw_sock) return ask::sock_neighbour;
  return what == ask::substitute ? ask::substitute_second : what;
}

// How many players may be named in one line.
int most(const MrakoszlapDesk& desk, const Call& call) {
  switch (shape_of(desk, call.prompt.ask)) {
    case Shape::two: return 2;
    case Shape::several:
      return call.prompt.ask == ask::muddy
                 ? desk.truth().mud
                 : desk.truth().tonight.caught - desk.truth().tonight.released;
    default: return 1;
  }
}

// MRK-CALL-2, -7, MRK-JAILER-2  Who is awake now, or that nobody is, and nobody may notice.
void say_who_wakes(MrakoszlapDesk& desk, const Call& call) {
  if (call.awake == Seat::nobody) return desk.do_silently(desk.say("mrk.guide.call.decoy"));
  const Args args{{"who", desk.name(call.awake)}, {"card", desk.card(call.card)}};
  if (!desk.calls_aloud()) desk.do_silently(desk.say("guide.mrk.touch", args));
  if (call.prompt.ask == ask::prison_notice) {
    return desk.do_silently(desk.say("mrk.guide.prison.do", args));
  }
  if (desk.is_new("call")) return desk.do_silently(desk.say("mrk.guide.call.do", args));
  if (desk.calls_aloud()) {
    desk.do_silently(desk.say("guide.awake", {{"seats", List{desk.name(call.awake)}}}));
  }
}

// MRK-DEAL-15  He learns his own nights when he is woken for the first time.
bool is_first_call(const MrakoszlapDesk& desk, CardId card) {
  const auto& told = desk.chronicle().told();
  return std::count_if(told.begin(), told.end(), [&](const Told& each) {
           return each.event.fact == fact::called && static_cast<CardId>(each.event.what) == card;
         }) == 1;
}

// MRK-DOCTOR-3, MRK-JOZIN-1, MRK-EXEC-1  What the holder may ask about with a look.
void say_limits(MrakoszlapDesk& desk, const Call& call) {
  const mrakoszlap::Truth& truth = desk.truth();
  const Ask what = call.prompt.ask;
  if (what == ask::heal && is_first_call(desk, call.card)) {
    desk.do_silently(desk.say("guide.mrk.doctor.first", {{"n", truth.offset}}));
  }
  if (what == ask::heal) {
    const bool own = (call.prompt.offers & choice_of(call.awake)) != 0;
    desk.do_silently(desk.say("guide.mrk.doctor.self", {{"own", own ? "yes" : "no"}}));
  }
  const bool limited = what == ask::muddy || what == ask::substitute;
  if (!limited) return;
  const int left = what == ask::muddy ? truth.mud : truth.pairs;
  desk.do_silently(desk.say("guide.mrk.uses", {{"n", left}}));
}

// What a name alone answers, or a nod, is explained once; the rest each time.
void say_what_to_type(MrakoszlapDesk& desk, const Call& call) {
  const Ask what = call.prompt.ask;
  if (what == ask::dig_tunnel) return desk.enter_what(desk.say("guide.mrk.enter.tunnel"));
  if (what == ask::substitute) return desk.enter_what(desk.say("guide.mrk.enter.pair"));
  if (what == ask::muddy) return desk.enter_what(desk.say("guide.mrk.enter.mud"));
  if (is_open_aim(call)) return desk.enter_what(desk.say("guide.mrk.aim"));
  switch (shape_of(desk, what)) {
    case Shape::nod:
      if (desk.is_new("nod")) desk.enter_what(desk.say("guide.mrk.enter.nod"));
      return;
    case Shape::two: return desk.enter_what(desk.say("guide.mrk.enter.sock"));
    default:
      if (desk.is_new("one")) desk.enter_what(desk.say("guide.mrk.enter.one"));
  }
}

void show_call(MrakoszlapDesk& desk, const Call& call) {
  desk.terminal().title(desk.card(call.card));
  desk.say_news(fact::phase_opened);
  desk.say_news(fact::card_called);
  say_who_wakes(desk, call);
  if (!call.waits()) return;
  say_limits(desk, call);
  say_what_to_type(desk, call);
  if (shape_of(desk, call.prompt.ask) != Shape::nod) desk.say_seats();
}

// The call ends with the answer; where the narrator speaks he sends the player to sleep.
void finish(MrakoszlapDesk& desk, std::vector<Command> commands, CardId card) {
  if (!desk.allows(commands)) return static_cast<void>(desk.play(commands));  // it says why
  AnyGame after = desk.game();
  for (const Command& command : commands) expect(after.apply(command) == Refusal::none);
  const mrakoszlap::Truth& truth = WholeGame::state<mrakoszlap::Mrakoszlap>(after).truth;
  const bool same = truth.call == desk.truth().call && truth.row == desk.truth().row;
  const bool waits = same && !(after.awaited(0) & Seats::first(kSeats)).empty();
  if (same && !waits) commands.push_back(desk.closing());
  const bool aloud = desk.calls_aloud() && desk.truth().row != Row::prison;
  if (!waits && aloud) desk.say_aloud(notation::call_sleeps(desk.words(), card));
  desk.play(commands);
}

void nod(MrakoszlapDesk& desk, const Call& call, const std::string& text) {
  const auto& words = desk.words();
  const bool no = text.empty() || is_no(text, words) || is_pass(text, words);
  if (!no && !is_yes(text, words)) {
    return desk.terminal().say(desk.say("guide.mrk.enter.nod"), Style::bad);
  }
  finish(desk, {desk.order(call.awake, call.prompt.ask, no ? kPass : kYes)}, call.card);
}

// The players that were pointed at, in their order. Jožin's line says all that he does tonight.
void point(MrakoszlapDesk& desk, const Call& call, const std::string& text) {
  const SeatsTyped typed = read_seats(text, desk.names());
  if (!typed.unknown.empty()) return static_cast<void>(desk.seat_or_say(typed.unknown));
  const int limit = most(desk, call);
  if (static_cast<int>(typed.seats.size()) > limit) {
    return desk.terminal().say(desk.say("guide.mrk.enter.too-many", {{"n", limit}}), Style::bad);
  }
  std::vector<Command> commands;
  Ask what = call.prompt.ask;
  for (Seat seat : typed.seats) {
    commands.push_back(desk.order(call.awake, what, choice_of(seat)));
    what = second_of(what);
  }
  const bool more = what == ask::muddy && static_cast<int>(typed.seats.size()) < limit;
  if (more) commands.push_back(desk.order(call.awake, what, kPass));
  finish(desk, commands, call.card);
}

bool is_shot(Ask what) {
  return what == ask::mafia_aim || what == ask::shoot || what == ask::snipe ||
         what == ask::release_bullet;
}

// A shot is aimed at the first citizen; every other card gives no answer, so that nothing stops the
// bullets of a game that is led by Enter alone, and it comes to its end.
std::vector<Command> first_allowed(MrakoszlapDesk& desk, const Call& call) {
  if (!is_shot(call.prompt.ask)) return {};
  Prompt prompt = call.prompt;
  prompt.pass = Pass::refused;  // MRK-CALL-4: declining has a word of its own
  const Choice first = desk.chosen_by_enter(prompt, desk.in_play() - desk.truth().mafia);
  return {desk.order(call.awake, call.prompt.ask, choice_of(*seats_of(first)))};
}

// Nothing was typed: what is missing, and at the second time what the rule leaves to choose.
void choose_by_enter(MrakoszlapDesk& desk, const Call& call) {
  const std::vector<Command> commands = first_allowed(desk, call);
  List names;
  for (const Command& command : commands) names.push_back(desk.name(*seats_of(command.choice)));
  const std::string more = names.empty() ? desk.say("guide.enter-again.nobody")
                                         : desk.say("guide.enter-again.whom", {{"seats", names}});
  const std::string missing = desk.say(is_open_aim(call) ? "guide.mrk.aim" : "guide.mrk.must");
  if (!desk.insists(missing + " " + more)) return;
  finish(desk, commands.empty() ? std::vector{desk.closing()} : commands, call.card);
}

void answer(MrakoszlapDesk& desk, const Call& call, const std::string& text) {
  const bool may_pass = call.prompt.pass == Pass::allowed;
  if (shape_of(desk, call.prompt.ask) == Shape::nod) return nod(desk, call, text);
  const bool shaken = may_pass && is_no(text, desk.words());
  const bool nobody = text.empty() || shaken || is_pass(text, desk.words());
  if (!nobody) return point(desk, call, text);
  if (text.empty() && is_open_aim(call)) return choose_by_enter(desk, call);
  if (!may_pass && !text.empty()) {
    return desk.terminal().say(desk.say("guide.mrk.must"), Style::bad);
  }
  if (!may_pass) return choose_by_enter(desk, call);
  finish(desk, {desk.order(call.awake, call.prompt.ask, kPass)}, call.card);
}

std::string prompt_of(const MrakoszlapDesk& desk, const Call& call) {
  const bool pass = call.prompt.pass == Pass::allowed;
  if (!call.waits()) return desk.say("cli.moderate.ask.mrk.sleeps");
  const Ask what = call.prompt.ask;
  const bool second =
      what == ask::tunnel_exit || what == ask::sock_neighbour || what == ask::substitute_second;
  if (second) return desk.say("cli.moderate.ask.mrk.second");
  if (shape_of(desk, call.prompt.ask) == Shape::nod) return desk.say("cli.moderate.ask.mrk.nod");
  const bool two = shape_of(desk, what) == Shape::two;
  const int limit = most(desk, call);
  return desk.say("cli.moderate.ask.mrk.whom", {{"shape", two          ? "two"
                                                          : limit == 1 ? "one"
                                                                       : "several"},
                                                {"n", limit},
                                                {"pass", is_open_aim(call) ? "word"
                                                         : pass            ? "yes"
                                                                           : "no"}});
}

void take_answer(MrakoszlapDesk& desk, const Call& call) {
  const Input input = desk.ask_step(prompt_of(desk, call));
  if (input.kind == Input::Kind::close) return finish(desk, {desk.closing()}, call.card);
  if (input.kind != Input::Kind::text) return;
  if (call.waits()) return answer(desk, call, input.text);
  if (input.text.empty()) return finish(desk, {desk.closing()}, call.card);
  desk.terminal().say(desk.say("guide.call.nobody-asked"), Style::bad);
}

}  // namespace

// Before the first call the table needs a moment to fall silent.
void MrakoszlapDesk::say_night_falls() {
  terminal().title(say("cli.heading.night", {{"n", table().round}}));
  say_news(fact::nightfall);
  do_silently(say("guide.mrk.night.do"));
  pause(say("cli.moderate.ask.night.quiet"));
}

// MRK-MEET-1, -2  The order in which they mean to aim may be noted down for them.
void meeting_step(MrakoszlapDesk& desk) {
  if (desk.turns_to(desk.page("meeting"))) {
    desk.title(Phase::mafia_meeting);
    desk.say_news(fact::phase_opened);
    desk.do_silently(desk.say("guide.awake", {{"seats", desk.name_list(desk.truth().mafia)}}));
    const bool alone = desk.truth().mafia.count() == 1;
    desk.do_silently(desk.say(alone ? "mrk.guide.meeting.nobody" : "mrk.guide.meeting.do"));
    desk.enter_what(desk.say("mrk.guide.meeting.enter"));
    desk.say_seats();
  }
  const Input input = desk.ask_step(desk.say("cli.moderate.ask.mrk.plan"));
  const bool done = input.kind == Input::Kind::text && input.text.empty();
  if (done || input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind != Input::Kind::text) return;
  const SeatsTyped typed = read_seats(input.text, desk.names());
  if (!typed.unknown.empty()) return static_cast<void>(desk.seat_or_say(typed.unknown));
  std::vector<Command> commands;
  for (Seat seat : typed.seats) {
    commands.push_back(desk.order(*desk.truth().mafia, ask::mafia_plan, choice_of(seat)));
  }
  if (desk.play(commands) != Entered::accepted) return;
  const mrakoszlap::Notes& notes = desk.state().notes[index(*desk.truth().mafia)];
  List list;
  for (unsigned i = 0; i < notes.planned; ++i) list.push_back(desk.name(notes.plan[i]));
  desk.terminal().say(desk.say("guide.mrk.list", {{"seats", list}}), Style::secret);
}

// MRK-TIMELORD-1, -4  As long in every game, whether there is a Time Lord or not.
void window_step(MrakoszlapDesk& desk) {
  const bool night = desk.truth().row == Row::night_open;
  if (desk.turns_to(desk.page(night ? "night-open" : "day-open"))) {
    desk.title(night ? Phase::night_open : Phase::day_open);
    desk.say_news(fact::phase_opened);
    desk.do_silently(desk.say("mrk.guide.window.do"));
    desk.enter_what(desk.say("mrk.guide.window.enter"));
    if (!night) say_how_to_use(desk);  // MRK-DAY-1
  }
  const Input input = desk.ask_step(desk.say("cli.moderate.ask.mrk.window"));
  if (input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty() || is_pass(input.text, desk.words())) {
    return static_cast<void>(desk.close());
  }
  if (const auto seat = desk.seat_or_say(input.text)) {
    desk.play({desk.order(*seat, night ? ask::skip_night : ask::skip_day, kYes)});
  }
}

void call_step(MrakoszlapDesk& desk) {
  const Call call = call_now(desk);
  const std::string step =
      "call/" + desk.card(call.card) + "/" + std::to_string(static_cast<int>(call.prompt.ask));
  if (desk.turns_to(desk.page(step))) show_call(desk, call);
  take_answer(desk, call);
}

// MRK-SPYGLASS-2  Seats without cards, in the order that was drawn.
void spyglass_step(MrakoszlapDesk& desk) {
  const Call call = call_now(desk);
  if (desk.turns_to(desk.page("spyglass"))) {
    show_call(desk, call);
    List seen;
    for (const Told& told : desk.chronicle().told()) {
      if (told.event.fact == fact::called) seen.clear();
      if (told.event.fact == fact::seen_awake) seen.push_back(desk.name(told.event.whom));
    }
    if (call.prompt.ask == ask::spyglass_notice) {
      desk.do_silently(seen.empty() ? desk.say("mrk.guide.spyglass.nobody")
                                    : desk.say("mrk.guide.spyglass.do", {{"seats", seen}}));
    }
  }
  take_answer(desk, call);
}

// MRK-JAILER-2  None of his cards is called, and he is told all the same.
void prison_step(MrakoszlapDesk& desk) {
  const Seat prisoner = desk.truth().tonight.jailed;
  const Call call{CardId::none, prisoner, *desk.game().prompt(0, prisoner)};
  if (desk.turns_to(desk.page("prison"))) {
    const Args args{{"who", desk.name(prisoner)}};
    desk.title(Phase::night_calls);
    desk.do_silently(desk.say("mrk.guide.prison.touch", args));
    desk.do_silently(desk.say("mrk.guide.prison.do", args));
  }
  take_answer(desk, call);
}

namespace {

// MRK-MATRIX-3  With touches nobody else may notice that anything was caught; a spoken call comes
// every night, and this is what it finds.
void show_release(MrakoszlapDesk& desk, const Call& call) {
  desk.title(Phase::matrix_release);
  desk.say_news(fact::card_called);
  if (call.awake == Seat::nobody) {
    const Seat holder = desk.truth().holder[index(card(Type::matrix))];
    const bool used = mrakoszlap::Hand{desk.truth().used}.has(Type::matrix) &&
                      desk.truth().tonight.matrix == Seat::nobody;
    const bool hears = holder != Seat::nobody && desk.in_play().has(holder) && !used;
    return desk.do_silently(hears ? desk.say("mrk.guide.release.none", {{"who", desk.name(holder)}})
                                  : desk.say("mrk.guide.call.decoy"));
  }
  const Args args{
      {"who", desk.name(call.awake)}, {"card", desk.card(call.card)}, {"n", most(desk, call)}};
  if (!desk.calls_aloud()) desk.do_silently(desk.say("guide.mrk.touch", args));
  desk.do_silently(desk.say("mrk.guide.release.do", args));
  desk.enter_what(desk.say("mrk.guide.release.enter"));
  desk.say_seats();
}

}  // namespace

void release_step(MrakoszlapDesk& desk) {
  const Seats awake = desk.game().awaited(0) & Seats::first(kSeats);
  Call call{card(Type::matrix)};
  if (!awake.empty()) call = {call.card, *awake, *desk.game().prompt(0, *awake)};
  if (desk.turns_to(desk.page("release"))) show_release(desk, call);
  if (awake.empty()) return take_answer(desk, call);
  const Input input = desk.ask_step(prompt_of(desk, call));
  if (input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty()) return choose_by_enter(desk, call);
  point(desk, call, input.text);
}

}  // namespace omerta::cli
