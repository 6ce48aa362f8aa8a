// The packaged TOML library as a second opinion on a text, for tests only: it must not be given
// characters above ASCII, on which it has undefined behaviour.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "rulebooks/gorod/house/toml.h"

namespace omerta::house {

inline constexpr char kOtherValue = '?';  // how a fraction or a date is spelled

// The values of a text in one line, keys in order of the alphabet; nothing if it is refused.
std::optional<std::string> second_opinion(std::string_view text);
std::string spelled(const TomlValue& value);

// Whether ours refuses on purpose what the library reads.
bool left_out(const TomlFault& fault);

}  // namespace omerta::house
