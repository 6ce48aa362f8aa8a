// What lies in the box: character tokens and action cards, and in whose hand a card works.
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
inline constexpr int kCards = 15;

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

inline constexpr Cards kPoliceCards =  // the label "Police phase" of section 2.3
    Cards::of(Card::vest) | Card::bandage | Card::wiretap | Card::shelter | Card::safe_conduct |
    Card::arrest | Card::corner_shot | Card::kidnapping;
inline constexpr Cards kStartWindow = Cards::of(Card::arrest) | Card::kidnapping;  // SPY-CARD-15
inline constexpr Cards kEndWindow =
    Cards::of(Card::shelter) | Card::safe_conduct | Card::wiretap | Card::corner_shot;
inline constexpr Cards kAnyMoment = Cards::of(Card::wiretap) | Card::corner_shot;

// SPY-CARD-7, SPY-NEUTRAL-1, SPY-VEST-1, SPY-BANDAGE-1, SPY-RECRUIT-1, SPY-LAST-1, SPY-COMMANDER-2
// The symbols printed on a card: in a hand with another token it is a neutral one. Commander has
// all three.
constexpr bool usable(Card card, Token token) {
  switch (card) {
    case Card::none:
    case Card::neutral: return false;
    case Card::commander: return true;
    case Card::recruitment: return token == Token::mafioso;
    case Card::corner_shot:
    case Card::kidnapping:
    case Card::last_shot: return token == Token::policeman;
    default: return token == Token::policeman || token == Token::mafioso;
  }
}

// SPY-SETUP-4  How many of each action card the box has.
constexpr int in_the_box(Card card) { return card == Card::new_gang ? kGang : 1; }

}  // namespace omerta::spytown
