// Tables at random: options, hands, who lives, who is aimed at.
#pragma once
#include "chance/dice.h"
#include "tests/flight/staging.h"

namespace omerta::flight {

using chance::Dice;

mrakoszlap::Setup random_options(Dice& dice);

struct Scene {  // a table at nightfall and the players everybody thinks of
  mrakoszlap::Setup setup{};
  mrakoszlap::Fixture fixture{};
  Seats crowd{};               // most orders go to these
  Seat victim = Seat::nobody;  // the Mafia mostly agrees on him
  bool gate = false;           // tunnels mostly begin at him: bullets split
};
Scene random_scene(Dice& dice);

std::optional<Choice> random_answer(Dice& dice, const Scene& scene, const Woken& woken);

}  // namespace omerta::flight
