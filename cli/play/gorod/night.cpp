// The nights at this screen. Nothing on it, and no pause, depends on who was really awake: where
// several people share it, everyone in play is asked something in every call (GOR-SEAT-2).
#include "cli/play/gorod/gorod.h"

namespace omerta::cli {
namespace {

bool points(const Prompt& prompt) { return prompt.stays == Stays::until_retired; }

}  // namespace

// A game that was interrupted in the middle of a call goes on there: whose hand has been up for
// this question is seen from what was said since the call, or since an exposure began it anew.
int GorodSession::times_pointed(Seat seat, const Prompt& prompt) const {
  const std::vector<Told>& told = match_.told();
  std::size_t since = told.size();
  while (since > 0 && told[since - 1].event.fact != gorod::fact::call_opened &&
         told[since - 1].event.fact != gorod::fact::sleepwalker_exposed) {
    --since;
  }
  return match_.answered(seat, prompt.ask, since);
}

void GorodSession::bots_act() {
  for (unsigned lane = 0; lane < gorod::Gorod::kLanes; ++lane) {
    for (Seat seat : match_.table().in_play - match_.people()) {
      const Prompt* prompt = match_.open(lane, seat);
      if (prompt != nullptr && !points(*prompt)) bot_answers(seat, *prompt);
    }
  }
}

void GorodSession::bots_point(int turn) {
  for (unsigned lane = 0; lane < gorod::Gorod::kLanes; ++lane) {
    for (Seat seat : match_.table().in_play - match_.people()) {
      const Prompt* prompt = match_.open(lane, seat);
      if (prompt == nullptr || !points(*prompt)) continue;
      if (times_pointed(seat, *prompt) < turn) bot_answers(seat, *prompt);
    }
  }
}

// GOR-NIGHT-1  A call: the bots act, then the people, then the hands are adjusted, then the clock.
bool GorodSession::call() {
  bots_act();
  bots_point(1);
  whisper_if_alone();
  const Seats called = match_.people() & match_.table().in_play;
  for (Seat seat : called) {
    if (!call_of(seat)) return false;
    dialogue().keep();
  }
  bots_point(2);
  if (!match_.shared() && !called.empty() && !point_again(*called)) return false;
  uncover();
  match_.house_answers();
  if (match_.table().phase == gorod::Phase::night) return true;
  whisper_if_alone();  // while eyes are still shut
  announce();
  return match_.over() || watch();
}

bool GorodSession::call_of(Seat seat) {
  if (!match_.shared()) return ask_acts(seat);
  if (!visit(seat)) return false;
  whisper(seat);
  bool asked = false;
  for (unsigned lane = 0; lane < gorod::Gorod::kLanes; ++lane) {
    asked = asked || match_.open(lane, seat) != nullptr;
  }
  if (!(asked ? ask_acts(seat) : decoy(seat))) return false;
  return hide(seat);
}

bool GorodSession::ask_acts(Seat seat) {
  for (unsigned lane = 0; lane < gorod::Gorod::kLanes; ++lane) {
    const Prompt* prompt = match_.open(lane, seat);
    if (prompt == nullptr || (points(*prompt) && times_pointed(seat, *prompt) > 0)) continue;
    pose(seat, *prompt, Hint::shown, Looking::alone);
    const bool may_pass = prompt->pass == Pass::allowed;
    const Dialogue::Menu menu{.pass = may_pass ? dialogue().say("cli.menu.pass") : ""};
    if (!answer(seat, lane, menu, Looking::alone)) return false;
    whisper(seat);
  }
  return true;
}

// Those who sleep are asked too, and what they answer is theirs to read again.
bool GorodSession::decoy(Seat seat) {
  dialogue().pose({dialogue().say("play.decoy"), dialogue().say("play.decoy.hint")}, Hint::shown,
                  Looking::alone);
  const Seats others = match_.table().in_play - seat;
  const Prompt prompt{.offers = others.bits};
  while (true) {
    const auto choice = dialogue().choose(seat, prompt, {}, Looking::alone);
    if (!choice) return false;
    if (!prompt.admits(*choice)) {
      refuse(*choice == kPass ? gorod::refusal::pass_not_allowed : gorod::refusal::illegal_target,
             prompt);
      continue;
    }
    const Seat whom = seat_of(*choice);
    notes_.push_back({seat, whom, match_.table().round});
    dialogue().tell_secret(dialogue().say("play.decoy.noted", {{"who", dialogue().name(whom)}}));
    return true;
  }
}

// GOR-MAFIA-2  Whoever is alone at the screen sees how the other hands have moved, and may point
// anew as long as they do not agree.
bool GorodSession::point_again(Seat seat) {
  const Prompt* open = match_.open(0, seat);
  whisper(seat);
  if (open == nullptr || !points(*open)) return true;
  const Prompt prompt = *open;
  if (times_pointed(seat, prompt) > 1) return bots_point(3), true;
  const gorod::Notes& notes = match_.view(seat).notes;
  const Seat mine = notes.pointing[index(seat)];
  bool agreed = true;
  for (Seat other : (notes.awake_with & match_.table().in_play) - seat) {
    agreed = agreed && notes.pointing[index(other)] == mine;
  }
  if (agreed) return true;
  const auto choice =
      dialogue().choose(seat, prompt, {.keeping = dialogue().say("play.keep")}, Looking::alone);
  if (!choice) return false;
  if (*choice == kPass) return true;
  const Refusal refusal = match_.say({.choice = *choice, .seat = seat, .ask = prompt.ask});
  if (refusal != Refusal::none) {
    refuse(refusal, prompt);
    return point_again(seat);
  }
  bots_point(3);
  whisper(seat);
  return true;
}

}  // namespace omerta::cli
