// What kinds of things somebody says, as a set.
#pragma once
#include <cstdint>

#include "talk/statement.h"

namespace omerta::talk {

struct Acts {  // a set of them
  std::uint32_t bits = 0;

  static constexpr Acts of(Act act) { return {std::uint32_t{1} << static_cast<unsigned>(act)}; }
  static constexpr Acts all() { return {(std::uint32_t{1} << kActs) - 1}; }
  constexpr bool has(Act act) const { return (bits >> static_cast<unsigned>(act) & 1U) != 0; }
  constexpr bool empty() const { return bits == 0; }
  friend constexpr Acts operator|(Acts a, Acts b) { return {a.bits | b.bits}; }
  friend constexpr Acts operator-(Acts a, Acts b) { return {a.bits & ~b.bits}; }
  friend constexpr bool operator==(Acts, Acts) = default;
};

}  // namespace omerta::talk
