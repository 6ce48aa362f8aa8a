// Counting the stories of spytown from a deal on.
#include "rulebooks/spytown/simulation/perft.h"

#include <algorithm>

#include "rulebooks/spytown/simulation/policy.h"
#include "simulator/perft_walk.h"

namespace omerta::simulator {

template <>
struct PerftOf<spytown::Spytown> {
  static Seats asked(const spytown::State& state, unsigned lane) {
    return questions(state, lane) | volunteers(state, lane);
  }
  static bool may_be_left(const spytown::State& state, const Next& next) {
    return volunteers(state, next.lane).has(next.seat);
  }
  static Prompt worth_telling(const spytown::State&, const Prompt& prompt) {
    return decided(prompt);
  }
};

Stories perft(const spytown::Plan& plan, std::span<const spytown::Token> tokens,
              std::span<const spytown::Card> cards, unsigned commands) {
  using spytown::Spytown;
  Position<Spytown> start{.state = begin<Spytown>(plan)};
  expect(tokens.size() == plan.setup.seats &&
         cards.size() == (plan.extended() ? tokens.size() : 0));
  for (spytown::Token token : tokens) deal_next<Spytown>(plan, start.state, plan.tokens, token);
  for (spytown::Card card : cards) deal_next<Spytown>(plan, start.state, plan.cards, card);
  return count<Spytown>(plan, start, commands);
}

}  // namespace omerta::simulator
