// Death, and who has won: a side of which the other has nobody left (MRK-WIN).
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

Seats winners(const Turn& t, Result result) {
  const Seats all = Seats::first(t.plan().setup.seats);
  if (result == Result::mafia) return t.truth().mafia;
  return result == Result::citizens ? all - t.truth().mafia : Seats{};
}

void show_hand(Turn& t, Seat seat, EventId cause) {
  for (std::uint64_t left = t.truth().hand[index(seat)]; left != 0; left &= left - 1) {
    t.tell(everyone, {.fact = fact::card_shown,
                      .who = seat,
                      .what = byte(std::countr_zero(left)),
                      .by = clause::mrk_death_3,
                      .cause = cause});
  }
  for (unsigned left = t.truth().mirrors[index(seat)]; left != 0; left &= left - 1) {
    t.tell(everyone, {.fact = fact::card_shown,
                      .who = seat,
                      .what = byte(card(Type::mirror)),
                      .by = clause::mrk_death_3,
                      .much = static_cast<std::uint16_t>(std::countr_zero(left)),
                      .cause = cause});
  }
}

}  // namespace

// MRK-SIDE-2, MRK-WIN-1, -4
Result result_now(const Turn& t) {
  const Seats citizens = t.truth().alive - t.truth().mafia;
  const Seats mafia = t.truth().alive & t.truth().mafia;
  if (!citizens.empty() && !mafia.empty()) return Result::none;
  if (t.truth().alive.empty()) {
    return t.plan().setup.all_dead == AllDead::draw ? Result::draw : Result::citizens;
  }
  return citizens.empty() ? Result::mafia : Result::citizens;
}

// MRK-DEATH-1, -2  His cards leave play with him; a held player's death feeds the Leech.
void fall(Turn& t, Seat seat) {
  t.truth().alive -= Seats::of(seat);
  t.truth().magnetised -= Seats::of(seat);
  if (t.truth().tonight.held == seat) t.truth().tonight.held_died = 1;
  t.truth().tonight.fate[index(seat)] = t.tell(
      Audience::moderator(),
      {.fact = fact::fell, .who = seat, .by = clause::mrk_death_1, .cause = t.truth().flight});
}

// MRK-WIN-3 (`each-death`)  The first death that fulfils it decides.
void note_decision(Turn& t) {
  if (t.truth().decided == Result::none &&
      t.plan().setup.victory_check == VictoryCheck::each_death) {
    t.truth().decided = result_now(t);
  }
}

void dies_at_night(Turn& t, Seat seat) {
  fall(t, seat);
  note_decision(t);
}

// MRK-DEATH-1, -3  Cards and side stay secret, unless the option says otherwise.
void announce_death(Turn& t, Seat seat, Clause by, EventId because) {
  const EventId died =
      t.tell(everyone, {.fact = fact::died, .who = seat, .by = by, .cause = because});
  t.truth().because = died;
  t.truth().last_death = died;
  const RevealOnDeath reveal = t.plan().setup.reveal_on_death;
  if (reveal != RevealOnDeath::none) {
    t.tell(everyone, {.fact = fact::faction_shown,
                      .who = seat,
                      .what = byte(t.truth().mafia.has(seat) ? Result::mafia : Result::citizens),
                      .by = clause::mrk_death_3,
                      .cause = died});
  }
  if (reveal == RevealOnDeath::cards) {
    show_hand(t, seat, died);
  }
  for (Ask lane : {ask::look, ask::use_power, ask::speak}) t.retire(Seats::of(seat), lane);
}

// MRK-WIN-2, -3
bool check_victory(Turn& t) {
  const Result result = t.truth().decided != Result::none ? t.truth().decided : result_now(t);
  t.truth().decided = Result::none;
  if (result == Result::none) return false;
  game_over(t, result, t.truth().alive.empty() ? clause::mrk_win_4 : clause::mrk_win_1,
            t.truth().last_death);
  return true;
}

// MRK-DEATH-3  At the end all hands and sides are revealed.
void game_over(Turn& t, Result result, Clause by, EventId because) {
  const EventId over = t.tell(everyone, {.fact = fact::game_over,
                                         .what = byte(result),
                                         .seats = winners(t, result),
                                         .by = by,
                                         .cause = because});
  for (unsigned i = 0; i < kDeck; ++i) {  // as they were dealt
    const auto id = static_cast<CardId>(i);
    if (holder(t, id) == Seat::nobody) continue;
    t.tell(everyone, {.fact = fact::revealed,
                      .who = holder(t, id),
                      .what = byte(id),
                      .by = clause::mrk_death_3,
                      .cause = over});
  }
  t.end();
}

}  // namespace omerta::mrakoszlap
