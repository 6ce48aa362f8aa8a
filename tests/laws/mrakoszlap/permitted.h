// What the catalogue of mrakoszlap permits to be told: the form of every fact, its audience
// (section 6), and which fact may differ because of which item (declared.h).
#pragma once
#include <string>

#include "tests/laws/instant.h"
#include "tests/laws/mrakoszlap/world.h"

namespace omerta::mrakoszlap::laws {

using Instant = omerta::laws::Instant<Mrakoszlap>;

// Why this may not be told like that, or to them; nothing if it may.
std::string improper(const Instant& instant);

// Whether the event has no fields but those of its fact.
std::string malformed(const Event& event);

// Whether this can be seen first of an item that has parted.
bool shows(About about, const Entry& entry);

}  // namespace omerta::mrakoszlap::laws
