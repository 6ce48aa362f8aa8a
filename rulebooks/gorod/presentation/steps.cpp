// The deal, the day and the end of gorod as steps of its moderator.
#include <algorithm>

#include "rulebooks/gorod/presentation/guide.h"

namespace omerta::gorod {
namespace {

using script::act;
using script::aside;
using script::enter;
using script::Entry;
using script::EntryKind;
using script::Filled;
using script::item;
using script::named;
using script::say;
using script::status;

const Entry kClose{.kind = EntryKind::go_on, .ask = ask::close};

// Two players for an example of what to enter.
Args example(const Desk& desk) {
  Seat first = *desk.table.in_play;
  Seat last = first;
  for (Seat seat : desk.table.in_play) last = seat;
  const Seat whom = desk.table.candidates > 0 ? desk.table.candidate[0] : last;
  return {{"who", first == whom ? last : first}, {"whom", whom}};
}

People candidates(const Desk& desk) {
  return {desk.table.candidate.begin(), desk.table.candidate.begin() + desk.table.candidates};
}

Message candidates_of(const People& seats) {
  return {"guide.labelled", {{"label", Message{"cli.label.candidates"}}, {"what", named(seats)}}};
}

void add_candidates(script::Lines& lines, const Desk& desk) {
  if (desk.table.candidates > 0) lines.push_back(status(candidates_of(candidates(desk))));
}

// GOR-DAY-1, GOR-SLEEPWALKER-4  What to look at on the first day, and what to watch for.
void add_how_to_begin(script::Lines& lines, const Desk& desk) {
  lines.push_back(say({"fact.day-opened", {{"n", desk.table.round}}}));
  if (desk.table.round == 1) lines.push_back(say("guide.day.clues"));
  if (!desk.has_moderator()) return;
  lines.push_back(act("guide.day.do"));
  const bool sleepwalker = desk.table.covered[index(Role::sleepwalker)] > 0;
  if (sleepwalker) lines.push_back(act("guide.day.sleepwalker"));
}

}  // namespace

std::vector<script::OpenQuestion> open_questions(const AnyGame& game) {
  std::vector<script::OpenQuestion> open;
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    for (Seat seat : Seats::first(kSeats)) {
      const Prompt* prompt = game.prompt(lane, seat);
      if (prompt == nullptr || prompt->ask == ask::speak || prompt->ask == ask::support) continue;
      open.push_back({seat, *prompt});
    }
  }
  return open;
}

Seats silent_seats(const Desk& desk) {
  return desk.table.in_play - desk.table.nominated - desk.table.declined;
}

Seats still_to_vote(const Desk& desk) {
  const Ask vote = desk.table.ballot == 2 ? ask::vote_2 : ask::vote_1;
  return script::asked(desk.now.game(), vote);
}

script::Step discussion_step(const Desk& desk) {
  const Table& table = desk.table;
  const bool begins = table.candidates == 0 && table.declined.empty();
  const Message how{"guide.day.how", example(desk)};
  script::Step step{.page = "day/" + std::to_string(table.round),
                    .title = {"cli.heading.day", {{"n", table.round}}},
                    .circle = true,
                    .prompt = "cli.moderate.ask.day",
                    .entries = {{.kind = EntryKind::pairs,
                                 .ask = ask::nominate,
                                 .who = table.in_play,
                                 .offered = table.in_play,
                                 .pass = Pass::allowed},
                                kClose},
                    .usual = Filled{1},
                    .missing = together({how, "guide.enter-again.close"}),
                    .how = how};
  if (begins) add_how_to_begin(step.lines, desk);
  step.lines.push_back(enter(how));
  add_candidates(step.standing, desk);
  if (!begins) step.standing.push_back(aside({"guide.day.left", {{"seats", silent_seats(desk)}}}));
  return step;
}

script::Step vote_step(const Desk& desk) {
  const Table& table = desk.table;
  const Seats left = still_to_vote(desk);
  const Message how{"guide.vote.how", example(desk)};
  script::Step step{
      .page = "vote/" + std::to_string(table.round) + "/" + std::to_string(table.ballot),
      .title = {"cli.heading.vote", {{"round", table.ballot}}},
      .circle = true,
      .standing = {aside({"guide.vote.left", {{"seats", left}}})},
      .prompt = "cli.moderate.ask.vote",
      .entries = {{.kind = EntryKind::pairs,
                   .ask = table.ballot == 2 ? ask::vote_2 : ask::vote_1,
                   .who = left,
                   .offered = table.standing},
                  kClose},
      .usual = Filled{1},
      .missing = together({how, "guide.enter-again.close"}),
      .how = how};
  if (left == table.in_play) {
    const bool talk = desk.plan.setup.tie_discussion == TieDiscussion::yes;
    step.lines = {
        say({"fact.vote-opened",
             {{"round", table.ballot}, {"seats", candidates(desk)}, {"talk", yes(talk)}}}),
        say("guide.vote.say"), act("guide.vote.do")};
  } else {
    add_candidates(step.lines, desk);
  }
  step.lines.push_back(enter(how));
  return step;
}

script::Step lot_step(const Desk& desk) {
  const Prompt lot = *desk.now.game().prompt(Gorod::lane(ask::lot), Seat::nobody);
  return {.title = "ask.lot",
          .lines = {enter("guide.lot.enter"), status(candidates_of(people(seats_of(lot.offers))))},
          .prompt = "cli.moderate.ask.lot",
          .entries = {{.kind = EntryKind::draw, .ask = ask::lot, .offered = seats_of(lot.offers)}},
          .usual = Filled{0}};
}

script::Step avenge_step(const Desk& desk) {
  const auto open = script::questions_of(desk.now.game(), ask::avenge).front();
  const Seats offered = seats_of(open.prompt.offers);
  return {.title = "ask.avenge",
          .lines = {say({"guide.avenge.say", {{"who", open.seat}}}), enter("guide.avenge.enter"),
                    aside(named(people(offered)))},
          .prompt = {"cli.moderate.ask.call.whom", {{"take", 1}, {"pass", "yes"}}},
          .entries = {{.kind = EntryKind::point,
                       .ask = ask::avenge,
                       .who = Seats::of(open.seat),
                       .offered = offered,
                       .pass = Pass::allowed}},
          .usual = Filled{0, {{open.seat, kPass}}}};
}

script::Step over_step(const Desk& desk) {
  script::Step step{.title = "phase.over", .prompt = "cli.moderate.ask.end", .last = true};
  for (const Told& told : desk.now.chronicle.told()) {
    if (told.event.fact != fact::game_over) continue;
    step.lines.push_back(status(said::aloud(desk.plan, told.event, desk.table)));
  }
  step.lines.push_back(say("guide.end.say"));
  for (Seat seat : Seats::first(desk.plan.setup.seats)) {
    step.lines.push_back(
        item({"guide.labelled",
              {{"label", chair(seat)}, {"what", desk.role_name(desk.truth.role[index(seat)])}}}));
  }
  step.lines.push_back(act("guide.end.do"));
  return step;
}

}  // namespace omerta::gorod
