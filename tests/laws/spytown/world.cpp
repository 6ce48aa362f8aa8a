// Watching a game of spytown through the eyes of its observers.
#include "tests/laws/spytown/world.h"

namespace omerta::spytown::laws {

Facts facts_of(const Plan& plan, const State& state) {
  Facts facts;
  facts.hands = hands_of(plan, state);
  facts.in_play = state.table.in_play;
  facts.expelled = state.table.expelled;
  facts.exposed = state.truth.exposed;
  facts.awaited = state.prompts.awaited[0];
  facts.chosen = state.truth.chosen;
  facts.look_over = state.truth.look_over != 0;
  facts.phase = state.table.phase;
  facts.round = state.table.round;
  return facts;
}

Seats awake(const Facts& facts) {
  return (of_side(facts.hands, Side::mafia) & facts.in_play) - facts.exposed;
}

Seats open_eyes(const Setup& setup, const Facts& facts) {
  if (setup.eliminated_view == EliminatedView::only_public) return {};
  return (Seats::first(setup.seats) - facts.in_play - facts.expelled) | facts.exposed;
}

Refusal World::say(const Command& command) {
  const bool beat = command.ask == ask::close && !game.plan.human();
  const Facts was = facts_of(game.plan, game.state);
  const Refusal refusal =
      watch(command, beat ? omerta::laws::Beat::heard : omerta::laws::Beat::unheard);
  if (refusal == Refusal::none) facts.push_back({was, facts_of(game.plan, game.state)});
  return refusal;
}

}  // namespace omerta::spytown::laws
