// The vote of spytown: ballots, defence speeches, the renewed discussion, the lot.
#include "chance/dice.h"
#include "cli/moderate/spytown/spytown.h"

namespace omerta::cli {
namespace {

using spytown::Phase;
namespace ask = spytown::ask;

// Two players for an example of what to type.
Args example(const SpytownDesk& desk) {
  const Seats who = desk.in_play();
  const Seats whom = desk.table().suspects.empty() ? who : desk.table().suspects;
  Seat last = *whom;
  for (Seat seat : whom) last = seat;
  return {{"who", desk.name(*who)}, {"whom", desk.name(last)}};
}

void cast(SpytownDesk& desk, Ask what, const std::string& text) {
  const auto& words = desk.words();
  const Seats still = desk.asked(what) - desk.state().truth.voted;
  const VotesTyped typed = read_votes(text, desk.names(), words, still);
  if (!typed.unknown.empty()) return static_cast<void>(desk.seat_or_say(typed.unknown));
  if (typed.votes.empty()) {
    return desk.terminal().say(words.say("guide.votes.how", example(desk)), Style::bad);
  }
  std::vector<Command> commands;
  for (const auto& [who, whom] : typed.votes) {
    commands.push_back(
        {.choice = choice_of(whom), .seat = who, .ask = what, .voice = Voice::moderator});
  }
  desk.enter(commands);
}

// SPY-COMMANDER-3  One by one: whose vote it is.  SPY-VOTE-4  Otherwise, who has not voted yet.
void say_who_is_left(SpytownDesk& desk, Ask what) {
  const List left = desk.name_list(desk.asked(what) - desk.state().truth.voted);
  const auto& words = desk.words();
  const bool one_by_one = desk.table().commander != Seat::nobody;
  desk.terminal().say(one_by_one ? words.say("guide.heading.next") + ": " + words.join(left)
                                 : words.say("guide.vote.left", {{"seats", left}}),
                      Style::dim);
}

}  // namespace

void ballot_step(SpytownDesk& desk) {
  const auto& words = desk.words();
  const Phase phase = desk.table().phase;
  const bool last = phase == Phase::final_ballot;
  const Ask what = last ? ask::vote_final : ask::vote_preliminary;
  const bool commander = desk.table().commander != Seat::nobody;
  if (desk.turns_to(desk.page(last ? "final" : "preliminary"))) {
    desk.title(phase);
    desk.say_opening();
    desk.say_aloud(desk.say("spy.guide.ballot.say", {{"commander", commander ? "yes" : "no"}}));
    desk.do_silently(desk.say("spy.guide.ballot.do", {{"extended", yes(desk.plan().extended())}}));
    desk.enter_what(desk.say("spy.guide.ballot.enter"));
    desk.enter_what(words.say("guide.votes.how", example(desk)));
    desk.say_seats();
  }
  say_who_is_left(desk, what);
  const Input input = desk.ask_step(words.say("cli.moderate.ask.vote"));
  if (input.kind == Input::Kind::text && !input.text.empty()) return cast(desk, what, input.text);
  if (input.kind == Input::Kind::again || input.kind == Input::Kind::stop) return;
  const std::string hint =
      words.say("guide.votes.how", example(desk)) + " " + words.say("guide.enter-again.close");
  if (input.kind == Input::Kind::close || desk.insists(hint)) desk.close();
}

// SPY-VOTE-9
void defence_step(SpytownDesk& desk) {
  const auto& words = desk.words();
  const Seat suspect = *desk.asked(ask::defence);
  if (desk.turns_to(desk.page("defence/" + desk.name(suspect)))) {
    const bool first = desk.table().defended.empty();
    if (first) {
      desk.title(Phase::questioning);
      desk.say_opening();
      desk.do_silently(desk.say("spy.guide.questioning.do"));
    }
    desk.say_aloud(desk.spoken({.fact = spytown::fact::floor, .who = suspect}));
  }
  const Input input =
      desk.ask_step(words.say("cli.moderate.ask.defence", {{"who", desk.name(suspect)}}));
  if (input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind != Input::Kind::text) return;
  const bool waives = is_pass(input.text, words) || is_no(input.text, words);
  if (waives) return desk.command(suspect, ask::defence, kPass);
  if (input.text.empty() || is_yes(input.text, words)) {
    return desk.command(suspect, ask::defence, kYes);
  }
  desk.terminal().say(words.say("guide.card.unknown"), Style::bad);
}

// SPY-VOTE-12
void renewed_step(SpytownDesk& desk) {
  const auto& words = desk.words();
  if (desk.turns_to(desk.page("renewed"))) {
    desk.title(Phase::renewed_discussion);
    desk.say_opening();
    desk.do_silently(desk.say("spy.guide.renewed.do"));
    desk.enter_what(words.say("guide.move.how", example(desk)));
    desk.terminal().say(
        words.say("cli.label.candidates") + ": " + words.join(desk.name_list(desk.table().tied)),
        Style::bold);
    desk.say_seats();
  }
  const Input input = desk.ask_step(words.say("cli.moderate.ask.renewed"));
  const bool nobody =
      input.kind == Input::Kind::text && (input.text.empty() || is_pass(input.text, words));
  if (nobody || input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind == Input::Kind::text) cast(desk, ask::move_vote, input.text);
}

// SPY-VOTE-6, -13, SPY-MAFIA-5  A coin at the table, or the program draws.
void lot_step(SpytownDesk& desk) {
  const auto& words = desk.words();
  const Prompt lot = *desk.game().prompt(0, Seat::nobody);
  if (desk.turns_to(desk.page("lot"))) {
    desk.title(Phase::lot);
    if (desk.table().phase == Phase::lot) desk.say_opening();
    desk.do_silently(desk.say("spy.guide.lot.do"));
    desk.terminal().say(words.join(desk.name_list(seats_of(lot.offers))), Style::bold);
  }
  const Input input = desk.ask_step(words.say("cli.moderate.ask.lot"));
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty()) {
    chance::Dice dice{desk.seed(), desk.chronicle().commands().size()};
    const Command drawn{.choice = dice.one_of(lot.offers),
                        .seat = Seat::nobody,
                        .ask = ask::lot,
                        .voice = house_voice(lot.voices)};
    desk.enter({drawn});
    return;
  }
  if (const auto seat = desk.seat_or_say(input.text)) {
    const bool by_hand = lot.voices.has(Voice::moderator);
    desk.enter({{.choice = choice_of(*seat),
                 .seat = Seat::nobody,
                 .ask = ask::lot,
                 .voice = by_hand ? Voice::moderator : Voice::chance}});
  }
}

}  // namespace omerta::cli
