// The room while everybody is asked at once: what each has answered is kept until the call ends,
// and all make the same number of touches.
#include "presentation/screen/questions.h"
#include "server/room/room.h"

namespace omerta::server {
namespace {

std::vector<Command> of_seat(const Table::Answers& answers, Seat seat) {
  const auto found = answers.find(seat);
  return found == answers.end() ? std::vector<Command>{} : found->second;
}

}  // namespace

std::optional<course::JointCall> Room::joint_call() const {
  if (stage_ != Stage::game || desk_) return {};
  const auto calls = table_->joint_calls();
  if (joint_ >= calls.size()) return {};
  return calls[joint_];
}

std::optional<Prompt> Room::asked(unsigned lane, Seat seat) const {
  if (lane >= table_->game().lanes()) return {};
  if (!joint_call()) {
    const Prompt* open = table_->open(lane, seat);
    return open == nullptr ? std::optional<Prompt>{} : *open;
  }
  if (lane != 0) return {};
  const auto ahead = table_->ahead(joint_, seat, of_seat(answers_, seat));
  return ahead ? *ahead->prompt(lane, seat) : std::optional<Prompt>{};
}

Seats Room::asked() const {
  Seats all;
  for (Seat seat : table_->standing().seats) {
    if (asked(0, seat)) all |= Seats::of(seat);
  }
  return all;
}

Seats Room::have_touched() const {
  const auto call = joint_call();
  Seats all;
  for (const auto& [seat, touches] : touches_) {
    if (call && touches >= call->touches) all |= Seats::of(seat);
  }
  return all;
}

// An answer is a touch. Who is asked something touches by answering it.
Refused Room::touch(const Tap& action) {
  const auto open = asked(0, action.seat);
  if (action.held) {
    const Command& command = *action.held;
    if (!open || command.seat != action.seat || !accepts(*open, command)) return "not-now";
    answers_[action.seat].push_back(command);
  }
  if (action.held || !open) ++touches_[action.seat];
  return kDone;
}

// Nobody's screen tells what the game itself waits for: it waits for one after the other.
screen::Screen Room::joint_screen(const course::JointCall& call, Seat seat) const {
  screen::Screen shown = table_->screen(seat);
  const auto ahead = table_->ahead(joint_, seat, of_seat(answers_, seat));
  shown.questions = ahead ? table_->screen(seat, *ahead).questions : decltype(shown.questions){};
  shown.decoy.reset();
  const auto touches = touches_.find(seat);
  const unsigned made = touches == touches_.end() ? 0 : touches->second;
  if (ahead || made >= call.touches || !table_->standing().in_play.has(seat)) return shown;
  shown.decoy = screen::decoy(table_->standing(), call.sleeper);
  shown.decoy->number = static_cast<std::uint16_t>(touched_before_ + made + 1);
  return shown;
}

Refused Room::act(PlaceId by, const EndCall& action) {
  const auto call = joint_call();
  if (by != kNoPlace || !call) return "no-game";
  if (!play(action.commands)) return "not-now";
  ++joint_;
  ++joint_calls_;
  touched_before_ += call->touches;
  tell_news();
  if (table_->game().over()) stage_ = Stage::over;
  return kDone;
}

}  // namespace omerta::server
