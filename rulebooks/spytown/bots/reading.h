// What a chair at a table of spytown makes of what it knows: for whom it plays, who is certainly
// with it or against it, and whom the table has reason to suspect.
#pragma once
#include "bots/scores.h"
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
  Scores suspicion{};  // the higher, the likelier of the mafia, as far as the reader can tell
  Scores heat{};       // votes that somebody drew in the last Police phase with a ballot
  Scores menace{};     // how often somebody has turned on the reader's own

  bool police() const { return force == spytown::Force::police; }
};

SpytownReading read(const SpytownChair& chair, Level level);

// spy_reading.cpp and spy_ledger.cpp share the work: first what is certain, then what the public
// record of ballots, victims and cards suggests in the light of it.
void weigh_the_record(const SpytownChair& chair, Level level, SpytownReading& reading);

}  // namespace omerta::bots
