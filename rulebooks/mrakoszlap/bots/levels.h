// The levels of mrakoszlap, as numbers: levels.toml, which `omerta lab fit` writes, and what each
// makes of its cards.
#pragma once
#include "bots/stand_in.h"
#include "minds/level_table.h"

namespace omerta::mrakoszlap {

const minds::LevelTable& levels();

// Of this level: in the rulebook's own table, or in another that is tried.
inline const minds::Row& row(bots::Level level, const minds::LevelTable* other) {
  return (other == nullptr ? levels() : *other).row(level);
}

struct Tactics {            // in a hundred
  std::uint8_t sure = 0;    // of suspicion: enough for a weapon that works once
  std::uint8_t care = 0;    // how far chance moves whom it protects
  std::uint8_t self = 0;    // what it is worth to itself, above everybody else
  std::uint8_t joined = 0;  // how often its other cards help the Mafia's bullet
  enum class Hunches : std::uint8_t { none, read } hunches = Hunches::none;  // of Jailer and Doctor
};

inline constexpr std::array<Tactics, bots::kLevels> kTactics{{
    {},
    {.sure = 60, .care = 90, .self = 0, .joined = 0},
    {.sure = 45, .care = 40, .self = 20, .joined = 50},
    {.sure = 40, .care = 8, .self = 40, .joined = 100, .hunches = Tactics::Hunches::read},
}};

constexpr const Tactics& tactics(bots::Level level) {
  return kTactics[static_cast<unsigned>(level)];
}

}  // namespace omerta::mrakoszlap
