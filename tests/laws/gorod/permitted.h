// What the catalogue of gorod permits to be told, computed from the truth at that instant: the
// event field by field, and its audience (section 6). It shares nothing with the rules.
#pragma once
#include <string>

#include "tests/laws/gorod/sitting.h"
#include "tests/laws/instant.h"

namespace omerta::gorod::laws {

using Instant = omerta::laws::Instant<Gorod>;

// Why this may not be told like that, or to them; nothing if it may.
std::string improper(const Instant& instant);

// Whether the event has no fields but those of its fact.
std::string malformed(const Event& event);

// GOR-COMMISSIONER-2, GOR-DON-2, GOR-JOURNALIST-1, GOR-NIGHT-11, GOR-HOUSE-3, -5  All that is
// answered to a choice, in order.
std::vector<Event> answers(const Plan& plan, const State& state, const Command& command);

}  // namespace omerta::gorod::laws
