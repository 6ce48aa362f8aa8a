// Which rule may tell a fact, and what it may follow from: one table for each rulebook, read out of
// the catalogue. An event that fits no row has a wrong clause or a wrong cause.
#pragma once
#include <span>
#include <vector>

#include "engine/event.h"

namespace omerta::laws {

inline constexpr Fact kNothing{};  // in a list of causes: it follows from nothing

using Fits = bool (*)(const Event& event, const Event& cause);  // without a cause: an empty one

enum class Seen { at_random, rarely };  // rarely: too seldom for games at random

struct Origin {
  Fact fact;
  Clause by;
  std::vector<Fact> causes;
  Fits fits;  // what else must be so
  Seen seen = Seen::at_random;
};

struct Causes {
  unsigned facts;  // the number of the last one
  Fact dusk;       // what is told when a round begins: no cause is older than the round
  std::span<const Origin> origins;
  std::vector<Fact> beginnings;  // what a command, a phase or the deck alone may bring about
};

// What a cause has to do with what follows from it.
inline bool always(const Event&, const Event&) { return true; }
inline bool same_who(const Event& event, const Event& cause) { return event.who == cause.who; }
inline bool who_was_meant(const Event& event, const Event& cause) {
  return event.who == cause.whom;
}
inline bool who_was_among(const Event& event, const Event& cause) {
  return cause.seats.has(event.who);
}
template <auto kWhat>
bool is(const Event& event, const Event&) {
  return event.what == static_cast<std::uint8_t>(kWhat);
}

}  // namespace omerta::laws

namespace omerta::gorod::laws {
omerta::laws::Causes causes();
}
namespace omerta::spytown::laws {
omerta::laws::Causes causes();
}
namespace omerta::mrakoszlap::laws {
omerta::laws::Causes causes();
}
