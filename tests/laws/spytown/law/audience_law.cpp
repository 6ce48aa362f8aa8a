// Section 6, "Who learns what", against every event that was told.
#include "rulebooks/spytown/rules/clauses.h"
#include "tests/laws/spytown/story.h"

namespace omerta::spytown::laws {
namespace {

bool is_public(Fact fact) { return fact <= fact::revealed; }

// SPY-OUT-3 and those who are awake: before the command or after it.
Seats entitled(const Page& page, const Event& event) {
  const Setup& setup = page.game.plan.setup;
  const Seats eyes = open_eyes(setup, page.before) | open_eyes(setup, page.after);
  const Seats mafia = awake(page.before) | awake(page.after);
  const Seats agent =
      holders(page.before.hands, Token::agent) | holders(page.after.hands, Token::agent);
  switch (static_cast<number::Fact>(event.fact)) {
    case number::token_dealt:
    case number::card_dealt:
    case number::token_seen: return Seats::of(event.who);
    case number::looked:
    case number::no_look: return agent | eyes;
    case number::exposed: return agent | mafia | eyes;
    case number::pointed:
    case number::chosen:
    case number::recruited: return mafia | eyes;
    case number::awake: break;
    default: return {};
  }
  if (static_cast<Phase>(event.what) == Phase::agent_phase) return agent | eyes;
  if (static_cast<Phase>(event.what) == Phase::mafia_phase) return mafia | eyes;
  return of_force(page.after.hands, Force::new_gang) | eyes;
}

// Who is seen to be awake when a phase is called, and by whom.
std::string awakening_fault(const Page& page, const Told& told) {
  const Setup& setup = page.game.plan.setup;
  const Event& event = told.event;
  const Seats sleeping = page.after.exposed;
  Seats up;
  switch (static_cast<Phase>(event.what)) {
    case Phase::agent_phase: up = holders(page.after.hands, Token::agent); break;
    case Phase::mafia_phase: up = awake(page.after); break;
    default: up = (of_force(page.after.hands, Force::new_gang) & page.after.in_play) - sleeping;
  }
  if (event.seats != up) return "others are awake";
  const bool joined = event.by == clause::spy_recruit_5;  // the recruit is told apart
  if (event.much == 1 && !joined && told.to.seats().count() > 1 &&
      told.to.seats() != (up | open_eyes(setup, page.after))) {
    return "others are told who is awake";
  }
  return {};
}

}  // namespace

std::string audience_fault(const Page& page) {
  for (const Told& told : page.told) {
    const Event& event = told.event;
    const std::string which = "fact " + std::to_string(int(event.fact)) + ": ";
    if (told.to.is_everyone() != is_public(event.fact)) return which + "to the wrong audience";
    if (is_public(event.fact)) continue;
    if (!entitled(page, event).covers(told.to.seats())) return which + "to somebody not entitled";
    if (event.fact != fact::awake) continue;
    const std::string fault = awakening_fault(page, told);
    if (!fault.empty()) return which + fault;
  }
  return {};
}

}  // namespace omerta::spytown::laws
