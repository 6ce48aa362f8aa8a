// Where the Commander card lies, and when it moves.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {

// SPY-COMMANDER-7, -8  To the next player in the game on the holder's left, whatever happened to
// him.
void pass_commander(Turn& t, Clause by) {
  const Seat holder = t.table().commander;
  if (holder == Seat::nobody) return;
  const Seat heir = left_of(t.table().in_play, holder);
  if (heir == Seat::nobody) return;
  hand_commander_to(t, heir, by);
}

// SPY-COMMANDER-8  Only the player it was dealt to is then without a card.
void hand_commander_to(Turn& t, Seat heir, Clause by) {
  const Seat holder = t.table().commander;
  Card& own = t.truth().card[index(holder)];
  if (own == Card::commander) own = Card::none;
  t.tell(everyone, {.fact = fact::commander, .who = heir, .whom = holder, .by = by});
}

// SPY-COMMANDER-7 (at-once)  A holder who is out before the preliminary ballot has its result, or
// when a new one opens, is followed immediately.
void succeed_commander(Turn& t) {
  const Seat holder = t.table().commander;
  if (t.plan().setup.commander_succession == CommanderSuccession::end_of_phase) return;
  if (holder == Seat::nobody || t.table().in_play.has(holder)) return;
  if (t.truth().row <= Row::preliminary) pass_commander(t, clause::spy_commander_7);
}

}  // namespace omerta::spytown
