// What a deal of spytown is to whoever counts deals: a token for everybody, and of the action cards
// those that say for whom their holder plays. Of the others it makes no difference who holds them.
#pragma once
#include <vector>

#include "beliefs/deals.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown {

enum class Special : std::uint8_t { none, re_recruitment, role_swap, new_gang };
inline constexpr unsigned kSpecials = 4;
inline constexpr unsigned kHeld = kTokens * kSpecials;  // a token and such a card

constexpr unsigned held(Token token, Special special) {
  return index(token) + kTokens * static_cast<unsigned>(special);
}
constexpr Token token_of(unsigned kind) { return static_cast<Token>(kind % kTokens); }
constexpr Special special_of(unsigned kind) { return static_cast<Special>(kind / kTokens); }

constexpr Special special_of(Card card) {
  switch (card) {
    case Card::re_recruitment: return Special::re_recruitment;
    case Card::role_swap: return Special::role_swap;
    case Card::new_gang: return Special::new_gang;
    default: return Special::none;
  }
}

template <class Is>
constexpr beliefs::Kinds held_that(Is is) {
  return beliefs::kinds_that(kHeld,
                             [&](unsigned kind) { return is(token_of(kind), special_of(kind)); });
}

// SPY-WIN-6, SPY-MAFIA-1  Who is of the mafia's side by what he was dealt.
inline constexpr beliefs::Kinds kMafiaSide = held_that([](Token token, Special special) {
  const bool turned = special == Special::re_recruitment && token != Token::agent;
  return (token == Token::mafioso) != turned;
});
inline constexpr beliefs::Kinds kPoliceSide =
    held_that([](Token, Special) { return true; }) - kMafiaSide;

// SPY-CARD-3  Cards are dealt independently of the tokens: every way in which the special ones may
// lie with them.
std::vector<beliefs::Deck> decks(const Plan& plan);

}  // namespace omerta::spytown
