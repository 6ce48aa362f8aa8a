// What a moderator's console enters, as it comes in:
// {"of": "step", "entry": 0, "hands": [{"who": 3, "choice": [5]}]}. What is of another form is
// refused with a reason; whether it may be entered is for the desk to say.
#pragma once
#include <cstddef>
#include <string_view>
#include <tl/expected.hpp>

#include "presentation/script/script.h"
#include "wire/received/command.h"

namespace omerta::wire {

inline constexpr std::size_t kLongestFilled = 8 * 1024;  // bytes
inline constexpr std::size_t kMostHands = 64;
inline constexpr std::int64_t kMostEntries = 256;

tl::expected<script::Filled, Fault> read_filled(std::string_view text);

}  // namespace omerta::wire
