// Of the hands that somebody shows one after the other, the story of a game keeps the last.
#pragma once
#include <span>

#include "chronicle/chronicle.h"

namespace omerta::course {

// Whether this hand was moved before hands were counted, which an event of these facts ends.
template <class Ends>
bool moved_later(std::span<const Told> told, EventId hand, Ends ends) {
  const Event& first = told[hand - 1].event;
  for (std::size_t i = hand; i < told.size(); ++i) {
    const Event& later = told[i].event;
    if (ends(later.fact)) return false;
    if (later.fact == first.fact && later.who == first.who) return true;
  }
  return false;
}

}  // namespace omerta::course
