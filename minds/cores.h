// All the ways in which the clan may be sitting at the table, weighed by the evidence: every one is
// visited once, and sums are kept of what chairs and pairs of chairs may be.
#pragma once
#include "minds/evidence.h"

namespace omerta::minds {

enum class Card : std::uint8_t { in_no_hand, in_a_hand };  // the one that everybody looks for

// What is certain: for everybody, or for one chair.
struct Known {
  int seats = 0;
  int clan = 0;   // how many are in it, those who are out included
  Seats in{};     // certainly of it
  Seats out{};    // certainly not
  Seats still{};  // one of the clan at least is among these; nobody: that is not known
  Card card = Card::in_no_hand;
  Seat holder = Seat::nobody;  // if that is known
  Seats not_holder{};
};

inline constexpr double kMostCores = 7'000;  // more are sampled in play

struct Sums {  // shares of all the weight there is; what lies beyond the table is not filled in
  Line in;     // this seat is in the clan
  TableSquare both;     // both of them are
  Line holds;           // this seat holds the card
  TableSquare against;  // this one is in the clan, and that one holds the card

  // More ways than this to be sitting are sampled.
  void weigh(const Evidence& evidence, const Known& known, double most = kMostCores);
};

double cores(const Known& known);

// What one of the seats thinks of all the others if it is neither in the clan nor holds the card.
Line as_citizen(const Sums& sums, Seat seat, int seats);

}  // namespace omerta::minds
