// A game that begins in the middle: who holds what, who is out and how, what is used up.
#pragma once
#include <array>
#include <cstdint>

#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

inline constexpr int kPastUses = 64;

struct PastUse {  // a choice made in an earlier night
  Seat seat = Seat::nobody;
  Ask ask{};
  Seats targets{};
  std::uint16_t night = 0;
};

enum class BeginsBy : std::uint8_t { night, day };

struct Fixture {
  BeginsBy hour = BeginsBy::night;
  std::uint16_t round = 0;
  std::array<Role, kSeats> role = for_each_seat(Role::hidden);
  Seats killed{};
  Seats voted{};
  Seats withdrawn{};
  Seats alibi{};
  Seat moderator = Seat::nobody;  // first-out: who has the post
  std::uint16_t quiet = 0;        // rounds in a row in which nobody went out
  Seats armour_given{};           // whose armour is not fresh
  std::array<std::uint8_t, kSeats> armour{};
  std::array<PastUse, kPastUses> used{};
  std::uint8_t uses = 0;
};

// clang-format off
#define OMERTA_GOROD_FIXTURE_FAULTS(X)                                                            \
  X(none) X(out_twice) X(killed_too_early) X(voted_too_early) X(out_in_the_first_night)           \
  X(alibi_at_night) X(alibi_too_early) X(alibi_of_one_out) X(use_by_another_card)                 \
  X(use_in_no_night) X(use_of_no_target) X(use_beyond_its_limit) X(more_armour_than_the_card)     \
  X(moderator_not_out) X(quiet_too_long) X(already_decided)
// clang-format on

enum class FixtureFault : std::uint8_t {
#define X(name) name,
  OMERTA_GOROD_FIXTURE_FAULTS(X)
#undef X
};

struct Resumed {
  FixtureFault fault = FixtureFault::none;
  State state{};
};

Resumed resume(const Plan& plan, const Fixture& fixture, Log log = {});

}  // namespace omerta::gorod
