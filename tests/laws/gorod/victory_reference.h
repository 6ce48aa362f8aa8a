// Section 3.22 of the catalogue written down once more, as plainly as it reads: who has won when
// these cards are in play. It shares nothing with the engine's own count.
#pragma once
#include <vector>

#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod::laws {

struct Outcome {
  Result result = Result::none;
  Seats winners{};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome who_has_won(const Plan& plan, const std::vector<Role>& cards, Seats in_play);
Seats side_of(const Plan& plan, const std::vector<Role>& cards, Side side);

}  // namespace omerta::gorod::laws
