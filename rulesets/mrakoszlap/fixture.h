// A game that begins in the middle: hands put in place directly, who is dead, what is used up.
#pragma once
#include <array>
#include <cstdint>

#include "rulesets/mrakoszlap/mrakoszlap.h"

namespace omerta::mrakoszlap {

enum class Entry : std::uint8_t { night, day };

struct Fixture {
  Entry entry = Entry::night;
  std::uint16_t round = 2;
  std::array<Hand, kPlayers> hand{};
  Seats dead{};
  Seats magnetised{};  // `magnet-duration: permanent`
  Hand used{};
  std::uint8_t offset = 1;       // the Doctor's
  Seat silenced = Seat::nobody;  // on the day that begins
  Seat banned = Seat::nobody;
  Seat pair_first = Seat::nobody;
  Seat pair_second = Seat::nobody;
};

// clang-format off
#define OMERTA_MRAKOSZLAP_FIXTURE_FAULTS(X)                                                       \
  X(none) X(dead_too_early) X(card_in_two_hands) X(marked_at_night) X(already_decided)
// clang-format on

enum class FixtureFault : std::uint8_t {
#define X(name) name,
  OMERTA_MRAKOSZLAP_FIXTURE_FAULTS(X)
#undef X
};

struct Resumed {
  FixtureFault fault = FixtureFault::none;
  State state{};
};

Resumed resume(const Plan& plan, const Fixture& fixture, Log log = {});

}  // namespace omerta::mrakoszlap
