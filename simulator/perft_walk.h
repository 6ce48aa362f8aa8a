// Walks the whole tree: at each step the next question in the driver's order, and under it every
// answer that it admits. Templates that each rulebook instantiates.
#pragma once
#include <array>
#include <span>

#include "simulator/driver.h"
#include "simulator/perft.h"
#include "simulator/policy.h"

namespace omerta::simulator {

// A seat that has pointed may point again until its window closes; here it points once.
template <Ruleset R>
struct Position {
  State<R> state;
  std::array<Seats, R::kLanes> answered{};
};

struct Next {
  Seat seat = Seat::nobody;
  const Prompt* prompt = nullptr;
  unsigned lane = 0;
};

// What a rulebook's stories are made of:
//   asked(state, lane)           what is asked, and what may be volunteered; the latter may be left
//   may_be_left(state, next)
//   worth_telling(state, prompt) the answers that make a story: to be undecided still is none
template <class R>
struct PerftOf;

template <Ruleset R>
Next next_question(const Position<R>& position) {
  for (unsigned lane = R::kLanes; lane-- > 0;) {
    for (Seat seat : PerftOf<R>::asked(position.state, lane) - position.answered[lane]) {
      const Prompt* prompt = position.state.prompts.find(lane, seat);
      if (has_answer(*prompt)) return {seat, prompt, lane};
    }
  }
  return {};
}

template <Ruleset R>
bool awaits_only(const State<R>& state, Seat seat) {
  Seats awaited;
  for (Seats seats : state.prompts.awaited) awaited |= seats;
  return awaited == Seats::of(seat);
}

// Counts through all subsets of `among`, from the empty one back to it.
inline Choice next_subset(Choice set, Choice among) { return ((set | ~among) + 1) & among; }

template <Ruleset R>
class Count {
 public:
  explicit Count(const typename R::Plan& plan) : plan_{plan} {}

  void walk(const Position<R>& position, unsigned commands) {
    const bool over = !position.state.prompts.waits();
    if (commands == 0 || over) {
      ++stories_.all;
      stories_.ended += over ? 1 : 0;
      return;
    }
    const Next next = next_question<R>(position);
    expect(next.prompt != nullptr);
    if (PerftOf<R>::may_be_left(position.state, next)) leave(position, next, commands);
    const Prompt prompt = PerftOf<R>::worth_telling(position.state, *next.prompt);
    Choice choice = kPass;
    do {
      if (prompt.admits(choice)) branch(position, next, choice, commands);
      choice = next_subset(choice, prompt.offers);
    } while (choice != kPass);
  }

  const Stories& stories() const { return stories_; }

 private:
  void leave(const Position<R>& position, const Next& next, unsigned commands) {
    Position<R> after = position;
    after.answered[next.lane] |= Seats::of(next.seat);
    walk(after, commands);
  }

  void branch(const Position<R>& position, const Next& next, Choice choice, unsigned commands) {
    Position<R> after = position;
    const bool goes_on = next.seat == Seat::nobody || awaits_only<R>(position.state, next.seat);
    const Command said = command(next.seat, *next.prompt, choice);
    expect(apply<R>(plan_, after.state, said) == Refusal::none);
    if (goes_on) {
      after.answered = {};
    } else {
      after.answered[next.lane] |= Seats::of(next.seat);
    }
    walk(after, commands - 1);
  }

  const typename R::Plan& plan_;
  Stories stories_{};
};

// Chance gives the next seat the first thing of that kind that is left.
template <Ruleset R>
void deal_next(const typename R::Plan& plan, State<R>& state, std::span<const std::uint8_t> counts,
               auto kind) {
  const Prompt& prompt = *state.prompts.find(0, Seat::nobody);
  unsigned first = 0;
  for (unsigned i = 0; i < index(kind); ++i) first += counts[i];
  const Command said{.choice = Choice{1} << first, .ask = prompt.ask, .voice = Voice::chance};
  expect(apply<R>(plan, state, said) == Refusal::none);
}

template <Ruleset R>
Stories count(const typename R::Plan& plan, const Position<R>& start, unsigned commands) {
  Count<R> all{plan};
  all.walk(start, commands);
  return all.stories();
}

}  // namespace omerta::simulator
