// Counting the stories of gorod from a deal on.
#include "rulebooks/gorod/simulation/perft.h"

#include <algorithm>

#include "rulebooks/gorod/simulation/policy.h"
#include "simulator/perft_walk.h"

namespace omerta::simulator {

template <>
struct PerftOf<gorod::Gorod> {
  static Seats asked(const gorod::State& state, unsigned lane) { return questions(state, lane); }
  static bool may_be_left(const gorod::State&, const Next&) { return false; }
  static Prompt worth_telling(const gorod::State&, const Prompt& prompt) { return prompt; }
};

Stories perft(const gorod::Plan& plan, std::span<const gorod::Role> deal, unsigned commands) {
  Position<gorod::Gorod> start{.state = begin<gorod::Gorod>(plan)};
  expect(deal.size() == plan.setup.seats);
  for (gorod::Role role : deal) {
    deal_next<gorod::Gorod>(plan, start.state, plan.setup.deck, role);
  }
  return count<gorod::Gorod>(plan, start, commands);
}

}  // namespace omerta::simulator
