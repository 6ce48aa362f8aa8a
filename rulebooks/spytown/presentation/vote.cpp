// The vote of spytown as steps of its game master: ballots, defence speeches, the renewed
// discussion, the lot.
#include "rulebooks/spytown/presentation/guide.h"

namespace omerta::spytown {
namespace {

using script::EntryKind;
using script::Filled;

// Two players for an example of what to enter.
Args example(const Desk& desk) {
  const Seats whom = desk.table.suspects.empty() ? desk.table.in_play : desk.table.suspects;
  return {{"who", *desk.table.in_play}, {"whom", script::last_of(whom)}};
}

Message labelled(const char* label, Seats seats) {
  return {"guide.labelled", {{"label", Message{label}}, {"what", named(seats)}}};
}

}  // namespace

script::Step ballot_step(const Desk& desk) {
  const bool last = desk.table.phase == Phase::final_ballot;
  const bool commander = desk.table.commander != Seat::nobody;
  const Ask what = last ? ask::vote_final : ask::vote_preliminary;
  const Seats left = desk.asked(what) - desk.truth.voted;
  const Message how{"guide.votes.how", example(desk)};
  script::Step step = desk.phase(last ? "final" : "preliminary", desk.table.phase);
  add(step.lines, {desk.say("spytown.guide.ballot.say", {{"commander", yes(commander)}}),
                   desk.act("spytown.guide.ballot.do", {{"extended", yes(desk.plan.extended())}}),
                   desk.enter("spytown.guide.ballot.enter"), script::enter(how)});
  step.circle = true;
  // SPY-COMMANDER-3  One by one: whose vote it is.  SPY-VOTE-4  Otherwise, who has not voted yet.
  step.standing = {script::aside(commander ? labelled("guide.heading.next", left)
                                           : Message{"guide.vote.left", {{"seats", left}}})};
  step.prompt = "cli.moderate.ask.vote";
  step.entries = {
      {.kind = EntryKind::pairs, .ask = what, .who = left, .offered = desk.table.in_play}, kClose};
  step.usual = Filled{1};
  step.missing = together({how, "guide.enter-again.close"});
  step.how = how;
  return step;
}

// SPY-VOTE-9
script::Step defence_step(const Desk& desk) {
  const Seats suspect = desk.asked(ask::defence);
  script::Step step = desk.page("defence/" + std::to_string(index(*suspect)));
  if (desk.table.defended.empty()) {
    step.title = desk.title(Phase::questioning);
    step.lines = {desk.opening(), desk.act("spytown.guide.questioning.do")};
  }
  step.lines.push_back(script::say(desk.aloud({.fact = fact::floor, .who = *suspect})));
  step.prompt = {"cli.moderate.ask.defence", {{"who", *suspect}}};
  step.entries = {
      {.kind = EntryKind::nod, .ask = ask::defence, .who = suspect, .pass = Pass::allowed}, kClose};
  step.usual = Filled{0, {{*suspect, kYes}}};
  step.how = "guide.card.unknown";
  return step;
}

// SPY-VOTE-12
script::Step renewed_step(const Desk& desk) {
  script::Step step = desk.phase("renewed", Phase::renewed_discussion);
  add(step.lines,
      {desk.act("spytown.guide.renewed.do"), desk.enter("guide.move.how", example(desk)),
       script::status(labelled("cli.label.candidates", desk.table.tied))});
  step.circle = true;
  step.prompt = "cli.moderate.ask.renewed";
  step.entries = {{.kind = EntryKind::pairs,
                   .ask = ask::move_vote,
                   .who = desk.asked(ask::move_vote) - desk.truth.voted,
                   .offered = desk.table.in_play,
                   .options = {{kPass, "cli.menu.nobody"}}},
                  kClose};
  step.usual = Filled{1};
  step.how = {"guide.votes.how", example(desk)};
  return step;
}

// SPY-VOTE-6, -13, SPY-MAFIA-5  A coin at the table, or the program draws.
script::Step lot_step(const Desk& desk) {
  const Seats offered = seats_of(desk.now.game().prompt(0, Seat::nobody)->offers);
  script::Step step = desk.page("lot");
  step.title = desk.title(Phase::lot);
  if (desk.table.phase == Phase::lot) step.lines.push_back(desk.opening());
  add(step.lines, {desk.act("spytown.guide.lot.do"), script::status(named(offered))});
  step.prompt = "cli.moderate.ask.lot";
  step.entries = {{.kind = EntryKind::draw, .ask = ask::lot, .offered = offered}};
  step.usual = Filled{0};
  return step;
}

}  // namespace omerta::spytown
