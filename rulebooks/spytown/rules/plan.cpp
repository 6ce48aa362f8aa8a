// From the host's choices to the tokens and cards of this game.
#include "rulebooks/spytown/rules/plan.h"

#include "rulebooks/spytown/rules/setup.h"

namespace omerta::spytown {
namespace {

// SPY-SMALL-1, SPY-KIDS-2  Without an Agent a small game differs in nothing from a normal one.
bool is_small(const Setup& setup) {
  if (setup.kids_no_agent == Switch::on) return false;
  const bool nine =
      setup.small_game_max == SmallGameMax::nine ||
      (setup.small_game_max == SmallGameMax::by_edition && setup.edition == Edition::sk);
  return players(setup) <= (nine ? 9 : 8);
}

}  // namespace

Plan plan(const Setup& setup) {
  Plan plan{.setup = setup};
  plan.tokens = tokens_for(players(setup), setup.kids_no_agent);
  plan.small_game = is_small(setup) ? 1 : 0;
  plan.large_game = players(setup) >= kLargeFrom ? 1 : 0;
  if (setup.extended == Switch::off) return plan;  // SPY-CARD-1
  plan.cards = setup.cards;
  // SPY-CARD-3  Neutral cards are added until there is one for everybody.
  plan.cards[index(Card::neutral)] = static_cast<std::uint8_t>(setup.seats - action_cards(setup));
  for (unsigned i = 0; i < index(Card::neutral); ++i) {
    if (setup.cards[i] > 0) plan.chosen = plan.chosen | static_cast<Card>(i);
  }
  return plan;
}

}  // namespace omerta::spytown
