// How an enumerator stands in an event, which has a byte for it.
#pragma once
#include <cstdint>

namespace omerta {

constexpr std::uint8_t byte(auto value) { return static_cast<std::uint8_t>(value); }

}  // namespace omerta
