// The public mind's evidence, put on what one seat knows by the rules: how likely each of the
// others is in the clan. Exact as long as the ways in which the clan may sit can be visited one by
// one; else from a chain of them, with an error.
#pragma once
#include <vector>

#include "beliefs/effort.h"
#include "minds/evidence.h"

namespace omerta::beliefs {

struct Among {  // so many of these seats are in the clan
  Seats seats{};
  std::uint32_t counts = 0;  // a bit for each number that is possible
};

struct Worlds {  // in which a seat may find itself
  int seats = 0;
  int clan = 0;     // how many are in it
  Seats in{};       // certainly
  Seats out{};      // certainly not
  Seats holders{};  // who may hold the card that everybody looks for; empty: it is in no hand
  std::vector<Among> among{};
};

struct Weighed {
  minds::Line in{};     // how likely this seat is in the clan
  minds::Line error{};  // 95 of 100 are closer; nought where it was not sampled
  enum class How : std::uint8_t { exactly, sampled, contradiction } how = How::exactly;
};

inline constexpr double kMostVisited = 50'000;  // ways; every recommended deck has fewer

Weighed weighed(const minds::Evidence& evidence, const Worlds& worlds,
                double most_visited = kMostVisited);
Weighed weighed(const minds::Evidence& evidence, const Worlds& worlds, Effort& effort,
                double most_visited = kMostVisited);

}  // namespace omerta::beliefs
