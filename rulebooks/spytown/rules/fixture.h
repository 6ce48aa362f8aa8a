// A game that begins in the middle: who holds what, who is out and how, what has been played.
#pragma once
#include <array>
#include <cstdint>

#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown {

enum class BeginsBy : std::uint8_t { night, day };

struct Fixture {
  BeginsBy hour = BeginsBy::night;
  std::uint16_t round = 1;
  std::array<Token, kSeats> token = for_each_seat(Token::hidden);
  std::array<Card, kSeats> card = for_each_seat(Card::none);
  std::array<Cause, kSeats> out = for_each_seat(Cause::none);  // by which somebody went out
  Cards seen{};                                                // cards that everyone has seen
  Seats recruited{};
  Seats sheltered{};              // in the round that begins
  Seats safe{};                   // in the night that begins
  Seat commander = Seat::nobody;  // who holds the card now; nobody: whom it was dealt to
};

// clang-format off
#define OMERTA_SPYTOWN_FIXTURE_FAULTS(X)                                                          \
  X(none) X(out_too_early) X(seen_but_not_in_play) X(protected_without_the_card)                  \
  X(protected_but_out) X(protected_too_early) X(recruited_without_the_card)                       \
  X(recruited_too_early) X(recruited_by_nobody) X(commander_not_in_play) X(safe_by_day)           \
  X(card_of_another_hand) X(out_by_what_is_not_there) X(already_decided)
// clang-format on

enum class FixtureFault : std::uint8_t {
#define X(name) name,
  OMERTA_SPYTOWN_FIXTURE_FAULTS(X)
#undef X
};

struct Resumed {
  FixtureFault fault = FixtureFault::none;
  State state{};
};

Resumed resume(const Plan& plan, const Fixture& fixture, Log log = {});

}  // namespace omerta::spytown
