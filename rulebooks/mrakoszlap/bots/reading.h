// What a chair at a table of mrakoszlap makes of what it knows: who is certainly with it or against
// it, what its cards have found out, and whom the table has reason to suspect.
#pragma once
#include <optional>
#include <vector>

#include "bots/scores.h"
#include "minds/belief.h"
#include "minds/speech.h"
#include "rulebooks/mrakoszlap/bots/bot.h"

namespace omerta::bots {

struct MrakoszlapReading {
  mrakoszlap::Hand hand{};             // cards of the deck that the reader holds
  int lives = 0;                       // Cloud-Treaders it holds, gained ones included
  Seats friends{};                     // certainly of its side
  Seats foes{};                        // certainly of the other
  std::optional<minds::Line> hunch{};  // of what only the reader has seen, in nats
  minds::Belief belief{};              // of the reader
  Scores suspicion{};  // in a hundred: of the Mafia, as citizens see it, or the table
  Scores menace{};     // how often somebody has turned on the reader's own

  bool mafia() const { return hand.has(mrakoszlap::Type::mafian); }
};

int in_a_hundred(double share);

// First what is certain, then what the public mind says to somebody who knows that: as shares, and
// as scores.
MrakoszlapReading read(const MrakoszlapChair& chair);
void believe(minds::PublicMind& mind, const MrakoszlapChair& chair, MrakoszlapReading& reading);
void score(minds::PublicMind& mind, const MrakoszlapChair& chair, MrakoszlapReading& reading);

// What the reader's Jailer or Doctor has reason to think, for `MrakoszlapReading::hunch`.
std::optional<minds::Line> hunches(const MrakoszlapChair& chair);

// MRK-SPYGLASS-2  Whom the reader has seen awake, night by night.
std::vector<minds::Sighting> sightings(const MrakoszlapChair& chair);

// MRK-MEET-2  For a Mafian: tonight's target in the order the council agreed on.
Seat aim(const MrakoszlapChair& chair);

// MRK-COBRA-1  Whom the reader's Cobra has bitten in vain.
Seats bitten_in_vain(const MrakoszlapChair& chair);

}  // namespace omerta::bots
