// Who plays for whom: token, side and force (SPY-WIN-6), and who is awake at night.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {

// SPY-WIN-6, SPY-RERECRUIT-1, SPY-RECRUIT-6, -9, SPY-SWAP-4, SPY-AGENT-7  The token held now
// decides; a usable Re-recruitment turns it round; a recruitment comes after both.
Side side_of(const Turn& t, Seat seat) {
  const Token token = t.truth().token[index(seat)];
  const bool turned =
      t.truth().card[index(seat)] == Card::re_recruitment && usable(Card::re_recruitment, token);
  if (t.truth().recruited.has(seat)) return Side::mafia;
  return (token == Token::mafioso) != turned ? Side::mafia : Side::police;
}

// SPY-GANG-2, -4, SPY-RECRUIT-9, SPY-SWAP-6  A member of the New Gang plays for the gang.
Force force_of(const Turn& t, Seat seat) {
  const Card card = t.truth().card[index(seat)];
  if (card == Card::new_gang && usable(card, t.truth().token[index(seat)])) return Force::new_gang;
  return side_of(t, seat) == Side::mafia ? Force::mafia : Force::police;
}

void reckon_sides(Turn& t) {
  t.truth().of_force = {};
  t.truth().mafia_side = {};
  for (Seat seat : Seats::first(t.plan().setup.seats)) {
    t.truth().of_force[byte(force_of(t, seat))] |= Seats::of(seat);
    if (side_of(t, seat) == Side::mafia) t.truth().mafia_side |= Seats::of(seat);
  }
}

// SPY-MAFIA-1, SPY-RERECRUIT-2  Sides count, not tokens.
Seats awake(const Turn& t) {
  return (t.truth().mafia_side & t.table().in_play) - t.truth().exposed;
}

// SPY-OUT-3  What open eyes would see; the expelled see no more than everyone.
Seats watchers(const Turn& t) {
  if (t.plan().setup.eliminated_view == EliminatedView::only_public) return {};
  const Seats out = Seats::first(t.plan().setup.seats) - t.table().in_play;
  return (out | t.truth().exposed) - t.table().expelled;
}

Seat agent(const Turn& t) {
  const Seats all = Seats::first(t.plan().setup.seats);
  return first_from(
      seats_where(all, [&](Seat s) { return t.truth().token[index(s)] == Token::agent; }), Seat{0});
}

}  // namespace omerta::spytown
