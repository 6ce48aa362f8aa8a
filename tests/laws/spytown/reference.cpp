// The reference of sides and victory.
#include "tests/laws/spytown/reference.h"

#include <string_view>

namespace omerta::spytown::laws {
namespace {

template <class Has>
Seats all_who(const Hands& hands, Has has) {
  Seats found;
  for (Seat seat : Seats::first(hands.seats)) {
    if (has(seat)) found |= Seats::of(seat);
  }
  return found;
}

// The column "Symbols" of section 2.3, in its order; a neutral card has them all and does nothing.
constexpr std::array<std::string_view, kCards> kSymbols{
    "PM", "PM", "M", "PMA", "PM", "PM", "PM", "PM", "PM", "PM", "P", "P", "P", "PM", "",
};

}  // namespace

Hands hands_of(const Plan& plan, const State& state) {
  return {.seats = plan.setup.seats,
          .token = state.truth.token,
          .card = state.truth.card,
          .recruited = state.truth.recruited};
}

bool works(Card card, Token token) {
  if (card == Card::none || token == Token::hidden) return false;
  constexpr std::string_view kLetters = "MAP";
  const std::string_view printed = kSymbols[static_cast<unsigned>(card)];
  return printed.find(kLetters[static_cast<unsigned>(token)]) != std::string_view::npos;
}

// SPY-WIN-6 (1 to 3)
Side side(const Hands& hands, Seat seat) {
  const Token token = hands.token[index(seat)];
  Side found = token == Token::mafioso ? Side::mafia : Side::police;
  if (hands.card[index(seat)] == Card::re_recruitment && works(Card::re_recruitment, token)) {
    found = found == Side::mafia ? Side::police : Side::mafia;
  }
  if (hands.recruited.has(seat)) found = Side::mafia;
  return found;
}

// SPY-WIN-6 (4)
Force force(const Hands& hands, Seat seat) {
  if (hands.card[index(seat)] == Card::new_gang &&
      works(Card::new_gang, hands.token[index(seat)])) {
    return Force::new_gang;
  }
  return side(hands, seat) == Side::mafia ? Force::mafia : Force::police;
}

Seats of_side(const Hands& hands, Side wanted) {
  return all_who(hands, [&](Seat seat) { return side(hands, seat) == wanted; });
}

Seats of_force(const Hands& hands, Force wanted) {
  return all_who(hands, [&](Seat seat) { return force(hands, seat) == wanted; });
}

Seats holders(const Hands& hands, Token wanted) {
  return all_who(hands, [&](Seat seat) { return hands.token[index(seat)] == wanted; });
}

// SPY-WIN-1, -3, -5, SPY-GANG-6, SPY-GM-4
Outcome outcome(const Hands& hands, Seats in_play, Seats expelled) {
  constexpr std::array kResults{Result::police, Result::mafia, Result::new_gang};
  Outcome found{.result = Result::no_winners};
  int left = 0;
  for (Force each : {Force::police, Force::mafia, Force::new_gang}) {
    const Seats all = of_force(hands, each);
    if ((all & in_play).empty()) continue;
    ++left;
    found = {kResults[static_cast<unsigned>(each)], all - expelled};
  }
  return left > 1 ? Outcome{} : found;
}

}  // namespace omerta::spytown::laws
