// What a chair makes of what it knows: who is certainly with it or against it, whom the table has
// reason to suspect, and what its own powers have found out.
#pragma once
#include "bots/scores.h"
#include "rulebooks/gorod/bots/bot.h"

namespace omerta::bots {

struct Reading {
  gorod::Side side = gorod::Side::town;  // of the reader
  Seats friends{};                       // certainly of its side
  Seats foes{};                          // certainly not
  Seats asked{};                         // a question about them would bring nothing new
  Seats decoys{};                        // awake with the reader's clan, but hardly of it
  Seat commissioner = Seat::nobody;      // as far as the reader has found him
  Scores suspicion{};                    // the higher, the likelier against the town
  Scores menace{};                       // how often somebody has turned on the reader's friends

  bool of_clan() const { return side == gorod::Side::mafia || side == gorod::Side::yakuza; }
};

Reading read(const Chair& chair, Level level);

// reading.cpp and ledger.cpp share the work: first what is certain, then what the day's record of
// nominations and ballots suggests in the light of it.
void weigh_the_record(const Chair& chair, Level level, Reading& reading);

// Whether a card, laid open, is one the town wants to see out.
constexpr bool against_town(const gorod::Card& card) { return card.side != gorod::Side::town; }

}  // namespace omerta::bots
