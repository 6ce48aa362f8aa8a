// One of two twin worlds of spytown: a game together with all that its observers can see of it.
#pragma once
#include "tests/laws/spytown/reference.h"
#include "tests/laws/spytown/sitting.h"
#include "tests/laws/watch.h"

namespace omerta::spytown::laws {

struct Facts {  // of the truth, for judging whether a difference is one the observers may see
  Hands hands{};
  Seats in_play{}, expelled{}, exposed{}, awaited{};
  Seat chosen = Seat::nobody;
  bool look_over = false;
  Phase phase{};
  std::uint16_t round = 0;
};

Facts facts_of(const Plan& plan, const State& state);
Seats awake(const Facts& facts);                          // SPY-MAFIA-1
Seats open_eyes(const Setup& setup, const Facts& facts);  // SPY-OUT-3

using omerta::laws::Entry;

class World : public omerta::laws::Watch<Spytown, number::rule + 1> {
 public:
  World(const Setup& setup, Seats observers) : Watch{setup, observers} {}

  Refusal say(const Command& command);

  std::vector<std::array<Facts, 2>> facts;  // before and after each command
};

}  // namespace omerta::spytown::laws
