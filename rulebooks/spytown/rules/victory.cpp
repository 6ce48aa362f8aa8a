// Who has won: the force that alone has somebody in the game, asked when nothing is pending.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

Seats alive(const Turn& t, Force force) {
  return t.truth().of_force[byte(force)] & (t.table().in_play - t.truth().exposed);
}

Result won_by(Force force) {
  switch (force) {
    case Force::police: return Result::police;
    case Force::mafia: return Result::mafia;
    case Force::new_gang: return Result::new_gang;
  }
  return Result::no_winners;
}

// SPY-WIN-3, SPY-GM-4  All whose force wins, eliminated or not; never the expelled.
Seats winners(const Turn& t, Result result) {
  Seats all;
  for (Force force : {Force::police, Force::mafia, Force::new_gang}) {
    if (won_by(force) == result) all = t.truth().of_force[byte(force)];
  }
  return all - t.table().expelled;
}

// SPY-REVEAL-3  All tokens, cards, sides and forces.
void reveal(Turn& t, Seat seat, EventId over) {
  const unsigned card = t.plan().extended() ? index(t.truth().card[index(seat)]) : 0;
  const unsigned side = static_cast<unsigned>(side_of(t, seat));
  const unsigned force = static_cast<unsigned>(force_of(t, seat));
  t.tell(everyone, {.fact = fact::revealed,
                    .who = seat,
                    .what = byte(t.truth().token[index(seat)]),
                    .by = clause::spy_reveal_3,
                    .much = static_cast<std::uint16_t>(card | side << 8 | force << 12),
                    .cause = over});
}

}  // namespace

// SPY-WIN-7, SPY-REVEAL-3
void game_over(Turn& t, Result result, Clause by, EventId because) {
  const EventId over = t.tell(everyone, {.fact = fact::game_over,
                                         .what = byte(result),
                                         .seats = winners(t, result),
                                         .by = by,
                                         .cause = because});
  for (Seat seat : Seats::first(t.plan().setup.seats)) reveal(t, seat, over);
  const Seat commander = t.table().commander;  // it may lie beside a card of his own
  if (commander != Seat::nobody && t.truth().card[index(commander)] != Card::commander) {
    t.tell(everyone, {.fact = fact::card_shown,
                      .who = commander,
                      .what = byte(Card::commander),
                      .by = clause::spy_reveal_3,
                      .cause = over});
  }
  t.end();
}

// SPY-WIN-1, -2, -5, SPY-GANG-6  Over when at most one force has players in the game.
bool decided(const Turn& t) {
  int left = 0;
  for (Force force : {Force::police, Force::mafia, Force::new_gang}) {
    left += alive(t, force).empty() ? 0 : 1;
  }
  return left <= 1;
}

// SPY-WIN-4  Once, after a complete elimination with all it caused, an expulsion, a recruitment.
void victory_follows(Turn& t) {
  if (t.truth().pending != 0) return;
  t.truth().pending = 1;
  t.then({.stage = Stage::victory});
}

void check_victory(Turn& t) {
  t.truth().pending = 0;
  offer_rulings(t);
  if (!decided(t)) return;
  const bool gang = t.plan().chosen.has(Card::new_gang);
  for (Force force : {Force::police, Force::mafia, Force::new_gang}) {
    if (!alive(t, force).empty()) {
      return game_over(t, won_by(force), gang ? clause::spy_gang_6 : clause::spy_win_1,
                       t.truth().last_left);
    }
  }
  game_over(t, Result::no_winners, clause::spy_win_5, t.truth().last_left);
}

}  // namespace omerta::spytown
