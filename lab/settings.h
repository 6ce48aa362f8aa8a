// What can be played: the recommended decks of a rulebook, a deck with one card changed, and all
// legal decks near one that keep to what was asked for. Everything is known from the rulebook's
// form and what it says to a choice.
#pragma once
#include <string>
#include <vector>

#include "lab/document.h"
#include "rulebooks/rulebook.h"
#include "simulator/report.h"

namespace omerta::lab {

inline constexpr std::size_t kMostCandidates = 5'000;

setup::Chosen chosen(const Setting& setting);
int levels_version(std::string_view rulebook);  // of its table; 0: it has none
Setting setting_of(const setup::Chosen& chosen);

// With what follows from it: the usual edition, the recommended deck, somebody who runs the game
// where a person has to. Nothing that may not be played has seats.
Setting completed(Setting setting);
bool may_be_played(const Setting& setting);

// For this many people, or for every number there is a deck for (0).
std::vector<Setting> recommended(const Setting& like, int seats);

// What it can end with and what chairs there are, before any game.
simulator::Report possible(const Setting& setting);

// The ids of the results that somebody at this table wants, the first side first.
std::vector<std::string> sides(const Setting& setting);

struct Variant {
  Worth worth;  // without counts
  Setting setting;
};
// The deck with each of its cards made the most common one; where the deck is fixed, the deck with
// each action card put in.
std::vector<Variant> variants(const Setting& setting);

struct Limit {  // of a card, or of all cards of a side
  std::string id;
  int low = 0;
  int high = 255;
};

struct Constraints {
  std::vector<std::string> keep;  // cards that stay as they are
  std::vector<std::string> also;  // cards that may come in besides those of the recommended deck
  std::vector<Limit> cards;
  std::vector<Limit> sides;
  int swaps = 0;  // how many cards may differ; 0: three, or one where there are many kinds
};

struct Candidates {
  std::vector<Setting> decks;  // legal, in a fixed order, the recommended one first
  std::size_t too_many = 0;    // how many there are, if that is more than may race
};
Candidates candidates(const Setting& recommended, const Constraints& constraints);

// Levels by the names people type; a side that is not named plays at the best.
simulator::Levels levels(const Setting& setting);

}  // namespace omerta::lab
