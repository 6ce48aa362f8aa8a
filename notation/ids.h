// What a number is called in a file: the enumerator's own name, with dashes for underscores.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>

namespace omerta::notation {

inline std::string dashed(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

template <class Names, class Value>
std::string id_of(const Names& names, Value value, std::string_view beyond) {
  const auto at = static_cast<std::size_t>(value);
  return dashed(at < names.size() ? names[at] : beyond);
}

}  // namespace omerta::notation
