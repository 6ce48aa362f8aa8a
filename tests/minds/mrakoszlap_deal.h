// A whole legal deal (MRK-DEAL-1), by the seed: one drawn card by card would be tried for ever.
#pragma once
#include <gtest/gtest.h>

#include "rulebooks/mrakoszlap/simulation/deal.h"

namespace omerta::minds {

inline void deal(AnyGame& game, std::uint64_t seed, Log log) {
  for (int card : simulator::dealt_by_chance(game, seed)) {
    const Prompt& open = *game.prompt(0, Seat::nobody);
    ASSERT_EQ(game.apply(house_command(open, Choice{1} << card), log), Refusal::none);
  }
}

}  // namespace omerta::minds
