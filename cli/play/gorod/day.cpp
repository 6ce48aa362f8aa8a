// The days at this screen: nominations in the open, ballots in turn, and a last word.
#include "cli/play/gorod/gorod.h"

namespace omerta::cli {
namespace {

namespace ask = gorod::ask;

Seats awaited(const GorodMatch& match) { return match.awaited() - Seat::nobody; }

}  // namespace

bool GorodSession::day() {
  const Prompt* house = match_.open(0, Seat::nobody);
  if (house != nullptr && house->voices.has(Voice::chance)) {
    match_.house_answers();
    return true;
  }
  const Seats seats = awaited(match_);
  expect(!seats.empty());
  const Ask what = match_.open(0, *seats)->ask;
  if (what == ask::nominate) return nominations();
  if (what == ask::avenge) return revenge();
  return ballots();
}

// GOR-DAY-2, -3  Each in turn. Whoever wishes to hear the others first is asked again at the end.
bool GorodSession::nominations() {
  if (match_.table().round == 1 && match_.table().candidates == 0) {  // GOR-DAY-1
    announce();
    dialogue().terminal().say(dialogue().say("guide.day.clues"), Style::dim);
  }
  Seats waiting;
  for (Seat seat : in_turn(awaited(match_))) {
    const bool last = (awaited(match_) - waiting).count() == 1;
    if (!match_.people().has(seat)) {
      bot_answers(seat, *match_.open(0, seat));
      if (match_.table().nominated.has(seat)) announce();
      continue;
    }
    announce();
    const Nominated done = nominate(seat, last && waiting.empty() ? MayWait::no : MayWait::yes);
    if (done == Nominated::left) return false;
    if (done == Nominated::waits) waiting |= Seats::of(seat);
    dialogue().keep();
  }
  for (Seat seat : in_turn(waiting)) {
    announce();
    if (nominate(seat, MayWait::no) == Nominated::left) return false;
    dialogue().keep();
  }
  announce();
  return true;
}

GorodSession::Nominated GorodSession::nominate(Seat seat, MayWait may_wait) {
  Terminal& terminal = dialogue().terminal();
  const bool wait = may_wait == MayWait::yes;
  const Dialogue::Menu menu{.pass = dialogue().say(wait ? "play.wait" : "cli.menu.no-candidate")};
  if (match_.shared()) {
    terminal.say(dialogue().say("play.turn", {{"who", dialogue().name(seat)}}), Style::good);
  }
  pose(seat, *match_.open(0, seat),
       wait && match_.table().round == 1 ? Hint::shown : Hint::left_out, Looking::everyone);
  show_candidates();
  if (!wait && match_.table().candidates == 1) {  // GOR-VOTE-2
    terminal.say(dialogue().say("play.one-candidate",
                                {{"who", dialogue().name(match_.table().candidate[0])}}),
                 Style::bad);
  }
  while (const Prompt* open = match_.open(0, seat)) {
    const Prompt prompt = *open;
    const auto choice = dialogue().choose(seat, prompt, menu, Looking::everyone);
    if (!choice) return Nominated::left;
    if (wait && *choice == kPass) return Nominated::waits;
    const Refusal refusal = match_.say({.choice = *choice, .seat = seat, .ask = prompt.ask});
    if (refusal == Refusal::none) break;
    if (refusal == gorod::refusal::already_candidate && speaks_for(seat, *choice)) continue;
    refuse(refusal, prompt);
  }
  announce();
  return Nominated::done;
}

// GOR-DAY-6  Whoever names a candidate that stands already is heard, and may still name another.
bool GorodSession::speaks_for(Seat seat, Choice candidate) {
  const Command word{.choice = candidate, .seat = seat, .ask = ask::support};
  if (match_.say(word) != Refusal::none) return false;
  announce();
  return true;
}

void GorodSession::show_candidates() {
  const gorod::Table& table = match_.table();
  List names;
  for (unsigned i = 0; i < table.candidates; ++i)
    names.push_back(dialogue().name(table.candidate[i]));
  if (names.empty()) return;
  dialogue().beside(dialogue().say("cli.label.candidates") + ": " + dialogue().words().join(names));
}

// GOR-VOTE-3  Where ballots are sealed, people who share the screen cast them one by one, unseen.
bool GorodSession::ballots() {
  const bool sealed = match_.plan().setup.ballot == gorod::Ballot::sealed;
  for (Seat seat : in_turn(awaited(match_))) {
    const Prompt* open = match_.open(0, seat);
    if (open == nullptr) continue;
    if (!match_.people().has(seat)) {
      bot_answers(seat, *open);
      if (!sealed) announce();
      continue;
    }
    const bool hidden = sealed && match_.shared();
    if (hidden && !visit(seat)) return false;
    const bool first = match_.table().round == 1 && match_.table().ballot == 1;
    const Looking looking = hidden ? Looking::alone : Looking::everyone;
    pose(seat, *open, first ? Hint::shown : Hint::left_out, looking);
    if (!answer(seat, 0, {}, looking)) return false;
    if (hidden && !hide(seat)) return false;
    dialogue().keep();
    if (!sealed) announce();
  }
  uncover();
  announce();
  return true;
}

// GOR-HOUSE-4 (AVENGE)  The last word of one who was voted out.
bool GorodSession::revenge() {
  const Seat seat = *awaited(match_);
  const Prompt prompt = *match_.open(0, seat);
  if (!match_.people().has(seat)) {
    bot_answers(seat, prompt);
    return true;
  }
  pose(seat, prompt, Hint::shown, Looking::everyone);
  return answer(seat, 0, {.pass = dialogue().say("cli.menu.nobody")}, Looking::everyone);
}

}  // namespace omerta::cli
