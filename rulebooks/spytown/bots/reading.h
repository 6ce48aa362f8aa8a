// What a chair at a table of spytown makes of what it knows: for whom it plays, who is certainly
// with it or against it, and whom the table has reason to suspect.
#pragma once
#include "bots/scores.h"
#include "minds/belief.h"
#include "rulebooks/spytown/bots/bot.h"
#include "rulebooks/spytown/rules/card_rows.h"

namespace omerta::bots {

struct SpytownReading {
  spytown::Side side = spytown::Side::police;     // with whom the reader wakes
  spytown::Force force = spytown::Force::police;  // with whom it wins (SPY-WIN-6)
  Seats friends{};                                // certainly of its force
  Seats allies{};      // of the mafia, for a member of the New Gang who wakes with it
  Seats foes{};        // certainly of another force
  Seats seen{};        // whose token is no riddle any more
  Scores suspicion{};  // in a hundred: of the mafia, as the Police see it, or the table
  Scores power{};      // in a hundred: the Agent
  Scores heat{};       // votes that somebody drew in the last ballot
  Scores menace{};     // how often somebody has turned on the reader's own

  bool police() const { return force == spytown::Force::police; }
};

// First what is certain, then what the public mind says to somebody who knows that: as shares, and
// as scores.
SpytownReading read(const SpytownChair& chair);
minds::Belief belief(minds::PublicMind& mind, const SpytownChair& chair,
                     const SpytownReading& reading);
void believe(minds::PublicMind& mind, const SpytownChair& chair, SpytownReading& reading);

}  // namespace omerta::bots
