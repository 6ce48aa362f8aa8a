// Random players of mrakoszlap, for tables of every kind.
#pragma once
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "tests/laws/game.h"
#include "tests/laws/mrakoszlap/random_setup.h"

namespace omerta::mrakoszlap::laws {

using Sitting = omerta::laws::Game<Mrakoszlap>;
using omerta::laws::draw;
using omerta::laws::same_bytes;

struct Taste {  // how often the rarer things happen: once in so many commands; 0: never
  unsigned talk = 40;
  unsigned hurry = 25;     // what is open is closed before everyone has answered
  unsigned power = 25;     // a day power is used
  unsigned skipping = 4;   // by the Time Lord, in a window
  unsigned change = 20;    // a hand that was raised is lowered, or the other way round
  unsigned herd = 4;       // not so: hands mostly go up for the player everybody talks about
  unsigned feud = 3;       // a night order is about the player everybody talks about
  unsigned agreement = 6;  // not so: Mafians mostly point as one
};

// Something that somebody may say now, drawn at random.
std::optional<Command> random_command(Dice& dice, const Sitting& sitting, Taste taste = {});

// Plays on until the game is over or so many commands have been said.
void play(Sitting& sitting, Dice& dice, int most, Taste taste = {});

Taste random_taste(Dice& dice);
Sitting random_game(std::uint64_t seed);

inline constexpr int kLongEvening = 100'000;  // commands after which a random game is left alone

// The same hands for the same plan and first card, so that a random player deals without memory.
const Hands& hands_to_deal(const Plan& plan, std::uint64_t first);

}  // namespace omerta::mrakoszlap::laws
