// The day: nominations, votes, lots, revenge, and the end of the game.
#include <algorithm>

#include "chance/dice.h"
#include "cli/moderate/gorod/gorod.h"

namespace omerta::cli {
namespace {

namespace ask = gorod::ask;

void unknown_seat(GorodDesk& desk, const std::string& word) { desk.seat_or_say(word); }

// Two players for an example of what to type.
Args example(const GorodDesk& desk) {
  std::vector<std::string> names;
  for (Seat seat : desk.table().in_play) names.push_back(desk.name(seat));
  const std::string whom =
      desk.table().candidates > 0 ? desk.name(desk.table().candidate[0]) : names.back();
  return {{"who", names.front() == whom ? names.back() : names.front()}, {"whom", whom}};
}

// GOR-DAY-1, GOR-SLEEPWALKER-4  What to look at on the first day, and what to watch for.
void say_how_to_begin(GorodDesk& desk) {
  const auto& words = desk.words();
  if (desk.table().round == 1) desk.say_aloud(words.say("guide.day.clues"));
  if (!desk.has_moderator()) return;
  desk.do_silently(words.say("guide.day.do"));
  const bool sleepwalker = desk.table().covered[index(gorod::Role::sleepwalker)] > 0;
  if (sleepwalker) desk.do_silently(words.say("guide.day.sleepwalker"));
}

void say_candidates(GorodDesk& desk) {
  const gorod::Table& table = desk.table();
  List list;
  for (unsigned i = 0; i < table.candidates; ++i) list.push_back(desk.name(table.candidate[i]));
  if (!list.empty()) {
    desk.terminal().say(desk.words().say("cli.label.candidates") + ": " + desk.words().join(list),
                        Style::bold);
  }
}

// What closing the nominations now would lead to (GOR-DAY-4, GOR-VOTE-2), and whether to do it.
bool closes_all_the_same(GorodDesk& desk) {
  const auto& words = desk.words();
  const gorod::Table& table = desk.table();
  if (table.candidates > 1) return true;
  if (table.candidates == 1) {
    desk.say_aloud(words.say("guide.one-candidate.say"));
    desk.do_silently(words.say("guide.one-candidate.do", {{"who", desk.name(table.candidate[0])}}));
  } else {
    const bool all = desk.plan().setup.no_candidates == gorod::NoCandidates::all_in_play;
    desk.do_silently(words.say("guide.no-candidate.do", {{"mode", all ? "all_in_play" : "night"}}));
  }
  const auto typed = desk.answer_to(words.say("guide.close-anyway"));
  return typed && (typed->empty() || is_yes(*typed, words));
}

Seats silent_seats(const GorodDesk& desk) {
  return desk.table().in_play - desk.table().nominated - desk.table().declined;
}

void close_nominations(GorodDesk& desk) {
  if (!closes_all_the_same(desk)) return;
  if (desk.has_moderator()) {
    desk.enter({close_command(desk)});
    return;
  }
  std::vector<Command> commands;  // nobody may close, so everyone else has no candidate
  for (Seat seat : silent_seats(desk)) {
    commands.push_back({.choice = kPass, .seat = seat, .ask = ask::nominate});
  }
  desk.enter(commands);
}

// "Anna Eva", "Anna > Eva", "Anna -".
void nominate(GorodDesk& desk, const std::string& text) {
  std::string left = text;
  std::string right;
  if (const auto halves = split_arrow(text)) {
    left = halves->left;
    right = halves->right;
  } else {
    const std::size_t space = text.rfind(' ');
    const bool passes = space != std::string::npos && is_pass(text.substr(space + 1), desk.words());
    if (passes) {
      left = text.substr(0, space);
      right = "-";
    }
  }
  SeatsTyped typed = read_seats(left, desk.names());
  if (!typed.unknown.empty()) return unknown_seat(desk, typed.unknown);
  const bool passes = is_pass(right, desk.words());
  if (right.empty() && typed.seats.size() == 2) {
    right = desk.name(typed.seats.back());
    typed.seats.pop_back();
  }
  const auto whom = passes ? std::optional<Seat>{} : find_seat(right, desk.names());
  if (typed.seats.empty() || (!passes && !whom)) {
    return desk.terminal().say(desk.words().say("guide.day.how", example(desk)), Style::bad);
  }
  // GOR-DAY-6  Whoever names a candidate that stands already speaks for him.
  const Seat candidate = whom.value_or(Seat::nobody);
  const bool stands = candidate != Seat::nobody && desk.table().standing.has(candidate);
  const Choice choice = candidate == Seat::nobody ? kPass : choice_of(candidate);
  std::vector<Command> commands;
  for (Seat seat : typed.seats) {
    commands.push_back({.choice = choice,
                        .seat = seat,
                        .ask = stands ? ask::support : ask::nominate,
                        .voice = desk.voice()});
  }
  desk.enter(commands);
}

void say_vote_opens(GorodDesk& desk) {
  const auto& words = desk.words();
  const gorod::Table& table = desk.table();
  List list;
  for (unsigned i = 0; i < table.candidates; ++i) list.push_back(desk.name(table.candidate[i]));
  const bool talk = desk.plan().setup.tie_discussion == gorod::TieDiscussion::yes;
  desk.say_aloud(words.say("fact.vote-opened",
                           {{"round", table.ballot}, {"seats", list}, {"talk", yes(talk)}}));
  desk.say_aloud(words.say("guide.vote.say"));
  desk.do_silently(words.say("guide.vote.do"));
}

Ask vote_ask(const GorodDesk& desk) { return desk.table().ballot == 2 ? ask::vote_2 : ask::vote_1; }

Seats still_to_vote(const GorodDesk& desk) {
  Seats seats;
  for (const OpenQuestion& open : open_questions(desk.game())) {
    if (open.prompt.ask == vote_ask(desk)) seats |= Seats::of(open.seat);
  }
  return seats;
}

// GOR-VOTE-1, -9  Nobody may abstain: who is missing is asked once more before the moderator
// closes.
bool closes_without(GorodDesk& desk, Seats missing) {
  if (missing.empty()) return true;
  const auto& words = desk.words();
  desk.say_aloud(words.say("guide.vote.missing", {{"seats", desk.name_list(missing)}}));
  desk.do_silently(
      words.say("guide.vote.missing.do", {{"whom", desk.name(desk.table().candidate[0])}}));
  const auto typed = desk.answer_to(words.say("guide.close-anyway"));
  return typed && (typed->empty() || is_yes(*typed, words));
}

// "Anna Eva", "1 2 5 > Eva", "rest > Eva".
void vote(GorodDesk& desk, const std::string& text) {
  const auto& words = desk.words();
  std::vector<Seat> voters;
  std::optional<Seat> whom;
  if (const auto halves = split_arrow(text)) {
    whom = find_seat(halves->right, desk.names());
    if (!whom) return unknown_seat(desk, halves->right);
    if (is_rest(halves->left, words)) {
      for (Seat seat : still_to_vote(desk)) voters.push_back(seat);
    } else {
      const SeatsTyped typed = read_seats(halves->left, desk.names());
      if (!typed.unknown.empty()) return unknown_seat(desk, typed.unknown);
      voters = typed.seats;
    }
  } else {
    const SeatsTyped typed = read_seats(text, desk.names());
    if (!typed.unknown.empty()) return unknown_seat(desk, typed.unknown);
    if (typed.seats.size() == 2) {
      voters = {typed.seats.front()};
      whom = typed.seats.back();
    }
  }
  if (voters.empty() || !whom) {
    return desk.terminal().say(words.say("guide.vote.how", example(desk)), Style::bad);
  }
  std::vector<Command> commands;
  for (Seat seat : voters) {
    commands.push_back(
        {.choice = choice_of(*whom), .seat = seat, .ask = vote_ask(desk), .voice = desk.voice()});
  }
  desk.enter(commands);
}

}  // namespace

void discussion_step(GorodDesk& desk) {
  const auto& words = desk.words();
  const gorod::Table& table = desk.table();
  const bool begins = table.candidates == 0 && table.declined.empty();
  if (desk.turns_to("day/" + std::to_string(table.round))) {
    desk.terminal().title(words.say("cli.heading.day", {{"n", table.round}}));
    if (begins) desk.say_aloud(words.say("fact.day-opened", {{"n", table.round}}));
    if (begins) say_how_to_begin(desk);
    desk.enter_what(words.say("guide.day.how", example(desk)));
    desk.say_seats();
  }
  say_candidates(desk);
  if (!begins) {
    desk.terminal().say(
        words.say("guide.day.left", {{"seats", desk.name_list(silent_seats(desk))}}), Style::dim);
  }
  const Input input = desk.ask(words.say("cli.moderate.ask.day"));
  if (input.kind == Input::Kind::close) return close_nominations(desk);
  if (input.kind != Input::Kind::text) return;
  if (!input.text.empty()) return nominate(desk, input.text);
  if (desk.insists(words.say("guide.day.how", example(desk)) + " " +
                   words.say("guide.enter-again.close"))) {
    close_nominations(desk);
  }
}

void vote_step(GorodDesk& desk) {
  const auto& words = desk.words();
  const gorod::Table& table = desk.table();
  const Seats left = still_to_vote(desk);
  if (desk.turns_to("vote/" + std::to_string(table.round) + "/" + std::to_string(table.ballot))) {
    desk.terminal().title(words.say("cli.heading.vote", {{"round", table.ballot}}));
    left == table.in_play ? say_vote_opens(desk) : say_candidates(desk);
    desk.enter_what(words.say("guide.vote.how", example(desk)));
    desk.say_seats();
  }
  desk.terminal().say(words.say("guide.vote.left", {{"seats", desk.name_list(left)}}), Style::dim);
  const Input input = desk.ask(words.say("cli.moderate.ask.vote"));
  if (input.kind == Input::Kind::text && !input.text.empty()) return vote(desk, input.text);
  if (input.kind == Input::Kind::again || input.kind == Input::Kind::stop) return;
  const std::string hint =
      words.say("guide.vote.how", example(desk)) + " " + words.say("guide.enter-again.close");
  const bool closes = input.kind == Input::Kind::close || desk.insists(hint);
  if (closes && closes_without(desk, left)) desk.enter({close_command(desk)});
}

void lot_step(GorodDesk& desk) {
  const auto& words = desk.words();
  const Prompt lot = *desk.game().prompt(gorod::Gorod::lane(ask::lot), Seat::nobody);
  desk.terminal().title(words.say("ask.lot"));
  desk.enter_what(words.say("guide.lot.enter"));
  desk.terminal().say(words.say("cli.label.candidates") + ": " +
                      words.join(desk.name_list(seats_of(lot.offers))));
  const Input input = desk.ask(words.say("cli.moderate.ask.lot"));
  if (input.kind != Input::Kind::text) return;
  Choice choice = 0;
  if (input.text.empty()) {
    chance::Dice dice{desk.seed(), desk.chronicle().commands().size()};
    choice = dice.one_of(lot.offers);
  } else {
    const auto seat = desk.seat_or_say(input.text);
    if (!seat) return;
    choice = choice_of(*seat);
  }
  desk.enter({{.choice = choice, .seat = Seat::nobody, .ask = ask::lot, .voice = Voice::chance}});
}

void avenge_step(GorodDesk& desk) {
  const auto& words = desk.words();
  for (const OpenQuestion& open : open_questions(desk.game())) {
    if (open.prompt.ask != ask::avenge) continue;
    desk.terminal().title(words.say("ask.avenge"));
    desk.say_aloud(words.say("guide.avenge.say", {{"who", desk.name(open.seat)}}));
    desk.enter_what(words.say("guide.avenge.enter"));
    desk.terminal().say(words.join(desk.name_list(seats_of(open.prompt.offers))), Style::dim);
    const Input input =
        desk.ask(words.say("cli.moderate.ask.call.whom", {{"take", 1}, {"pass", "yes"}}));
    if (input.kind != Input::Kind::text) return;
    Choice choice = kPass;
    if (!input.text.empty() && !is_pass(input.text, words)) {
      const auto seat = desk.seat_or_say(input.text);
      if (!seat) return;
      choice = choice_of(*seat);
    }
    desk.enter({{.choice = choice, .seat = open.seat, .ask = ask::avenge, .voice = desk.voice()}});
    return;
  }
}

void over_step(GorodDesk& desk) {
  const auto& words = desk.words();
  desk.terminal().title(words.say("phase.over"));
  const auto heard = heard_by({}, desk.casting(), desk.chronicle().told(), words);
  for (const Heard& each : heard) {
    if (each.event.fact == gorod::fact::game_over) desk.terminal().say(each.lines.front());
  }
  desk.say_aloud(words.say("guide.end.say"));
  for (Seat seat : Seats::first(desk.plan().setup.seats)) {
    const gorod::Role role = desk.state().truth.role[index(seat)];
    desk.terminal().line("  " + desk.name(seat) + ": " +
                         notation::role_name(words, desk.names(), role));
  }
  desk.do_silently(words.say("guide.end.do"));
  const Input input = desk.ask(words.say("cli.moderate.ask.end"));
  if (input.kind == Input::Kind::text && input.text.empty()) desk.stop();
}

}  // namespace omerta::cli
