// Choosing by score.
#include "bots/scores.h"

namespace omerta::bots {

Choice highest(chance::Dice& dice, const Prompt& prompt, const Scores& scores,
               std::uint32_t spread) {
  Scores drawn = scores;
  for (Seat seat : seats_of(prompt.offers)) {
    drawn[index(seat)] += static_cast<int>(dice.below(spread + 1));
  }
  Choice chosen = 0;
  for (unsigned taken = 0; taken < prompt.take; ++taken) {
    const Seats left = seats_of(prompt.offers & ~chosen);
    if (left.empty()) return kPass;
    Seat best = *left;
    for (Seat seat : left) {
      if (drawn[index(seat)] > drawn[index(best)]) best = seat;
    }
    chosen |= choice_of(best);
  }
  return chosen;
}

}  // namespace omerta::bots
