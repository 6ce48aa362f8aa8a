// One sentence of the story: what happened, to whom, by which clause, after which event.
#pragma once
#include <cstdint>
#include <type_traits>

#include "engine/clause.h"
#include "engine/seat.h"

namespace omerta {

enum class Fact : std::uint8_t {};  // a verb of the rulebook; each rulebook names its own
using EventId = std::uint32_t;      // 1, 2, 3, ... in the order told; 0 is no event

struct Event {
  Fact fact{};
  Seat who = Seat::nobody;
  Seat whom = Seat::nobody;
  std::uint8_t what = 0;   // a role, a sign, a call, a reason, as the fact says
  Seats seats{};           // several at once: the victims of a night, the candidates of a vote
  Clause by{};             // the rule that made it happen
  std::uint16_t much = 0;  // a round, a number of ballots, as the fact says
  EventId cause = 0;       // what it follows from; nobody but the moderator sees it during play

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

static_assert(sizeof(Event) == 16 && std::has_unique_object_representations_v<Event>);

}  // namespace omerta
