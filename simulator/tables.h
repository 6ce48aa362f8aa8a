// Games of any rulebook between bots, as they are played wherever somebody stands in for a person:
// what a bot may do of its own accord comes first, then what the game waits for, then the house.
#pragma once
#include <optional>
#include <vector>

#include "bots/stand_in.h"
#include "simulator/simulate.h"

namespace omerta::simulator {

inline constexpr std::uint64_t kMostCommands = 30'000;  // a game that has no end is stopped

struct Part {              // what a chair is: a kind of its rulebook's own, and the result it wants
  unsigned kind = kKinds;  // of which it is none: not known yet
  unsigned side = 0;
};

struct Seating {  // who plays; nothing: chance answers
  bots::Answering bot = nullptr;
  // What they say to each other when an event opens a discussion, where they talk.
  bots::Speaking speaks = nullptr;
  bool (*opens_talk)(const Event& event) = nullptr;
  // What the house deals, as commands, where not every order is a deal.
  std::vector<Command> (*deal)(const AnyGame& game, std::uint64_t seed) = nullptr;
  // Which of several players who may win alone has, where a rulebook has such.
  std::optional<unsigned> (*loner)(const AnyGame& game) = nullptr;
  // What a chair is, by its own view; nothing: nobody counts by kinds.
  Part (*part)(const AnyView& view) = nullptr;
};

Tally play_tables(const AnyGame& game, const Seating& seating, const Request& request,
                  const Progress& progress);

}  // namespace omerta::simulator
