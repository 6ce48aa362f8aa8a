// A deck of a few kinds as chance deals from it: a bit for each copy, copies of a kind together, so
// that every card that is left is one choice, as likely as the others.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/prompt.h"

namespace omerta {

template <std::size_t kKinds>
using Deck = std::array<std::uint8_t, kKinds>;  // how many copies of each kind

template <std::size_t kKinds>
constexpr Choice all_cards(const Deck<kKinds>& deck) {
  unsigned count = 0;
  for (std::uint8_t copies : deck) count += copies;
  return (Choice{1} << count) - 1;
}

template <std::size_t kKinds>
constexpr Choice cards_of(const Deck<kKinds>& deck, unsigned kind) {
  unsigned first = 0;
  for (unsigned i = 0; i < kind; ++i) first += deck[i];
  return ((Choice{1} << deck[kind]) - 1) << first;
}

template <std::size_t kKinds>
constexpr unsigned kind_of(const Deck<kKinds>& deck, Choice card) {
  unsigned kind = 0;
  while ((cards_of(deck, kind) & card) == 0) ++kind;
  return kind;
}

// Which copy is drawn makes no difference: the last that is left goes, so that the same deal is the
// same state.
template <std::size_t kKinds>
constexpr Choice without_one(const Deck<kKinds>& deck, Choice left, unsigned kind) {
  return left & ~std::bit_floor(left & cards_of(deck, kind));
}

}  // namespace omerta
