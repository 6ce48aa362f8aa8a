// Which signs stand beside a player's name: what holds of him in this night, and what became of
// the bullets that reached him.
#pragma once
#include <optional>
#include <vector>

#include "rulebooks/mrakoszlap/night/layout.h"

namespace omerta::mrakoszlap::night {

std::vector<Chip> chips_of(const NightLog& night, const TraceWords& words, Seat seat);

// What stands in an arrow's tag beside its letters.
std::optional<Sign> tag_sign(const Arrow& arrow);

struct SignMeaning {
  Sign sign;
  std::string text;
};
// Those that occur, each once, for the key below the picture.
std::vector<SignMeaning> meanings(const Layout& layout, const TraceWords& words);

}  // namespace omerta::mrakoszlap::night
