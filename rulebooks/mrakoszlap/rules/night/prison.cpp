// The prison: who is shown it although none of his cards is called, and what works in it no longer.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

// He is woken for it all the same, and shown the prison then.
bool wakes_for_spyglass(const Turn& t, Seat seat) {
  return spyglass_held(t) && living_holder(t, Type::spyglass) == seat;
}

}  // namespace

// MRK-JAILER-2  Woken and told also if none of his cards is called, unless the option says no.
bool prison_held(const Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  return tonight.jailed != Seat::nobody && tonight.shown_prison == 0 &&
         t.plan().setup.prison_told == PrisonTold::always && !wakes_for_spyglass(t, tonight.jailed);
}

// MRK-SPYGLASS-2  Whoever is woken in prison is among those who woke.
void prison_opens(Turn& t) {
  Tonight& tonight = t.truth().tonight;
  tonight.shown_prison = 1;
  if (t.plan().setup.spyglass_jailed == SpyglassJailed::listed) {
    tonight.woken |= Seats::of(tonight.jailed);
  }
  t.tell(Audience::only(tonight.jailed), {.fact = fact::imprisoned,
                                          .who = tonight.jailed,
                                          .what = byte(CardId::none),
                                          .by = clause::mrk_jailer_2,
                                          .cause = order_of(t, card(Type::jailer))});
}

void ask_prison(Turn& t) {
  t.ask(t.truth().tonight.jailed, ask::prison_notice);
  offer_close(t);
}

Row prison_done(Turn&) { return Row::spyglass; }

// MRK-JAILER-3 (`all-abilities`)  Until dawn: Al Capone, Atheist, Gandalf, Kuskona, Glazier too.
bool is_powerless(const Turn& t, Seat seat) {
  return t.truth().tonight.jailed == seat && seat != Seat::nobody &&
         t.table().phase < Phase::report &&
         t.plan().setup.prison_reach == PrisonReach::all_abilities;
}

}  // namespace omerta::mrakoszlap
