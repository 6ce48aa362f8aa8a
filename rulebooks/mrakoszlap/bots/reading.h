// What a chair at a table of mrakoszlap makes of what it knows: who is certainly with it or against
// it, whom the table has reason to suspect, and where the Mafia points tonight.
#pragma once
#include "bots/scores.h"
#include "rulebooks/mrakoszlap/bots/bot.h"

namespace omerta::bots {

struct MrakoszlapReading {
  mrakoszlap::Hand hand{};  // cards of the deck that the reader holds
  int lives = 0;            // Cloud-Treaders it holds, gained ones included
  Seats friends{};          // certainly of its side
  Seats foes{};             // certainly of the other
  Scores suspicion{};       // the higher, the likelier of the Mafia, as far as the reader can tell
  Scores heat{};            // accusations and hands that somebody drew on the last day
  Scores menace{};          // how often somebody has turned on the reader's own
  Seats bitten{};           // by the reader's Cobra, in vain
  Seat aim = Seat::nobody;  // for a Mafian: tonight's target by the list of the council

  bool mafia() const { return hand.has(mrakoszlap::Type::mafian); }
};

MrakoszlapReading read(const MrakoszlapChair& chair, Level level);

// mrakoszlap_reading.cpp and mrakoszlap_ledger.cpp share the work: first what is certain, then what
// reports, accusations and hands suggest in the light of it.
void weigh_the_record(const MrakoszlapChair& chair, Level level, MrakoszlapReading& reading);

}  // namespace omerta::bots
