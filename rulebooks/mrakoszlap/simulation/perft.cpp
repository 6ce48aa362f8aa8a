// Counting the stories of mrakoszlap from a deal on.
#include "rulebooks/mrakoszlap/simulation/perft.h"

#include <algorithm>

#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "simulator/perft_walk.h"

namespace omerta::simulator {

template <>
struct PerftOf<mrakoszlap::Mrakoszlap> {
  static Seats asked(const mrakoszlap::State& state, unsigned lane) {
    return questions(state, lane) | volunteers(state, lane);
  }
  static bool may_be_left(const mrakoszlap::State& state, const Next& next) {
    return volunteers(state, next.lane).has(next.seat);
  }
  static Prompt worth_telling(const mrakoszlap::State&, const Prompt& prompt) { return prompt; }
};

Stories perft(const mrakoszlap::Plan& plan, std::span<const mrakoszlap::Hand> hands,
              unsigned commands) {
  using mrakoszlap::Mrakoszlap;
  Position<Mrakoszlap> start{.state = begin<Mrakoszlap>(plan)};
  expect(hands.size() == plan.setup.seats);
  MrakoszlapDeal deal;
  std::copy(hands.begin(), hands.end(), deal.hands.begin());
  while (start.state.truth.left != 0) {
    const Command said{.choice = next_card(deal, plan, start.state),
                       .ask = mrakoszlap::ask::deal,
                       .voice = Voice::chance};
    expect(apply<Mrakoszlap>(plan, start.state, said) == Refusal::none);
  }
  return count<Mrakoszlap>(plan, start, commands);
}

}  // namespace omerta::simulator
