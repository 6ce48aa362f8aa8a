// Hands that point together, as a chair has seen them move: when it is time to look again.
#pragma once
#include <algorithm>
#include <initializer_list>
#include <span>

#include "engine/event.h"

namespace omerta::bots {

struct Hand {
  int moves = 0;           // how often it was raised
  bool overtaken = false;  // another one has moved since

  // A hand is raised once, and moves when others have, but not for ever.
  bool may_move() const { return moves == 0 || (overtaken && moves < kMoves); }

 private:
  static constexpr int kMoves = 3;
};

// This seat's hand since it began `anew`; `pointed` is a hand's move.
inline Hand hand_of(Seat seat, std::span<const Event> heard, Fact pointed,
                    std::initializer_list<Fact> anew) {
  const auto begins = [&](const Event& event) {
    return std::ranges::find(anew, event.fact) != anew.end();
  };
  std::size_t first = heard.size();
  while (first > 0 && !begins(heard[first - 1])) --first;
  Hand hand;
  for (const Event& event : heard.subspan(first)) {
    if (event.fact != pointed) continue;
    if (event.who == seat) ++hand.moves;
    hand.overtaken = event.who != seat;
  }
  return hand;
}

}  // namespace omerta::bots
