// What lies in the box: character tokens and action cards. What the cards do: card_rows.h.
#pragma once
#include <array>
#include <cstdint>

namespace omerta::spytown {

inline constexpr int kPolicemenInBox = 15;  // SPY-SETUP-4
inline constexpr int kNeutralInBox = 14;    // SPY-CARD-5
inline constexpr int kGang = 3;             // SPY-GANG-1: all three cards or none

// clang-format off
#define OMERTA_SPYTOWN_TOKENS(X)                                                                  \
  X(mafioso) X(agent) X(policeman)
// clang-format on

// clang-format off
#define OMERTA_SPYTOWN_CARDS(X)                                                                   \
  X(vest) X(bandage) X(recruitment) X(commander) X(re_recruitment) X(role_swap) X(wiretap)        \
  X(shelter) X(safe_conduct) X(arrest) X(corner_shot) X(kidnapping) X(last_shot) X(new_gang)      \
  X(neutral)
// clang-format on

enum class Token : std::uint8_t {
#define X(name) name,
  OMERTA_SPYTOWN_TOKENS(X)
#undef X
      hidden = 255
};
inline constexpr int kTokens = 3;

enum class Card : std::uint8_t {
#define X(name) name,
  OMERTA_SPYTOWN_CARDS(X)
#undef X
      none = 255
};
#define X(name) +1
inline constexpr int kCards = 0 OMERTA_SPYTOWN_CARDS(X);
#undef X

enum class Side : std::uint8_t { police, mafia };
enum class Force : std::uint8_t { police, mafia, new_gang };
inline constexpr int kForces = 3;

constexpr unsigned index(Token token) { return static_cast<unsigned>(token); }
constexpr unsigned index(Card card) { return static_cast<unsigned>(card); }

struct Cards {  // a set of kinds
  std::uint16_t bits = 0;
  static constexpr Cards of(Card card) { return {static_cast<std::uint16_t>(1U << index(card))}; }
  constexpr bool has(Card card) const {
    return index(card) < kCards && (bits >> index(card) & 1U) != 0;
  }
  constexpr bool empty() const { return bits == 0; }
  friend constexpr Cards operator|(Cards a, Cards b) {
    return {static_cast<std::uint16_t>(a.bits | b.bits)};
  }
  friend constexpr Cards operator|(Cards a, Card b) { return a | of(b); }
  friend constexpr Cards operator&(Cards a, Cards b) {
    return {static_cast<std::uint16_t>(a.bits & b.bits)};
  }
  friend constexpr Cards operator-(Cards a, Card b) {
    return {static_cast<std::uint16_t>(a.bits & ~of(b).bits)};
  }
  friend constexpr bool operator==(Cards, Cards) = default;
};

}  // namespace omerta::spytown
