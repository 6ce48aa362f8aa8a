// The night of spytown, phase by phase: the Agent, the New Gang, the mafia.
#include <algorithm>

#include "cli/moderate/spytown/spytown.h"

namespace omerta::cli {
namespace {

using spytown::Phase;
namespace ask = spytown::ask;

void wake(SpytownDesk& desk, Phase phase, Seats who) {
  desk.title(phase);
  desk.say_opening();
  if (!who.empty()) {
    desk.do_silently(desk.words().say("guide.awake", {{"seats", desk.name_list(who)}}));
  }
}

Seats holders_of(const SpytownDesk& desk, spytown::Token token) {
  Seats seats;
  for (Seat seat : desk.in_play()) {
    if (desk.state().truth.token[index(seat)] == token) seats |= Seats::of(seat);
  }
  return seats;
}

Seats awake_mafia(const SpytownDesk& desk) {  // SPY-MAFIA-1
  const spytown::Truth& truth = desk.state().truth;
  return (truth.mafia_side & desk.in_play()) - truth.exposed;
}

Seat last_sleeper(const SpytownDesk& desk, Seats awake) {
  Seat last = Seat::nobody;
  for (Seat seat : desk.in_play() - awake) last = seat;
  return last;
}

// Who may be protected from the mafia is known to all, and easily forgotten.
void say_protected(SpytownDesk& desk) {
  const Seats seats = (desk.table().sheltered | desk.table().safe) & desk.in_play();
  if (seats.empty()) return;
  desk.do_silently(desk.words().say("guide.protected", {{"seats", desk.name_list(seats)}}));
}

// "Eva": everyone points at her. "Anna > Eva", "a:e b:e": one hand at a time.
void point(SpytownDesk& desk, const std::string& text) {
  const auto& words = desk.words();
  const Seats asked = desk.asked(ask::mafia_point);
  std::vector<Command> commands;
  const auto hand = [&](Seat seat, Seat at) {
    commands.push_back({.choice = choice_of(at),
                        .seat = seat,
                        .ask = ask::mafia_point,
                        .voice = Voice::moderator});
  };
  if (split_arrow(text)) {
    const VotesTyped typed = read_votes(text, desk.names(), words, asked);
    if (!typed.unknown.empty()) return static_cast<void>(desk.seat_or_say(typed.unknown));
    for (const auto& [who, whom] : typed.votes) hand(who, whom);
  } else if (const auto whom = desk.seat_or_say(text)) {
    for (Seat seat : asked) hand(seat, *whom);
  }
  if (!commands.empty()) desk.enter(commands);
}

// Nothing was typed: what is missing, and at the second time what the rule leaves to choose.
void choose_by_enter(SpytownDesk& desk, Ask what, Seats awake) {
  const auto open = questions_of(desk.game(), what);
  const Choice choice = desk.chosen_by_enter(open.front().prompt, desk.in_play() - awake);
  const std::string hint =
      desk.words().say("guide.call.choose-or-close") + " " + desk.enter_hint(choice);
  if (!desk.insists(hint)) return;
  std::vector<Command> commands;
  for (const OpenQuestion& each : open) {
    commands.push_back(
        {.choice = choice, .seat = each.seat, .ask = what, .voice = Voice::moderator});
  }
  desk.enter(commands);
}

}  // namespace

// Before the first call the table needs a moment to fall silent.
void SpytownDesk::say_night_falls() {
  const int round = table().round;
  terminal().title(words().say("cli.heading.night", {{"n", round}}));
  say_aloud(
      spoken({.fact = spytown::fact::round_began, .much = static_cast<std::uint16_t>(round)}));
  do_silently(say("spy.guide.night.do"));
  pause(words().say("cli.moderate.ask.night.quiet"));
}

void agent_step(SpytownDesk& desk) {
  const auto& words = desk.words();
  const Seats open = desk.asked(ask::agent_look);
  if (desk.turns_to(desk.page("agent"))) {
    wake(desk, Phase::agent_phase, holders_of(desk, spytown::Token::agent));
    if (!open.empty()) {
      const bool may_pass = desk.setup().agent_may_pass == spytown::Allowed::yes;
      desk.say_aloud(desk.say("spy.guide.agent.say"));  // SPY-TABLE-2
      desk.do_silently(desk.say("spy.guide.agent.do"));
      desk.enter_what(desk.say("spy.guide.agent.enter", {{"pass", may_pass ? "yes" : "no"}}));
    }
    desk.say_seats();
  }
  const bool pass = desk.setup().agent_may_pass == spytown::Allowed::yes;
  const Input input =
      desk.ask_step(open.empty() ? words.say("guide.call.end")
                                 : words.say("cli.moderate.ask.call.whom",
                                             {{"take", 1}, {"pass", pass ? "yes" : "no"}}));
  if (input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty() && open.empty()) return static_cast<void>(desk.close());
  if (open.empty()) return desk.terminal().say(words.say("guide.call.nobody-asked"), Style::bad);
  if (input.text.empty()) return choose_by_enter(desk, ask::agent_look, open);
  if (is_pass(input.text, words)) return desk.command(*open, ask::agent_look, kPass);
  if (const auto seat = desk.seat_or_say(input.text)) {
    desk.command(*open, ask::agent_look, choice_of(*seat));
  }
}

void recognition_step(SpytownDesk& desk) {
  const Seats gang =
      desk.state().truth.of_force[static_cast<unsigned>(spytown::Force::new_gang)] & desk.in_play();
  if (desk.turns_to(desk.page("gang"))) {
    wake(desk, Phase::gang_recognition, gang);
    desk.do_silently(desk.say("spy.guide.gang.do"));
  }
  const Input input = desk.ask_step(desk.words().say("guide.call.end"));
  const bool ends = input.kind == Input::Kind::text && input.text.empty();
  if (ends || input.kind == Input::Kind::close) desk.close();
}

void mafia_step(SpytownDesk& desk) {
  const auto& words = desk.words();
  const Seats awake = awake_mafia(desk);
  const bool open = !desk.asked(ask::mafia_point).empty() && desk.state().truth.fixed == 0;
  if (desk.turns_to(desk.page("mafia"))) {
    wake(desk, Phase::mafia_phase, awake);
    desk.do_silently(desk.say(awake.empty() ? "spy.guide.mafia.nobody" : "spy.guide.mafia.do"));
    say_protected(desk);
    const Seat sleeper = last_sleeper(desk, awake);
    if (open && sleeper != Seat::nobody) {
      desk.enter_what(words.say("guide.call.how-clan",
                                {{"who", desk.name(*awake)}, {"whom", desk.name(sleeper)}}));
    }
    if (!desk.asked(ask::recruit).empty()) {
      desk.enter_what(words.say(
          "guide.recruit.how",
          {{"who", desk.name(*desk.asked(ask::recruit))},
           {"whom", sleeper == Seat::nobody ? "" : desk.name(sleeper)},
           {"card", notation::card_name(words, desk.setup(), spytown::Card::recruitment)}}));
    }
    desk.say_seats();
  }
  const Input input =
      desk.ask_step(open ? words.say("cli.moderate.ask.call.whom", {{"take", 1}, {"pass", "no"}})
                         : words.say("guide.call.end"));
  if (input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty() && !open) return static_cast<void>(desk.close());
  if (!open) return desk.terminal().say(words.say("guide.call.nobody-asked"), Style::bad);
  if (input.text.empty()) return choose_by_enter(desk, ask::mafia_point, awake);
  point(desk, input.text);
}

// SPY-MAFIA-5  The game master settles it among those pointed at.
void deadlock_step(SpytownDesk& desk) {
  const auto& words = desk.words();
  const Prompt open = *desk.game().prompt(0, Seat::nobody);
  const Question question =
      notation::house_question(words, desk.plan(), desk.names(), desk.table(), open);
  desk.title(Phase::mafia_phase);
  desk.enter_what(question.text + " " + question.hint);
  desk.terminal().say(words.join(desk.name_list(seats_of(open.offers))), Style::dim);
  const Input input =
      desk.ask(words.say("cli.moderate.ask.call.whom", {{"take", 1}, {"pass", "no"}}));
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty()) {
    const Choice first = desk.chosen_by_enter(open, desk.in_play());
    if (desk.insists(desk.enter_hint(first))) desk.command(Seat::nobody, ask::deadlock, first);
    return;
  }
  if (const auto seat = desk.seat_or_say(input.text)) {
    desk.command(Seat::nobody, ask::deadlock, choice_of(*seat));
  }
}

}  // namespace omerta::cli
