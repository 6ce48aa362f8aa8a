// Recruitment: a sleeper is tapped, and plays for the mafia from then on.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {

// SPY-RECRUIT-2 to -6  The holder decides alone; everyone hears that it happens, and only those
// with open eyes see who and whom.
void recruit(Turn& t, const Command& command) {
  const Seat recruiter = command.seat;
  const Seat tapped = seat_of(command.choice);
  const bool is_victim = t.truth().fixed != 0 && t.truth().chosen == tapped;
  use_up(t, recruiter);
  t.tell(everyone, {.fact = fact::recruitment, .by = clause::spy_recruit_5});
  clear_pointings(t, tapped, clause::spy_recruit_4);  // his eyes are still shut
  t.truth().recruited |= Seats::of(tapped);
  reckon_sides(t);
  if (is_victim) {  // SPY-RECRUIT-2  The choice is void, and they choose once more.
    t.truth().fixed = 0;
    t.truth().chosen = Seat::nobody;
  }
  const Audience open_eyes = Audience::group(awake(t) | watchers(t));
  t.truth().last_left = t.tell(
      open_eyes,
      {.fact = fact::recruited, .who = recruiter, .whom = tapped, .by = clause::spy_recruit_5});
  tell_the_night(t, tapped);
  if (t.truth().fixed != 0) {
    t.tell(Audience::only(tapped),
           {.fact = fact::chosen, .whom = t.truth().chosen, .by = clause::spy_recruit_4});
  }
  for (Seat seat : t.truth().exposed) {  // SPY-SMALL-5: whoever is awake sees the open token
    t.tell(Audience::only(tapped), {.fact = fact::exposed,
                                    .who = seat,
                                    .by = clause::spy_small_5,
                                    .cause = t.truth().exposed_by});
  }
  t.tell(Audience::group((awake(t) | watchers(t)) - tapped),
         {.fact = fact::awake,
          .what = byte(Phase::mafia_phase),
          .seats = awake(t),
          .by = clause::spy_recruit_5,
          .much = static_cast<std::uint16_t>(is_victim)});
  // SPY-RECRUIT-4  Whether a victim is chosen besides is an option.
  if (t.plan().setup.recruit_replaces_kill == Allowed::yes) {
    settle_on(t, Seat::nobody, clause::spy_recruit_4, t.truth().last_left);
  }
  interrupt(t);
  victory_follows(t);  // SPY-RECRUIT-8
}

}  // namespace omerta::spytown
