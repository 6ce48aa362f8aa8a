// A chair about to answer: what it sees, what it makes of it, and its dice.
#pragma once
#include "chance/dice.h"
#include "minds/decisions.h"
#include "rulebooks/gorod/bots/reading.h"

namespace omerta::bots {

struct Mind {
  const Chair& chair;
  minds::PublicMind& table;
  Reading reading;
  chance::Dice dice;
  minds::Style style;  // of the clans in this game

  const gorod::View& view() const { return chair.view; }
  Seat self() const { return chair.view.seat; }
  const gorod::Card& card() const { return chair.view.plan.card(chair.view.notes.role); }
};

// The highest scores among what is offered; `spread` is how far chance may move each of them.
Choice highest(Mind& mind, const Prompt& prompt, const Scores& scores, std::uint32_t spread);

Choice by_night(Mind& mind, const Prompt& prompt);  // a power, or a clan's victim
Choice nominate(Mind& mind, const Prompt& prompt);  // a candidate, or none
Choice vote(Mind& mind, const Prompt& prompt);      // one of the candidates
Choice avenge(Mind& mind, const Prompt& prompt);    // somebody to take along
Seat suspect(Mind& mind, Seats offered);  // whom the chair wants out, as far as it dares to show

}  // namespace omerta::bots
