// What the catalogue of spytown permits to be told, computed from the truth at that instant: the
// event field by field, and its audience (section 6). It shares nothing with the rules.
#pragma once
#include <string>

#include "tests/laws/instant.h"
#include "tests/laws/spytown/world.h"

namespace omerta::spytown::laws {

using Instant = omerta::laws::Instant<Spytown>;

// Why this may not be told like that, or to them; nothing if it may.
std::string improper(const Instant& instant);

// Whether the event has no fields but those of its fact.
std::string malformed(const Event& event);

// SPY-AGENT-1, SPY-GANG-5, SPY-MAFIA-2  Those who are really awake in that phase.
Seats really_awake(const Facts& facts, Phase phase);

}  // namespace omerta::spytown::laws
