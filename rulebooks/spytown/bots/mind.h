// A chair at a table of spytown about to answer: what it sees, what it makes of it, and its dice.
#pragma once
#include "chance/dice.h"
#include "minds/decisions.h"
#include "rulebooks/spytown/bots/reading.h"

namespace omerta::bots {

struct SpytownMind {
  const SpytownChair& chair;
  minds::PublicMind& public_mind;
  SpytownReading reading;
  chance::Dice dice;
  minds::Style style;  // of the mafia in this game

  const spytown::View& view() const { return chair.view; }
  const spytown::Table& table() const { return chair.view.table; }
  Seat self() const { return chair.view.seat; }
};

inline constexpr int kNever = -1000;
inline constexpr int kFairlySure = 65;  // of suspicion: enough for a shot

using Answer = std::optional<Choice>;

Choice highest(SpytownMind& mind, const Prompt& prompt, const Scores& scores, std::uint32_t spread);
Seat suspect(SpytownMind& mind, Seats offered);  // whom the chair would vote for
Scores dislike(const SpytownMind& mind);  // whom the chair wants out, as far as it dares to show

Choice look_at_token(SpytownMind& mind, const Prompt& prompt);  // SPY-AGENT-2
Choice point(SpytownMind& mind, const Prompt& prompt);          // SPY-MAFIA-4
Choice vote(SpytownMind& mind, const Prompt& prompt);           // both ballots
Choice move_vote(SpytownMind& mind, const Prompt& prompt);      // SPY-VOTE-12
Choice last_shot(SpytownMind& mind, const Prompt& prompt);
Choice swap_roles(SpytownMind& mind, const Prompt& prompt);
Choice bandage(SpytownMind& mind, const Prompt& prompt);
Answer play_card(SpytownMind& mind, const Prompt& prompt);  // one's own card, at a moment for it

}  // namespace omerta::bots
