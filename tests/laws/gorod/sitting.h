// Random players of gorod, for tables of every kind.
#pragma once
#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/gorod/rules/plan.h"
#include "tests/laws/game.h"
#include "tests/laws/gorod/random_setup.h"

namespace omerta::gorod::laws {

using Sitting = omerta::laws::Game<Gorod>;
using omerta::laws::draw;
using omerta::laws::same_bytes;

struct Taste {  // how often the rarer things happen: once in so many commands; 0: never
  unsigned withdrawal = 80;
  unsigned talk = 20;
  unsigned hurry = 6;  // a window is closed before everyone has answered
  unsigned luck = 0;   // a clan hits on its decoy, a healer on one who was shot
  unsigned quiet = 0;  // every so many days nobody is put up
};

// Something that somebody may say now, drawn at random; clans mostly point as one.
std::optional<Command> random_command(Dice& dice, const Sitting& sitting, Taste taste = {});

// Plays on until the game is over or so many commands have been said.
void play(Sitting& sitting, Dice& dice, int most, Taste taste = {});

Sitting random_game(std::uint64_t seed, House house = House::some, Taste taste = {});

inline constexpr int kLongEvening = 3000;  // commands after which a random game is left alone

}  // namespace omerta::gorod::laws
