// The ways in which action cards may lie with tokens.
#include "rulebooks/spytown/beliefs/kinds.h"

namespace omerta::spytown {
namespace {

using beliefs::Deck;

// The next of the special cards onto the tokens that have none yet.
void deal(const Plan& plan, unsigned special, const Deck& deck, std::vector<Deck>& all) {
  if (special == kSpecials) {
    all.push_back(deck);
    return;
  }
  constexpr std::array kCardOf{Card::none, Card::re_recruitment, Card::role_swap, Card::new_gang};
  const int cards = plan.cards[index(kCardOf[special])];
  const auto on = [&](Token token, int count, Deck& next) {
    const unsigned bare = held(token, Special::none);
    if (count > next[bare]) return false;
    next[bare] = static_cast<std::uint8_t>(next[bare] - count);
    next[held(token, static_cast<Special>(special))] = static_cast<std::uint8_t>(count);
    return true;
  };
  for (int mafiosi = 0; mafiosi <= cards; ++mafiosi) {
    for (int agents = 0; agents + mafiosi <= cards; ++agents) {
      Deck next = deck;
      const bool fits = on(Token::mafioso, mafiosi, next) && on(Token::agent, agents, next) &&
                        on(Token::policeman, cards - mafiosi - agents, next);
      if (fits) deal(plan, special + 1, next, all);
    }
  }
}

}  // namespace

std::vector<beliefs::Deck> decks(const Plan& plan) {
  Deck bare{};
  for (Token token : {Token::mafioso, Token::agent, Token::policeman}) {
    bare[held(token, Special::none)] = plan.tokens[index(token)];
  }
  std::vector<Deck> all;
  deal(plan, 1, bare, all);
  return all;
}

}  // namespace omerta::spytown
