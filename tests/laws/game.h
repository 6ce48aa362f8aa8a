// A game that is being played in a test, of whichever rulebook: its plan, its state, and all that
// was said and told.
#pragma once
#include <cstring>
#include <optional>
#include <vector>

#include "chance/dice.h"
#include "chronicle/chronicle.h"
#include "engine/any_game.h"

namespace omerta::laws {

using chance::Dice;

template <class Setup>
auto planned(const Setup& setup) {
  return plan(setup);  // of the rulebook whose setup it is
}

template <class R>
class Game {
 public:
  using Rules = R;
  using Setup = decltype(R::Plan::setup);

  explicit Game(const Setup& setup) : plan{planned(setup)} {
    state = omerta::begin<R>(plan, log());
  }
  Game(const Game& other) = default;
  Game& operator=(const Game& other) = default;

  [[nodiscard]] Refusal say(const Command& command) {
    const std::size_t before = told.size();
    const Refusal refusal = apply<R>(plan, state, command, log());
    if (refusal == Refusal::none) {
      commands.push_back(command);
      told_before.push_back(before);
    }
    return refusal;
  }
  Standing standing() const { return R::standing(plan, state.table); }
  bool over() const { return standing().hour == Hour::over; }

  typename R::Plan plan;
  State<R> state{};
  std::vector<Command> commands;
  std::vector<Told> told;
  std::vector<std::size_t> told_before;  // how many events preceded each command

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<std::vector<Told>*>(to)->push_back({audience, event});
            },
            &told};
  }
};

template <class R>
bool same_bytes(const State<R>& a, const State<R>& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// As the kernel answers it: offered, or the reason why not; nothing changes.
template <class R>
Refusal attempt(const Game<R>& game, const Command& command) {
  const Prompt* open = game.state.prompts.find(R::lane(command.ask), command.seat);
  const bool offered = open != nullptr && open->ask == command.ask &&
                       open->voices.has(command.voice) && open->admits(command.choice);
  const bool instead =
      open != nullptr && open->is_answered_instead(command.ask, command.voice, command.choice);
  return offered || instead ? Refusal::none : refuse<R>(game.plan, game.state, command);
}

struct Open {  // a question before somebody
  Seat seat;
  const Prompt* prompt;
};

template <class R>
std::vector<Open> open_prompts(const State<R>& state) {
  std::vector<Open> open;
  for (unsigned lane = 0; lane < R::kLanes; ++lane) {
    for (Seat seat : state.prompts.open[lane]) {
      open.push_back({seat, state.prompts.find(lane, seat)});
    }
  }
  return open;
}

// Something the prompt admits. Of two things that may be declined, declining is as likely as any
// one of them: a draw among all pairs (chance/draw.h) would hardly ever decline, and the laws want
// to see that, too.
inline Choice draw(Dice& dice, const Prompt& prompt) {
  const auto offered = static_cast<std::uint32_t>(std::popcount(prompt.offers));
  const std::uint32_t pass = prompt.pass == Pass::allowed ? 1 : 0;
  if (offered < prompt.take || dice.below(offered + pass) >= offered) return kPass;
  Choice chosen = 0;
  for (unsigned i = 0; i < prompt.take; ++i) chosen |= dice.one_of(prompt.offers & ~chosen);
  return chosen;
}

// One of those who may answer it.
inline Voice speaker(Dice& dice, const Prompt& prompt) {
  for (;;) {
    const Voice voice = static_cast<Voice>(dice.below(4));
    if (prompt.voices.has(voice)) return voice;
  }
}

}  // namespace omerta::laws
