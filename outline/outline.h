// A rulebook in outline: what it brings if it leaves everything but its rules to the house. Its
// names, its facts, who is asked what, and how many play; the form, the notation, the story, the
// screens, the moderator's script and the simulator are made from that and from its message file.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/fact.h"
#include "engine/any_game.h"
#include "engine/deck.h"

namespace omerta::outline {

// What may stand at a place of a fact: of `role` and `result` the number is its `what`.
enum class Place : std::uint8_t { who, self, whom, role, result, round, seats, deck };

struct Row {  // one fact; the first is number 1
  std::string_view name;
  Hearers to{};
  Places<Place> written{};
  Traits traits{};
  Telling telling = Telling::sentence;
  Fact fact{};

  constexpr bool has(Trait trait) const { return traits.has(trait); }
};

struct Group {  // who is asked together by night
  std::string_view name;
  int role = 0;
  Ask ask{};
};

using Cards = std::vector<int>;  // how many copies of each role

struct Outline {
  std::string_view id;
  std::string_view edition = "first";
  std::span<const ClauseName> clauses;
  // By number; what is number 0 has no name, but for the roles.
  std::vector<std::string_view> asks, refusals, roles, results;
  std::vector<Row> facts;
  Ask deal{};  // put to chance, a card a seat
  Ask vote{};  // put to everyone by day
  Group group{};
  int fewest = 0;
  int most = 0;
  int usual = 0;
  Cards (*deck)(int seats) = nullptr;  // the recommended one
  // The code of what is wrong with a deck; empty: nothing.
  std::string_view (*fault)(const Cards& deck) = nullptr;
  std::vector<std::string_view> faults{};

  // Of its rules.
  AnyGame (*game)(int seats, const Cards& deck) = nullptr;
  Cards (*cards)(const AnyTable&) = nullptr;         // the deck, by role
  int (*own_role)(const AnyView&) = nullptr;         // -1: not known yet
  int (*true_role)(const AnyGame&, Seat) = nullptr;  // likewise; for whoever runs the game

  const Row& row(Fact fact) const { return facts[static_cast<std::size_t>(fact) - 1]; }
};

// The outline with its rules R, which keep what is asked for here under these names: a plan of
// `seats` and a `deck`, the `role` of a seat in its notes and of all in the truth, with how many
// have been `dealt`.
template <Ruleset R, class Truth>
Outline with_rules(Outline outline, Truth true_role) {
  for (std::size_t i = 0; i < outline.facts.size(); ++i) {
    outline.facts[i].fact = static_cast<Fact>(i + 1);
  }
  outline.game = [](int seats, const Cards& deck) {
    typename R::Plan plan{};
    plan.seats = static_cast<std::uint8_t>(seats);
    for (std::size_t i = 0; i < plan.deck.size(); ++i) {
      plan.deck[i] = static_cast<std::uint8_t>(deck[i]);
    }
    return AnyGame::of<R>(plan);
  };
  outline.cards = [](const AnyTable& table) {
    const auto& deck = table.template as<R>().plan.deck;
    return Cards(deck.begin(), deck.end());
  };
  outline.own_role = [](const AnyView& view) {
    const auto role = static_cast<std::size_t>(view.template as<R>().notes.role);
    return role < typename R::Plan{}.deck.size() ? static_cast<int>(role) : -1;
  };
  outline.true_role = true_role;
  return outline;
}

}  // namespace omerta::outline
