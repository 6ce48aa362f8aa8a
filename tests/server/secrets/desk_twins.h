// Twin evenings that a person runs: two people with paper cards hold each other's, and nobody with
// a phone, nor whoever watches, is sent anything else for it.
#pragma once
#include <cstdint>
#include <string>

namespace omerta::server {

struct DeskCompared {
  std::string leak;  // the first difference that nobody was told
  std::size_t frames = 0;
  std::size_t frames_by_night = 0;
  std::size_t taken_back = 0;
  std::size_t different = 0;  // observers who were told different things at last
};

DeskCompared compare_desks(const std::string& rulebook, std::uint64_t seed);

}  // namespace omerta::server
