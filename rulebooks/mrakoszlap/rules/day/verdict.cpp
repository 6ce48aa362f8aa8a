// The verdict: the pause, the substitution, the volley, the hanging, the evening.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

// MRK-VERDICT-3  The second of the pair hangs if the first is condemned and the second lives.
Seat hanged_for(const Turn& t, Seat condemned) {
  const Seat second = t.truth().pair_second;
  const bool swapped =
      t.truth().pair_first == condemned && second != Seat::nobody && t.truth().alive.has(second);
  return swapped ? second : condemned;
}

// The condemned in list order.
Seat next_condemned(const Turn& t) {
  for (unsigned i = 0; i < t.table().listed; ++i) {
    if (t.truth().condemned_more.has(t.table().list[i])) return t.table().list[i];
  }
  return Seat::nobody;
}

// MRK-MASSM-1, -2  He fires at all who raised a hand for his death; at himself only with the
// option.
void volley(Turn& t, Seat condemned) {
  const bool used = Hand{t.truth().used}.has(Type::mass_murderer);
  if (used || !holds(t, condemned, Type::mass_murderer)) return;
  const Seats voters = t.table().in_favour[index(condemned)] & t.truth().alive;
  const bool spared = t.plan().setup.mass_murderer_self == MassMurdererSelf::spared;
  const Seats targets = spared ? voters - condemned : voters;
  if (targets.empty()) return;  // nothing is seen of him, and he keeps the power
  t.truth().used |= Hand::of(Type::mass_murderer).bits;
  t.truth().because = t.tell(everyone, {.fact = fact::volley,
                                        .who = condemned,
                                        .seats = targets,
                                        .by = clause::mrk_massm_1,
                                        .cause = t.truth().because});
  strike_together(t, targets, Kind::volley);
}

// MRK-VERDICT-4  One event: the name, the volley, the hanging.
void hang(Turn& t, Seat condemned) {
  const Seat hanged = hanged_for(t, condemned);
  const EventId name = t.tell(everyone, {.fact = fact::hanged,
                                         .who = hanged,
                                         .by = clause::mrk_verdict_3,
                                         .cause = t.truth().verdict});
  t.truth().because = name;
  volley(t, condemned);
  t.truth().because = name;
  if (t.truth().alive.has(hanged)) strike_by_day(t, hanged, Kind::gallows);
}

}  // namespace

// MRK-VERDICT-1  Before any name is said there is a pause, as long in every game.
void verdict_opens(Turn& t) {
  open_phase(t, Phase::verdict, clause::mrk_verdict_1);
  t.truth().verdict = t.tell(Audience::moderator(), {.fact = fact::condemned,
                                                     .seats = t.truth().condemned_more,
                                                     .by = clause::mrk_verdict_1,
                                                     .cause = t.truth().because});
}

void ask_pause(Turn& t) {
  offer_powers(t);
  ask_to_close(t);
}

// MRK-VERDICT-2  Whoever has died in the pause is not hanged.
Row verdict_done(Turn& t) {
  t.truth().condemned_more = t.truth().condemned_more & t.truth().alive;
  return t.truth().condemned_more.empty() ? Row::evening : Row::execution;
}

// MRK-VERDICT-3, -4, MRK-TIE-2 (`separate`)  Victory is checked once, after the last.
void execution(Turn& t) {
  open_phase(t, Phase::execution, clause::mrk_verdict_3);
  while (next_condemned(t) != Seat::nobody) {
    const Seat condemned = next_condemned(t);
    t.truth().condemned_more -= Seats::of(condemned);
    if (t.truth().alive.has(condemned)) hang(t, condemned);
  }
  check_victory(t);
}

Row executed(Turn&) { return Row::evening; }

// MRK-EVENING-1  Powers may still be used until the next night is called.
void evening_opens(Turn& t) { open_phase(t, Phase::evening, clause::mrk_evening_1); }

void ask_evening(Turn& t) {
  offer_powers(t);
  ask_to_close(t);
}

// MRK-EXCH-2 (`end-of-phase`)  What the day owes is paid at nightfall.
Row evening_over(Turn& t) {
  pay_exchanges(t);
  return Row::nightfall;
}

}  // namespace omerta::mrakoszlap
