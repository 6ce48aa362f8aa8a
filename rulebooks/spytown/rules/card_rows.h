// The action cards, a row each: how many the box has, in whose hand one works, what is printed on
// it, when and by which question it is played.
#pragma once
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown {

enum class Symbols : std::uint8_t { none, mafioso, policeman, both, all };  // SPY-CARD-7
enum class Label : std::uint8_t { never, start, whole, mafia, police };     // section 2.3
enum class Played : std::uint8_t {
  never,         // it works by being held
  when_asked,    // by a reaction or at the start of the game
  mafia_phase,   // SPY-RECRUIT-2
  start_window,  // SPY-CARD-15
  end_window,
  any_moment  // SPY-POLICE-2
};
enum class On : std::uint8_t { nobody, somebody };

struct CardRow {
  Card card{};
  std::uint8_t in_box = 1;
  Symbols works_for = Symbols::none;
  Label label = Label::never;
  Played played = Played::never;
  Ask ask{};
  On on = On::nobody;
  Clause by{};  // under which it is laid open, where nothing else comes of it
};

// SPY-SETUP-4, SPY-CARD-7, -13, -15, SPY-NEUTRAL-1
inline constexpr std::array<CardRow, kCards> kCardRows{{
    {Card::vest, 1, Symbols::both, Label::police, Played::when_asked, ask::vest},
    {Card::bandage, 1, Symbols::both, Label::police, Played::when_asked, ask::bandage},
    {Card::recruitment, 1, Symbols::mafioso, Label::mafia, Played::mafia_phase, ask::recruit,
     On::somebody},
    {Card::commander, 1, Symbols::all, Label::start},
    {Card::re_recruitment, 1, Symbols::both, Label::whole},
    {Card::role_swap, 1, Symbols::both, Label::start, Played::when_asked, ask::role_swap,
     On::somebody},
    {Card::wiretap, 1, Symbols::both, Label::police, Played::any_moment, ask::wiretap, On::somebody,
     clause::spy_wiretap_2},
    {Card::shelter, 1, Symbols::both, Label::police, Played::end_window, ask::shelter, On::nobody,
     clause::spy_shelter_5},
    {Card::safe_conduct, 1, Symbols::both, Label::police, Played::end_window, ask::safe_conduct,
     On::nobody, clause::spy_safe_2},
    {Card::arrest, 1, Symbols::both, Label::police, Played::start_window, ask::arrest, On::nobody,
     clause::spy_arrest_2},
    {Card::corner_shot, 1, Symbols::policeman, Label::police, Played::any_moment, ask::corner_shot,
     On::somebody, clause::spy_corner_2},
    {Card::kidnapping, 1, Symbols::policeman, Label::police, Played::start_window, ask::kidnapping,
     On::somebody, clause::spy_kidnap_2},
    {Card::last_shot, 1, Symbols::policeman, Label::whole, Played::when_asked, ask::last_shot,
     On::somebody},
    {Card::new_gang, kGang, Symbols::both, Label::whole},
    {Card::neutral},
}};
static_assert([] {
  for (unsigned i = 0; i < kCards; ++i) {
    if (index(kCardRows[i].card) != i) return false;
  }
  return true;
}());

constexpr const CardRow& row_of(Card card) { return kCardRows[index(card)]; }

// SPY-SETUP-4  How many of each action card the box has.
constexpr int in_the_box(Card card) { return row_of(card).in_box; }

// SPY-CARD-7, SPY-NEUTRAL-1, SPY-VEST-1, SPY-BANDAGE-1, SPY-RECRUIT-1, SPY-LAST-1, SPY-COMMANDER-2
// The symbols printed on a card: in a hand with another token it is a neutral one. Commander has
// all three.
constexpr bool usable(Card card, Token token) {
  if (card == Card::none) return false;
  switch (row_of(card).works_for) {
    case Symbols::none: return false;
    case Symbols::mafioso: return token == Token::mafioso;
    case Symbols::policeman: return token == Token::policeman;
    case Symbols::both: return token == Token::policeman || token == Token::mafioso;
    case Symbols::all: return true;
  }
  return false;
}

template <class Has>
constexpr Cards cards_that(Has has) {
  Cards all;
  for (const CardRow& row : kCardRows) {
    if (has(row)) all = all | row.card;
  }
  return all;
}
inline constexpr Cards kPoliceCards =  // the label "Police phase"
    cards_that([](const CardRow& row) { return row.label == Label::police; });
inline constexpr Cards kAnyMoment =
    cards_that([](const CardRow& row) { return row.played == Played::any_moment; });
inline constexpr Cards kStartWindow =  // SPY-CARD-15
    cards_that([](const CardRow& row) { return row.played == Played::start_window; });
inline constexpr Cards kEndWindow =
    kAnyMoment | cards_that([](const CardRow& row) { return row.played == Played::end_window; });

// The card a question is about; none if it is about no card.
inline constexpr auto kCardOf = [] {
  std::array<Card, 256> cards{};
  cards.fill(Card::none);
  for (const CardRow& row : kCardRows) {
    if (row.ask != Ask{}) cards[static_cast<std::uint8_t>(row.ask)] = row.card;
  }
  return cards;
}();
constexpr Card card_of(Ask what) { return kCardOf[static_cast<std::uint8_t>(what)]; }

// By which a card is played on the spot: a reaction is asked for in its window.
constexpr Ask ask_of(Card card) {
  const CardRow& row = row_of(card);
  return row.played == Played::never || row.played == Played::when_asked ? Ask{} : row.ask;
}

}  // namespace omerta::spytown
