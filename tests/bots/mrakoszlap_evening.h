// Whole games of mrakoszlap between bots, for the tests: every chair hears what it is told and no
// more, every answer goes through the same door as a player's, and a refused one is counted.
#pragma once
#include <array>
#include <functional>

#include "rulebooks/mrakoszlap/bots/bot.h"

namespace omerta::bots {

struct MrakoszlapEvening {
  mrakoszlap::Result result = mrakoszlap::Result::none;
  int rounds = 0;
  int refused = 0;
  int endless = 0;                               // stopped after too many commands
  int bullets = 0;                               // nights in which the Mafia fired
  int nights = 0;                                // in which it was called
  int betrayals = 0;                             // Mafians aimed at by Mafians, early
  int given_up = 0;                              // ... accused by them
  std::array<int, mrakoszlap::kTypes> used{};    // orders given with a card, powers used
  std::array<int, mrakoszlap::kTypes> called{};  // how often a card was called
};

enum class MrakoszlapSide : std::uint8_t { citizens, mafia };
using MrakoszlapLevels = std::function<Level(MrakoszlapSide, Seat)>;  // by the side of the chair
using MrakoszlapWatch =
    std::function<void(const mrakoszlap::Plan&, const mrakoszlap::State&, const MrakoszlapChair&,
                       const Prompt&, std::optional<Choice>)>;

MrakoszlapEvening play(const mrakoszlap::Setup& setup, std::uint64_t seed,
                       const MrakoszlapLevels& levels, const MrakoszlapWatch& watch = {});

// A setup that may start: any number of players and any options, by the seed.
mrakoszlap::Setup draw_mrakoszlap_setup(std::uint64_t seed);
mrakoszlap::Setup basic_mrakoszlap_setup(int people);

}  // namespace omerta::bots
