// What a chair makes of what it knows: who is certainly with it or against it, whom the table has
// reason to suspect, and what its own powers have found out.
#pragma once
#include "bots/scores.h"
#include "minds/belief.h"
#include "rulebooks/gorod/bots/bot.h"

namespace omerta::bots {

struct Reading {
  gorod::Side side = gorod::Side::town;  // of the reader
  Seats friends{};                       // certainly of its side
  Seats foes{};                          // certainly not
  Seats clan{};                          // certainly of a clan, as the reader knows
  Seats asked{};                         // a question about them would bring nothing new
  Seats decoys{};                        // awake with the reader's clan, but hardly of it
  Seat commissioner = Seat::nobody;      // as far as the reader has found him
  Scores suspicion{};  // in a hundred: against the town, as the town's people see it, or the table
  Scores power{};      // in a hundred: the commissioner
  Scores menace{};     // how often somebody has turned on the reader's friends

  bool of_clan() const { return side == gorod::Side::mafia || side == gorod::Side::yakuza; }
};

// First what is certain, then what the public mind says to somebody who knows that: as shares, and
// as scores.
Reading read(const Chair& chair);
minds::Belief belief(minds::PublicMind& mind, const Chair& chair, const Reading& reading);
void believe(minds::PublicMind& mind, const Chair& chair, Reading& reading);

// Whether a card, laid open, is one the town wants to see out.
constexpr bool against_town(const gorod::Card& card) { return card.side != gorod::Side::town; }

}  // namespace omerta::bots
