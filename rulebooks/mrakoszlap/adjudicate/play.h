// A night written by hand, played by the rules: the questions of the night are answered from the
// written orders, whatever their order on the paper.
#pragma once
#include <vector>

#include "rulebooks/mrakoszlap/adjudicate/read.h"

namespace omerta::mrakoszlap::adjudicate {

struct Judged {
  Chronicle chronicle;
  int night = 0;
  struct Unanswered {
    mrakoszlap::CardId card;
    Seat seat;
  };
  std::vector<Unanswered> unanswered;  // cards that had to choose, and nothing is written
  unsigned unnamed = 0;                // bullets for which Matrix has still to name a target
  std::vector<DrawnOrder::What> open;  // what chance has still to decide
};

// Throws notation::Misread, with line and clause, for an order that nobody could give, for one that
// is never asked for, and where the number of the night or the Doctor's nights would decide.
Judged judge(const WrittenNight& night);

}  // namespace omerta::mrakoszlap::adjudicate
