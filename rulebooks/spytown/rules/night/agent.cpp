// The Agent phase: one look at a token, and what a small game makes of it; the New Gang's meeting.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

Audience agent_and_watchers(const Turn& t) { return Audience::group(watchers(t) | agent(t)); }

// SPY-AGENT-4, SPY-SMALL-2  Only the Agent is told, and those who see no pointing.
void tell_no_look(Turn& t) {
  t.truth().look_over = 1;
  t.tell(agent_and_watchers(t),
         {.fact = fact::no_look, .who = agent(t), .by = clause::spy_agent_4});
}

}  // namespace

// SPY-ROUND-3, -4, SPY-SMALL-6, SPY-RECRUIT-7  As long as the token is in the game the phase is
// held; a small game has it in round 1 only.
bool agent_held(const Turn& t) {
  if (t.plan().tokens[index(Token::agent)] == 0 || t.table().agent_out != 0) return false;
  return !t.plan().small() || t.table().round == 1;
}

// SPY-AGENT-1  Nobody in the game learns who it is.  SPY-OUT-3  The eliminated see it.
void agent_wakes(Turn& t) {
  open_phase(t, Phase::agent_phase, clause::spy_round_1);
  t.tell(agent_and_watchers(t), {.fact = fact::awake,
                                 .what = byte(Phase::agent_phase),
                                 .seats = Seats::of(agent(t)),
                                 .by = clause::spy_agent_1,
                                 .much = 1});
}

// SPY-AGENT-1  If the Agent leaves, the phase ends; otherwise it lasts, whatever the Agent does.
void ask_agent(Turn& t) {
  if (t.table().agent_out != 0) return;
  if (t.truth().look_over == 0) t.offer(agent(t), ask::agent_look);
  offer_cards(t);
  ask_to_close(t);
}

// SPY-AGENT-3, SPY-RERECRUIT-5  The Agent is shown the token, never the side.
// SPY-SMALL-3, -4  In a small game a Mafioso's token costs the Agent the game, a Policeman's
// nothing.
void agent_looks(Turn& t, const Command& command) {
  const Seat seen = seat_of(command.choice);
  if (seen == Seat::nobody) return tell_no_look(t);
  const Token token = t.truth().token[index(seen)];
  t.truth().look_over = 1;
  t.truth().exposed_by =
      t.tell(agent_and_watchers(t),
             {.fact = fact::looked, .who = command.seat, .whom = seen, .by = clause::spy_agent_2});
  t.tell(Audience::only(command.seat), {.fact = fact::token_seen,
                                        .who = command.seat,
                                        .whom = seen,
                                        .what = byte(token),
                                        .by = clause::spy_agent_3,
                                        .cause = t.truth().exposed_by});
  if (!t.plan().small() || token != Token::mafioso) return;
  t.truth().exposed = Seats::of(command.seat);
  offer_expulsion(t);  // SPY-GM-3: only players in the game
  offer_rulings(t);
  t.tell(Audience::only(command.seat), {.fact = fact::exposed,
                                        .who = command.seat,
                                        .by = clause::spy_small_4,
                                        .cause = t.truth().exposed_by});
}

Row agent_sleeps(Turn& t) {
  if (t.table().agent_out == 0 && t.truth().look_over == 0) tell_no_look(t);
  close_phase(t, Phase::agent_phase, clause::spy_round_1);
  return Row::recognition;
}

// SPY-GANG-5  Once, directly before the first Mafia phase.
bool recognition_held(const Turn& t) {
  return t.plan().setup.new_gang_recognition == Switch::on && t.truth().recognised == 0;
}

Seats gang_members(const Turn& t) {
  return t.truth().of_force[byte(Force::new_gang)] & t.table().in_play;
}

// SPY-GANG-2, -3, -5  The members see persons, not tokens.
void gang_wakes(Turn& t) {
  const Seats members = gang_members(t);
  t.truth().recognised = 1;
  open_phase(t, Phase::gang_recognition, clause::spy_gang_5);
  t.tell(Audience::group(members | watchers(t)), {.fact = fact::awake,
                                                  .what = byte(Phase::gang_recognition),
                                                  .seats = members,
                                                  .by = clause::spy_gang_5,
                                                  .much = 1});
}

void gang_waits(Turn& t) {
  offer_cards(t);
  ask_to_close(t);
}

Row gang_sleeps(Turn& t) {
  close_phase(t, Phase::gang_recognition, clause::spy_gang_5);
  return Row::mafia;
}

}  // namespace omerta::spytown
