// How often this program has made room, so far.
#pragma once
#include <cstddef>

namespace omerta::minds {

std::size_t allocations();

}  // namespace omerta::minds
