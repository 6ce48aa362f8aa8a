// The games of any rulebook for the simulator, as templates that each rulebook instantiates.
#pragma once
#include <optional>

#include "simulator/driver.h"
#include "simulator/simulate.h"

namespace omerta::simulator {

// Which of several players who may win alone has; where a rulebook has such, it says so.
template <class R>
struct Loner {
  static std::optional<unsigned> of(const State<R>& /*state*/) { return {}; }
};

template <Ruleset R>
void add_game(Tally& tally, const State<R>& state, std::uint64_t commands) {
  const std::uint64_t rounds = state.table.round;
  const auto result = static_cast<unsigned>(state.table.result);
  expect(result < kResults);
  ++tally.games;
  ++tally.results[result];
  ++tally.lengths[std::min<std::uint64_t>(rounds, kLengths - 1)];
  tally.outcome = static_cast<std::uint8_t>(result);
  tally.commands += commands;
  tally.events += state.told;
  tally.rounds += rounds;
  tally.rounds_squared += rounds * rounds;
  if (const auto loner = Loner<R>::of(state)) ++tally.loners[*loner];
}

// A game begins as a copy: all games of one plan open with the same event and the same question.
template <Ruleset R, Policy kPolicy>
Tally play(const typename R::Plan& plan, const Request& request, const Progress& progress) {
  const State<R> begun = begin<R>(plan);
  return simulate(
      request,
      [&](std::uint64_t game, Tally& tally) {
        State<R> state = begun;
        typename PolicyOf<R, kPolicy>::type policy{Dice{request.seed, game}};
        const std::uint64_t commands = play_to_the_end<R>(plan, state, policy);
        add_game<R>(tally, state, commands);
      },
      progress);
}

template <Ruleset R>
Tally play(const typename R::Plan& plan, const Request& request, const Progress& progress) {
  return request.policy == Policy::plain ? play<R, Policy::plain>(plan, request, progress)
                                         : play<R, Policy::random>(plan, request, progress);
}

}  // namespace omerta::simulator
