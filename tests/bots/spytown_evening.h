// Whole games of spytown between bots, for the tests: every chair hears what it is told and no
// more, every answer goes through the same door as a player's, and a refused one is counted.
#pragma once
#include <array>
#include <functional>

#include "rulebooks/spytown/bots/bot.h"

namespace omerta::bots {

struct SpytownEvening {
  spytown::Result result = spytown::Result::none;
  int rounds = 0;
  int refused = 0;
  int endless = 0;                             // stopped after too many commands
  int wrong = 0;                               // cards shown in a wrong phase
  int agreed = 0;                              // of the mafia, without help
  int nights = 0;                              // in which it was called
  std::array<int, spytown::kCards> played{};   // cards that everybody has seen used
  std::array<int, spytown::kCards> in_hand{};  // cards dealt into a hand in which they work
};

using SpytownLevels = std::function<Level(spytown::Side, Seat)>;  // by the side of the chair
using SpytownWatch = std::function<void(const spytown::Plan&, const spytown::State&,
                                        const SpytownChair&, const Prompt&, std::optional<Choice>)>;

SpytownEvening play(const spytown::Setup& setup, std::uint64_t seed, const SpytownLevels& levels,
                    const SpytownWatch& watch = {});

// A setup that may start: any number of players, any cards, any options, by the seed.
spytown::Setup draw_spytown_setup(std::uint64_t seed);
spytown::Setup basic_spytown_setup(int people);

}  // namespace omerta::bots
