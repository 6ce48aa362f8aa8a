// A chair at a table of mrakoszlap about to answer: what it sees, what it makes of it, and its
// dice.
#pragma once
#include "chance/dice.h"
#include "minds/decisions.h"
#include "rulebooks/mrakoszlap/bots/levels.h"
#include "rulebooks/mrakoszlap/bots/reading.h"

namespace omerta::bots {

struct MrakoszlapMind {
  const MrakoszlapChair& chair;
  minds::PublicMind& public_mind;
  MrakoszlapReading reading;
  mrakoszlap::Tactics tactics;
  std::uint64_t seed;
  chance::Dice dice;
  minds::Style style;  // of the Mafia in this game

  const mrakoszlap::View& view() const { return chair.view; }
  const mrakoszlap::Table& table() const { return chair.view.table; }
  Seat self() const { return chair.view.seat; }
  bool mafia() const { return reading.mafia(); }
  bool even() const { return table().round % 2 == 0; }
  bool late() const { return table().in_play.count() <= 5; }
  // Dice that fall the same way all day long: a decision is taken once a day.
  chance::Dice of_the_day(mrakoszlap::Type what) const {
    const std::uint64_t day = std::uint64_t{table().round} * 64 + index(what);
    return {seed + 1, day * 32 + index(self())};
  }
};

namespace mrakoszlap_mind {

inline constexpr int kNever = -1000;

using Answer = std::optional<Choice>;

MrakoszlapMind made_up(const MrakoszlapChair& chair, minds::PublicMind& table,
                       const MrakoszlapBot& bot, const chance::Dice& dice);
Choice highest(MrakoszlapMind& mind, const Prompt& prompt, const Scores& scores,
               std::uint32_t spread);
int strongest(const Scores& scores, Seats among);
Scores dislike(const MrakoszlapMind& mind);  // whom the chair wants out, as far as it dares to show
Scores cherish(const MrakoszlapMind& mind);  // whom it wants to live
bool in_danger(MrakoszlapMind& mind, Seat seat);  // the table has doubts about him
Seats on_trial(const mrakoszlap::Table& table);
Seat suspect(MrakoszlapMind& mind, Seats offered);  // whom it would speak against

Choice by_night(MrakoszlapMind& mind, const Prompt& prompt);  // the orders of the night calls
Answer plan(MrakoszlapMind& mind, const Prompt& prompt);      // MRK-MEET-2
bool may_accuse(const MrakoszlapChair& chair);                // once a day each, and not too many
Answer accuse(MrakoszlapMind& mind, const Prompt& prompt);
Choice proxy(MrakoszlapMind& mind, const Prompt& prompt);
Choice raise_hand(MrakoszlapMind& mind, const Prompt& prompt);
Choice tie_vote(MrakoszlapMind& mind, const Prompt& prompt);
bool has_use(const MrakoszlapChair& chair, const Prompt& prompt);  // for a power, at this moment
Answer use_power(MrakoszlapMind& mind, const Prompt& prompt);
Answer skip(MrakoszlapMind& mind, const Prompt& prompt);

}  // namespace mrakoszlap_mind
}  // namespace omerta::bots
