// How many different stories a small table has after so many commands: an exact number that a
// second implementation can be asked for.
#pragma once
#include <cstdint>
#include <span>

#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::simulator {

struct Stories {
  std::uint64_t all = 0;
  std::uint64_t ended = 0;  // of them, those that were over by then

  friend constexpr bool operator==(const Stories&, const Stories&) = default;
};

// Counted from the deal on: the cards lie as given, seat by seat, and `commands` are answered after
// it in the driver's order. Simultaneous answers count once, not once for each order.
Stories perft(const gorod::Plan& plan, std::span<const gorod::Role> deal, unsigned commands);

// A card that may be played is played at the beginning of a window or kept; to keep it is no
// command. The cards are empty in the basic game.
Stories perft(const spytown::Plan& plan, std::span<const spytown::Token> tokens,
              std::span<const spytown::Card> cards, unsigned commands);

// A power, the Time Lord's too, is used at the beginning of a window or kept; to keep it is no
// command. If a Doctor is dealt his nights are drawn among the first commands.
Stories perft(const mrakoszlap::Plan& plan, std::span<const mrakoszlap::Hand> hands,
              unsigned commands);

}  // namespace omerta::simulator
