// Calls in which everybody is asked at once: what each is asked comes from a copy of the game in
// which the others have kept silent, and what was answered is played when the call ends, in the
// order of the rules.
#include <algorithm>

#include "presentation/course/course.h"
#include "server/room/table.h"

namespace omerta::server {
namespace {

using course::JointCall;

constexpr int kMostSteps = 1000;  // of one call

// The game as it goes on, for a look ahead.
class Trial {
 public:
  Trial(const AnyGame& game, const bots::Chairs& chairs) : game_{game}, chairs_{chairs} {}

  const AnyGame& game() const { return game_; }
  const bots::Chairs& chairs() const { return chairs_; }
  bool is_noticed() const { return noticed_; }  // everyone was told something
  [[nodiscard]] bool play(const Command& command) {
    const auto listen = [](void* to, Audience audience, Event event) {
      auto& trial = *static_cast<Trial*>(to);
      trial.noticed_ = trial.noticed_ || audience.is_everyone();
      trial.chairs_.hear(audience, event);
    };
    return game_.apply(command, {listen, this}) == Refusal::none;
  }

 private:
  AnyGame game_;
  bots::Chairs chairs_;
  bool noticed_ = false;
};

bool has(const JointCall& call, Ask what) {
  return std::find(call.asks.begin(), call.asks.end(), what) != call.asks.end();
}

// Whether what the game waits for belongs to this call, or to one before it.
bool is_of_call(const AnyGame& game, const std::vector<JointCall>& calls, std::size_t call) {
  for (Seat seat : game.awaited(0) - Seat::nobody) {
    const Ask what = game.prompt(0, seat)->ask;
    const auto until =
        calls.begin() + static_cast<std::ptrdiff_t>(std::min(call + 1, calls.size()));
    if (std::none_of(calls.begin(), until,
                     [&](const JointCall& each) { return has(each, what); })) {
      return false;
    }
  }
  return true;
}

// The next answer of somebody for whom the game waits; it is taken off the list.
std::optional<Command> next_answer(const AnyGame& game, Table::Answers& answers) {
  for (Seat seat : game.awaited(0) - Seat::nobody) {
    const auto found = answers.find(seat);
    if (found == answers.end() || found->second.empty()) continue;
    const Command next = found->second.front();
    found->second.erase(found->second.begin());
    return next;
  }
  return {};
}

}  // namespace

std::vector<JointCall> Table::joint_calls() const {
  const auto calls = rulebook().course.joint_calls;
  if (calls == nullptr || !is_secret()) return {};
  return calls(game().any_table(), open_feed());
}

// An answer that the rules do not take any more is passed over, and the question is put again.
std::optional<AnyGame> Table::ahead(std::size_t call, Seat seat, std::vector<Command> given) const {
  const std::vector<JointCall> calls = joint_calls();
  Answers answers{{seat, std::move(given)}};
  Trial trial{game(), {}};
  for (int step = 0; step < kMostSteps && !trial.is_noticed(); ++step) {
    auto said = drawn(trial.game());
    if (!said && !is_of_call(trial.game(), calls, call)) return {};
    if (!said && trial.game().awaited(0).has(seat)) {
      said = next_answer(trial.game(), answers);
      if (!said) return trial.game();
      (void)trial.play(*said);
      continue;
    }
    if (!said) said = closed(trial.game());
    if (!said || !trial.play(*said)) return {};
  }
  return {};
}

std::vector<Command> Table::played_at_end(std::size_t call, Answers answers, Seats bots,
                                          const BotManner& manner) const {
  const std::vector<JointCall> calls = joint_calls();
  bots::Player plays = remembering(player(manner));
  plays.memory = nullptr;  // what is only tried is nothing to remember
  std::vector<Command> played;
  Trial trial{game(), chairs()};
  for (int step = 0; step < kMostSteps; ++step) {
    auto said = drawn(trial.game());
    if (!said && (trial.is_noticed() || !is_of_call(trial.game(), calls, call))) break;
    if (!said && (said = next_answer(trial.game(), answers))) {
      if (trial.play(*said)) played.push_back(*said);
      continue;
    }
    if (!said) {
      const Seats waited = trial.game().awaited(0) & bots;
      said = bots::stand_in(trial.game(), trial.chairs(), waited, plays, rulebook().bot,
                            bots::Waited::for_it);
    }
    if (!said) said = closed(trial.game());
    if (!said || !trial.play(*said)) break;
    played.push_back(*said);
  }
  return played;
}

}  // namespace omerta::server
