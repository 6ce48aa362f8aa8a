// The truth at the instant at which something is told. A judge of twin worlds plays a world again
// up to there: what may be told is computed from the truth of that instant, and compared.
#pragma once
#include <string>

#include "tests/laws/game.h"

namespace omerta::laws {

template <class R>
struct Instant {
  const typename R::Plan& plan;
  const State<R>& before;  // the command
  const State<R>& now;     // the audience has just learned it
  const Command& command;
  const Told& told;
  unsigned nth;  // of the events of this fact that the command made known
};

template <class R, class Check>
class Replay {
 public:
  Replay(const Game<R>& game, const Check& check) : game_{game}, check_{check} {}

  // The first objection to what that command made known; nothing if there is none.
  std::string read(std::size_t number) {
    if (number >= game_.commands.size()) return {};
    state_ = begin<R>(game_.plan);
    for (std::size_t i = 0; i < number; ++i) {
      expect(apply<R>(game_.plan, state_, game_.commands[i]) == Refusal::none);
    }
    command_ = game_.commands[number];
    before_ = state_;
    const Log log{[](void* self, Audience audience, Event event) {
                    static_cast<Replay*>(self)->hear({audience, event});
                  },
                  this};
    expect(apply<R>(game_.plan, state_, command_, log) == Refusal::none);
    return found_;
  }

 private:
  void hear(const Told& told) {
    if (!found_.empty()) return;
    const unsigned nth = heard_[static_cast<unsigned>(told.event.fact)]++;
    found_ = check_(Instant<R>{game_.plan, before_, state_, command_, told, nth});
  }

  const Game<R>& game_;
  const Check& check_;
  State<R> before_{};
  State<R> state_{};
  Command command_{};
  std::array<unsigned, 256> heard_{};
  std::string found_;
};

template <class R, class Check>
std::string first_fault(const Game<R>& game, std::size_t command, const Check& check) {
  return Replay<R, Check>{game, check}.read(command);
}

}  // namespace omerta::laws
