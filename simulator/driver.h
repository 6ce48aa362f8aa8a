// Plays a game from where it stands to its end: finds who is asked, lets a policy answer, and puts
// every answer through the same door as a player's.
//
// The order is fixed: lane after lane from the last to the first, in each clockwise, the house
// last. So the acts of one window come before the word that closes it, and each is answered once.
#pragma once
#include <concepts>
#include <cstdint>

#include "engine/game.h"

namespace omerta::simulator {

// Whoever answers for everybody: the seats, chance, the clock and the moderator.
template <class P, class R>
concept Answers = requires(P& policy, const typename R::Plan& plan, const State<R>& state,
                           Seat seat, const Prompt& prompt, unsigned lane) {
  { policy.asked(state, lane) } -> std::same_as<Seats>;  // who answers now; nobody is the house
  { policy.choose(plan, state, seat, prompt) } -> std::same_as<Choice>;
};

constexpr Voice voice_for(Seat seat, const Prompt& prompt) {
  return seat != Seat::nobody ? Voice::player : house_voice(prompt.voices);
}

// The answer to a question, in the voice of whoever is asked.
constexpr Command command(Seat seat, const Prompt& prompt, Choice choice) {
  return {.choice = choice, .seat = seat, .ask = prompt.ask, .voice = voice_for(seat, prompt)};
}

template <Ruleset R, Answers<R> P>
class Driver {
 public:
  Driver(const typename R::Plan& plan, State<R>& state, P& policy, Log log)
      : plan_{plan}, state_{state}, policy_{policy}, log_{log} {}

  bool over() const { return !state_.prompts.waits(); }
  std::uint64_t commands() const { return commands_; }

  // Everyone who has a question answers it once. A question that stays open is not put again
  // before the window has closed, and nobody is asked on behalf of a window that is gone.
  void play_window() {
    for (unsigned lane = R::kLanes; lane-- > 0;) {
      for (Seat seat : policy_.asked(state_, lane)) {
        const Prompt* prompt = state_.prompts.find(lane, seat);
        if (prompt == nullptr || !has_answer(*prompt)) continue;
        const bool goes_on = seat == Seat::nobody || awaits_only(seat);
        answer(seat, *prompt);
        if (goes_on) return;
      }
    }
  }

 private:
  bool awaits_only(Seat seat) const {
    Seats awaited;
    for (Seats seats : state_.prompts.awaited) awaited |= seats;
    return awaited == Seats::of(seat);
  }

  void answer(Seat seat, const Prompt& prompt) {
    // Written where it is read: copied whole just after it was written in pieces, it would keep the
    // processor waiting, a fifth of all the time.
    const Command said{.choice = policy_.choose(plan_, state_, seat, prompt),
                       .seat = seat,
                       .ask = prompt.ask,
                       .voice = voice_for(seat, prompt)};
    expect(apply<R>(plan_, state_, said, log_) == Refusal::none);
    ++commands_;
  }

  const typename R::Plan& plan_;
  State<R>& state_;
  P& policy_;
  Log log_;
  std::uint64_t commands_ = 0;
};

// Returns how many commands it took.
template <Ruleset R, Answers<R> P>
std::uint64_t play_to_the_end(const typename R::Plan& plan, State<R>& state, P& policy,
                              Log log = {}) {
  Driver<R, P> driver{plan, state, policy, log};
  while (!driver.over()) driver.play_window();
  return driver.commands();
}

}  // namespace omerta::simulator
