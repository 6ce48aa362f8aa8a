// A chair at a table of spytown about to answer: what it sees, what it makes of it, and its dice.
#pragma once
#include "chance/dice.h"
#include "rulebooks/spytown/bots/reading.h"

namespace omerta::bots {

struct SpyMind {
  const SpyChair& chair;
  Level level;
  SpyReading reading;
  chance::Dice dice;

  const spytown::View& view() const { return chair.view; }
  const spytown::Table& table() const { return chair.view.table; }
  Seat self() const { return chair.view.seat; }
};

inline constexpr int kNever = -1000;
inline constexpr int kFairlySure = 8;  // of suspicion: enough for a shot

using Answer = std::optional<Choice>;

Choice highest(SpyMind& mind, const Prompt& prompt, const Scores& scores, std::uint32_t spread);
Scores dislike(const SpyMind& mind);  // whom the chair wants out, as far as it dares to show

Choice look_at_token(SpyMind& mind, const Prompt& prompt);  // SPY-AGENT-2
Choice point(SpyMind& mind, const Prompt& prompt);          // SPY-MAFIA-4
Choice vote(SpyMind& mind, const Prompt& prompt);           // both ballots
Choice move_vote(SpyMind& mind, const Prompt& prompt);      // SPY-VOTE-12
Choice last_shot(SpyMind& mind, const Prompt& prompt);
Choice swap_roles(SpyMind& mind, const Prompt& prompt);
Choice bandage(SpyMind& mind, const Prompt& prompt);
Answer play_card(SpyMind& mind, const Prompt& prompt);  // one's own card, at a moment for it

}  // namespace omerta::bots
