// The kernel: begin a game, accept or refuse a command, go on until somebody must be asked.
#pragma once
#include <concepts>
#include <type_traits>

#include "engine/command.h"
#include "engine/state.h"
#include "engine/turn.h"

namespace omerta {

template <class R>
concept Ruleset =
    std::is_trivially_copyable_v<State<R>> && std::is_trivially_copyable_v<typename R::Plan> &&
    requires(Turn<R>& turn, typename R::Step step, typename R::Table& table,
             typename R::Notes& notes, const typename R::Plan& plan, const View<R>& view,
             const Command& command, Event event) {
      { R::lane(Ask{}) } -> std::same_as<unsigned>;   // which lane a question uses
      { R::is_public(Ask{}) } -> std::same_as<bool>;  // its offers are the same for every seat
      { R::question(view, Ask{}) } -> std::same_as<Prompt>;              // what a seat may answer
      { R::refusal(view, command, Prompt{}) } -> std::same_as<Refusal>;  // why it may not
      { R::house_refusal(table, command, Prompt{}) } -> std::same_as<Refusal>;
      R::learn(plan, table, event);
      R::learn(plan, notes, Seat{}, event);
      R::begin(turn);
      R::hear(turn, command);  // an accepted answer's consequence at once
      R::run(turn, step);
    };

template <Ruleset R>
void advance(Turn<R>& turn, State<R>& state) {
  while (!state.prompts.waits() && !state.agenda.empty()) R::run(turn, state.agenda.pop());
}

template <Ruleset R>
State<R> begin(const typename R::Plan& plan, Log log = {}) {
  State<R> state{};
  Turn<R> turn{plan, state, log};
  R::begin(turn);
  advance<R>(turn, state);
  return state;
}

// Whether a command answers a question that is no longer before its sender.
constexpr bool is_stale(const Prompt& open, const Command& command) {
  return command.number != 0 && command.number != open.number;
}

// Why a command is refused, from what its sender may know.
template <Ruleset R>
Refusal refuse(const typename R::Plan& plan, const State<R>& state, const Command& command) {
  const bool chair = index(command.seat) <= kSeats;
  const Prompt* found = chair ? state.prompts.find(R::lane(command.ask), command.seat) : nullptr;
  const Prompt open = found != nullptr ? *found : Prompt{};
  if (is_stale(open, command)) return Refusal::stale;
  const Refusal refusal = index(command.seat) < kSeats
                              ? R::refusal(view<R>(plan, state, command.seat), command, open)
                              : R::house_refusal(state.table, command, open);
  expect(refusal != Refusal::none);
  return refusal;
}

constexpr bool accepts(const Prompt& prompt, const Command& command) {
  if (is_stale(prompt, command)) return false;
  if (prompt.ask != command.ask) {
    return prompt.is_answered_instead(command.ask, command.voice, command.choice);
  }
  return prompt.voices.has(command.voice) && prompt.admits(command.choice);
}

// A command is legal if it was offered; there is no second validator.
template <Ruleset R>
[[nodiscard]] Refusal apply(const typename R::Plan& plan, State<R>& state, const Command& command,
                            Log log = {}) {
  const unsigned lane = R::lane(command.ask);
  const Prompt* prompt =
      index(command.seat) <= kSeats ? state.prompts.find(lane, command.seat) : nullptr;
  if (prompt == nullptr || !accepts(*prompt, command)) return refuse<R>(plan, state, command);
  if (prompt->stays == Stays::until_answered) {
    state.prompts.open[lane] -= Seats::of(command.seat);
  }
  state.prompts.awaited[lane] -= Seats::of(command.seat);
  Turn<R> turn{plan, state, log};
  R::hear(turn, command);
  advance<R>(turn, state);
  return Refusal::none;
}

}  // namespace omerta
