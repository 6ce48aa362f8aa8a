// Chance at the deal of mrakoszlap: a whole legal deal, each as likely as every other (MRK-DEAL-1).
// The rules take the cards one by one and gather an illegal deal in again; whoever deals with this
// never has to be told to.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "chance/dice.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/rulebook.h"

namespace omerta::simulator {

struct MrakoszlapDeal {
  std::array<mrakoszlap::Hand, mrakoszlap::kPlayers> hands{};
  std::uint64_t tries = 0;  // how many deals were begun for it
};

MrakoszlapDeal draw_deal(chance::Dice& dice, const mrakoszlap::Plan& plan);
std::vector<int> dealt_by_chance(const AnyGame& game, std::uint64_t seed);  // hand after hand

// MRK-DEAL-2 to -12 as numbers of cards: a hand is legal if it keeps all of these.
std::vector<HandLimit> hand_limits(const AnyGame& game);

// The next card of a deal: any that lies in the hand which is being dealt. If somebody has dealt
// something else meanwhile there may be none; then it is a pass, and any card will do.
constexpr Choice next_card(const MrakoszlapDeal& deal, const mrakoszlap::Plan& plan,
                           const mrakoszlap::State& state) {
  const mrakoszlap::Hand hand = deal.hands[state.truth.dealt / unsigned{plan.each}];
  const std::uint64_t waiting = hand.bits & state.truth.left;
  return waiting & (~waiting + 1);
}

}  // namespace omerta::simulator
