// By night: the Agent's look, and a mafia that agrees.
#include "rulebooks/spytown/bots/mind.h"

namespace omerta::bots {
namespace {

using spytown::Token;

// Whom the mafia had better be rid of: the Agent if it is found, then those whom the table will not
// vote out by itself.
Scores victims(const SpytownMind& mind) {
  Scores scores{};
  for (Seat seat : mind.table().in_play) {
    int& score = scores[index(seat)];
    score = 4 * mind.reading.power[index(seat)] - mind.reading.suspicion[index(seat)];
    if (seat == mind.table().commander) score += 5;
    if (mind.view().notes.seen[index(seat)] == Token::agent) score += 400;
    if (mind.reading.friends.has(seat)) score += kNever;
  }
  return scores;
}

}  // namespace

// SPY-AGENT-5  Nobody is looked at twice; the most suspected is no better than another.
// SPY-SMALL-4  Where a Mafioso's token costs the Agent the game, a pass is worth something.
Choice look_at_token(SpytownMind& mind, const Prompt& prompt) {
  if (mind.view().plan.small() && prompt.pass == Pass::allowed && mind.dice.once_in(2)) {
    return kPass;
  }
  Scores scores{};
  for (Seat seat : mind.reading.seen) scores[index(seat)] = kNever;
  return highest(mind, prompt, scores, 4);
}

// SPY-MAFIA-4  Only together: whoever sees a hand joins it, unless it points at his own.
Choice point(SpytownMind& mind, const Prompt& prompt) {
  const spytown::Notes& notes = mind.view().notes;
  Scores hands{};
  int most = 0;
  for (Seat other : notes.awake - mind.self()) {
    const Seat target = notes.pointing[index(other)];
    if (index(target) >= kSeats || mind.reading.friends.has(target)) continue;
    most = std::max(most, hands[index(target)] += 2);
  }
  const Seat mine = notes.pointing[index(mind.self())];
  if (index(mine) < kSeats && hands[index(mine)] > 0) --hands[index(mine)];  // others may yield
  if (most > 0) return highest(mind, prompt, hands, 0);
  return highest(mind, prompt, victims(mind), 30);
}

}  // namespace omerta::bots
