// What a number is called: in a file the enumerator's own name with dashes for underscores, in the
// keys of the messages the same with its family in front.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>

#include "engine/expect.h"

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

// The C++ name itself; what the list does not hold is our mistake.
template <std::size_t kCount, class Enum>
std::string_view name_at(const std::string_view (&names)[kCount], Enum value) {
  const auto number = static_cast<std::size_t>(value);
  expect(number < kCount);
  return names[number];
}

// "fact", "not_healed", "you" -> "fact.not-healed.you"
inline std::string message_key(std::string_view family, std::string_view id,
                               std::string_view form) {
  std::string all{family};
  all.append(".").append(id);
  if (!form.empty()) all.append(".").append(form);
  return dashed(all);
}

}  // namespace omerta::notation
