// Whom somebody means who types a name.
#pragma once
#include <optional>
#include <string_view>

#include "engine/seat.h"
#include "words/names.h"

namespace omerta::cli {

// A seat by name, number or unmistakable beginning.
std::optional<Seat> find_seat(std::string_view word, const Names& names);

}  // namespace omerta::cli
