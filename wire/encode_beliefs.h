// What everybody had reason to believe, as JSON (docs/beliefs.md, docs/wire.schema.json): people by
// their chairs, moments and reasons by what everyone hears them called.
#pragma once
#include <span>
#include <string>

#include "beliefs/beliefs.h"

namespace omerta::wire {

// `labels`: by the number of the event in the record.
std::string encoded(const beliefs::Beliefs& beliefs, std::span<const std::string> labels);

}  // namespace omerta::wire
