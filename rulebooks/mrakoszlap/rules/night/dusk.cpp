// Nightfall, the council of the Mafia in night 1, and the Time Lord's windows.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {

// MRK-PHASE-1, -4, MRK-MAGNET-2  What lasted for one night, or for the day after it, is gone.
void nightfall(Turn& t) {
  Truth& truth = t.truth();
  truth.tonight = {};
  for (auto* seats : {&truth.tonight.aims[0], &truth.tonight.aims[1], &truth.tonight.aims[2],
                      &truth.tonight.shots[0], &truth.tonight.shots[1], &truth.tonight.sock[0],
                      &truth.tonight.sock[1]}) {
    *seats = Seat::nobody;
  }
  truth.tonight.targets.fill(Seat::nobody);
  truth.skipped = 0;
  truth.call = 0;
  truth.decided = Result::none;
  if (t.plan().setup.magnet_duration == MagnetDuration::night) truth.magnetised = {};
  if (t.plan().setup.mud_duration == MudDuration::one_night) truth.muddied = 0;
  const bool endless = t.table().round >= kNights || truth.treaders + 2 * kDeck > kNewTreaders;
  if (endless) return game_over(t, Result::draw, clause::mrk_win_4, 0);
  t.tell(everyone, {.fact = fact::nightfall,
                    .by = clause::mrk_phase_1,
                    .much = static_cast<std::uint16_t>(t.table().round + 1)});
}

// MRK-MEET-1, MRK-TIMELORD-3  Before the window of night 1; by option after it, if there is a
// night.
bool meets_late(const Turn& t) {
  return t.plan().setup.night1_skip == Night1Skip::loses_meeting && t.table().round == 1;
}

Row night_fallen(Turn& t) { return meets_late(t) ? Row::night_open : Row::meeting; }

bool meeting_held(const Turn& t) { return t.table().round == 1; }

// MRK-MEET-2  They learn the seats, not the numbers.
void mafia_meets(Turn& t) {
  open_phase(t, Phase::mafia_meeting, clause::mrk_meet_1);
  t.tell(Audience::group(t.truth().mafia),
         {.fact = fact::mafia_meets, .seats = t.truth().mafia, .by = clause::mrk_meet_2});
}

void ask_plan(Turn& t) {
  for (Seat seat : t.truth().mafia) t.offer(seat, ask::mafia_plan);
  ask_to_close(t);
}

// MRK-MEET-2  One shared list: a new name goes to its end, a name on it to the top.
void plan_target(Turn& t, const Command& command) {
  t.tell(Audience::group(t.truth().mafia), {.fact = fact::planned,
                                            .who = command.seat,
                                            .whom = seat_of(command.choice),
                                            .by = clause::mrk_meet_2});
}

Row meeting_over(Turn& t) { return meets_late(t) ? Row::calls : Row::night_open; }

void night_opens(Turn& t) { open_phase(t, Phase::night_open, clause::mrk_phase_2); }

// MRK-TIMELORD-1, -4  Anyone may press; the window lasts as long in every game.
void ask_skip_night(Turn& t) {
  if (t.truth().skipped != 0) return;
  for (Seat seat : t.table().in_play) t.offer(seat, ask::skip_night);
  ask_to_close(t);
}

// MRK-TIMELORD-1  He is known at once; what was about to begin is left out as a whole.
void skip(Turn& t, const Command& command) {
  t.truth().skipped = command.ask == ask::skip_night ? 1 : 2;
  t.truth().used |= Hand::of(Type::time_lord).bits;
  t.tell(everyone, {.fact = fact::skipped,
                    .who = command.seat,
                    .what = byte(command.ask == ask::skip_night ? 0 : 1),
                    .by = clause::mrk_timelord_1,
                    .much = t.table().round});
  t.retire(kEverybody, command.ask);
}

// MRK-TIMELORD-2  A skipped night has no calls, attacks or gains.
Row night_opened(Turn& t) {
  if (t.truth().skipped != 0) return Row::dawn;
  return meets_late(t) ? Row::meeting : Row::calls;
}

}  // namespace omerta::mrakoszlap
