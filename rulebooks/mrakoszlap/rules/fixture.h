// A game that begins in the middle: hands put in place directly, who is dead, what is used up.
#pragma once
#include <array>
#include <cstdint>

#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

enum class BeginsBy : std::uint8_t { night, day };

inline constexpr unsigned kOldTreaders = 64;  // gained Cloud-Treaders a fixture knows: 8, 9, ...
inline constexpr unsigned kOldMirrors = 10;   // and Mirrors: 6, 7, ...
inline constexpr std::uint8_t kAsDealt = 255;

struct Fixture {
  BeginsBy hour = BeginsBy::night;
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
  // What earlier nights have left (MRK-DECK-7, MRK-JOZIN-1, -3, MRK-EXEC-1).
  std::array<std::uint64_t, kPlayers> treaders{};  // gained ones still held, from the lowest number
  std::array<std::uint16_t, kPlayers> mirrors{};
  std::uint8_t treaders_gained = 0;  // by anybody so far; the next has the next number
  std::uint8_t mirrors_gained = 0;
  std::uint16_t muddied = 0;      // a bit for each Mirror's number
  std::uint8_t mud = kAsDealt;    // Jožin's uses left
  std::uint8_t pairs = kAsDealt;  // the Blind Executioner's
};

// clang-format off
#define OMERTA_MRAKOSZLAP_FIXTURE_FAULTS(X)                                                       \
  X(none) X(dead_too_early) X(card_in_two_hands) X(too_many_mirrors) X(mud_on_no_mirror)           \
  X(marked_at_night) X(already_decided)
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
