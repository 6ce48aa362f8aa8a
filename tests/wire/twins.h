// Twin worlds on the bytes that are sent: two games in which two seats have exchanged what they
// were dealt and what they do by night, played in step. Whoever was told the same in both is sent
// the same bytes: every seat, the dead among them, and whoever only watches.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace omerta::wire {

struct Compared {
  std::string leak;  // the first difference; empty: none
  std::size_t lines = 0;
  std::size_t screens = 0;
  std::size_t screens_of_the_dead = 0;
  std::size_t screens_of_everyone = 0;
  std::size_t refusals = 0;
  bool different = false;  // somebody was told something else

  void add(const Compared& more);
};

Compared compare_twins(std::string_view rulebook, std::uint64_t seed);

}  // namespace omerta::wire
