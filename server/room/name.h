// Names people give themselves: what is a name, and when two look alike.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace omerta::server {

inline constexpr int kLongestName = 20;  // characters as people count them
inline constexpr std::size_t kNameBytes = 80;

// The name as it is kept, without spaces around it; nothing if it is none.
std::optional<std::string> usable_name(std::string_view text);

// Whether a person could take one for the other.
bool look_alike(std::string_view one, std::string_view other);

// Whether it could be taken for the moderator, the server, a side: in any of the five languages.
bool is_reserved(std::string_view name);

// Something said: without control characters and spaces around it; nothing if that leaves nothing
// or too much.
std::optional<std::string> usable_saying(std::string_view text);

}  // namespace omerta::server
