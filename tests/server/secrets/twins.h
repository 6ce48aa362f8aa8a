// Twin worlds on the frames that are sent: two rooms in which two seats have exchanged what they
// were dealt, played in step by the same people. Whoever was told the same in both is sent the same
// frames at the same beats; and whoever sees only how long everybody's frames are sees the same.
#pragma once
#include <cstdint>
#include <string>

#include "server/room/action.h"

namespace omerta::server {

struct Compared {
  std::string leak;  // the first difference; empty: none
  std::size_t frames = 0;
  std::size_t frames_by_night = 0;
  std::size_t frames_of_the_dead = 0;
  std::size_t frames_of_watchers = 0;
  std::size_t lengths = 0;  // of everybody's frames, as a stranger on the same network sees them
  std::size_t reconnects = 0;
  std::size_t attempts = 0;
  std::size_t moves = 0;       // of places of those who are out
  std::size_t statements = 0;  // of people and bots
  std::size_t coalitions = 0;  // pairs of places that could have compared what they saw, each beat
  std::size_t different = 0;   // pairs in which somebody was told something else

  void add(const Compared& more);
};

Compared compare_twins(const std::string& rulebook, Waiting waiting, std::uint64_t seed);

}  // namespace omerta::server
