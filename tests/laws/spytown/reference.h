// Tokens, sides, forces and victory as the catalogue has them, written down once more and as
// plainly as it reads (section 2.3, SPY-WIN-1 to -6, SPY-GANG-6). Nothing is shared with the rules.
#pragma once
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown::laws {

struct Hands {  // who holds what, and who was recruited
  int seats = 0;
  std::array<Token, kSeats> token{};
  std::array<Card, kSeats> card{};
  Seats recruited{};
};

Hands hands_of(const Plan& plan, const State& state);

bool works(Card card, Token token);  // SPY-CARD-7
Side side(const Hands& hands, Seat seat);
Force force(const Hands& hands, Seat seat);
Seats of_side(const Hands& hands, Side wanted);
Seats of_force(const Hands& hands, Force wanted);
Seats holders(const Hands& hands, Token wanted);

struct Outcome {
  Result result = Result::none;
  Seats winners{};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Who has won while these are in the game.
Outcome outcome(const Hands& hands, Seats in_play, Seats expelled);

}  // namespace omerta::spytown::laws
