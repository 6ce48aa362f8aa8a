// Random players of spytown, for tables of every kind.
#pragma once
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "tests/laws/game.h"
#include "tests/laws/spytown/random_setup.h"

namespace omerta::spytown::laws {

using Sitting = omerta::laws::Game<Spytown>;
using omerta::laws::draw;
using omerta::laws::same_bytes;

struct Taste {  // how often the rarer things happen: once in so many commands; 0: never
  unsigned expulsion = 120;
  unsigned abandoning = 2000;
  unsigned ruling = 3;  // while somebody is named
  unsigned penalty = 90;
  unsigned talk = 25;
  unsigned hurry = 12;     // what is open is closed before everyone has answered
  unsigned card = 12;      // a card is played that may be played at any moment
  unsigned change = 12;    // an answer that was given is given again, or taken back
  unsigned late_lot = 20;  // chance is kept waiting
  unsigned luck = 0;       // the Agent looks at a Mafioso, the mafia's target leaves
  unsigned herd = 3;       // not so: votes mostly go to the player everybody talks about
};

// Something that somebody may say now, drawn at random; the mafia mostly points as one.
std::optional<Command> random_command(Dice& dice, const Sitting& sitting, Taste taste = {});

// Plays on until the game is over or so many commands have been said.
void play(Sitting& sitting, Dice& dice, int most, Taste taste = {});

Taste random_taste(Dice& dice);
Sitting random_game(std::uint64_t seed);

inline constexpr int kLongEvening = 12'000;  // commands after which a random game is left alone

}  // namespace omerta::spytown::laws
