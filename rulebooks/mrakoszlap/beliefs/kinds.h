// What a deal of mrakoszlap is to whoever counts deals: who holds a Mafian, and who the Spyglass.
// Of all other cards it makes no difference for whom one plays.
#pragma once
#include "beliefs/deals.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

// MRK-DEAL-2, -9  No hand holds two of these cards.
enum class Held : std::uint8_t { neither, spyglass, mafian };

constexpr unsigned index(Held held) { return static_cast<unsigned>(held); }

constexpr Held held(Hand hand) {
  if (hand.has(Type::mafian)) return Held::mafian;
  return hand.has(Type::spyglass) ? Held::spyglass : Held::neither;
}

inline constexpr beliefs::Kinds kMafians = beliefs::Kinds::of(index(Held::mafian));
inline constexpr beliefs::Kinds kSpyglass = beliefs::Kinds::of(index(Held::spyglass));
inline constexpr beliefs::Kinds kCitizens = kSpyglass | beliefs::Kinds::of(index(Held::neither));

beliefs::Deck hands(const Plan& plan);  // how many there are of each

}  // namespace omerta::mrakoszlap
