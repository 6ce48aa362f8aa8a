// Two deals that server and phones make together, by the same people at the same times, of other
// cards: but for what is drawn at random, everybody is sent the same frames until the cards have
// come, and what hides a card is never the same twice.
#pragma once
#include <cstdint>
#include <string>

namespace omerta::server {

struct DealsCompared {
  std::string leak;  // empty: none
  std::size_t frames = 0;
  std::size_t seals = 0;
  std::size_t voids = 0;  // numbers that came to nothing, because a phone did not open
};

DealsCompared compare_deals(const std::string& rulebook, std::uint64_t seed);

}  // namespace omerta::server
