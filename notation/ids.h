// What a number is called: in a file the enumerator's own name with dashes for underscores, in the
// keys of the messages the same with its family in front.
#pragma once
#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "engine/command.h"
#include "engine/expect.h"
#include "words/letters.h"

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

// Why a command was refused; one reason is the kernel's own.
template <class Names>
std::string refusal_id(const Names& names, Refusal refusal) {
  return refusal == Refusal::stale ? "stale" : id_of(names, refusal, "unknown");
}

// An alias as it is written in a file: in any letters, with dashes for spaces.
inline std::string as_alias(std::string_view text) {
  std::string alias = folded(text);
  std::replace(alias.begin(), alias.end(), ' ', '-');
  return alias;
}

// Which of them a word means. What is the id of one is never the alias of another.
template <class Names, class Aliases>
std::optional<std::size_t> find_id_or_alias(const Names& names, const Aliases& aliases,
                                            std::string_view word) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (dashed(names[i]) == word) return i;
  }
  const std::string wanted = as_alias(word);
  const bool taken = std::any_of(names.begin(), names.end(),
                                 [&](const auto& name) { return dashed(name) == wanted; });
  for (std::size_t i = 0; i < aliases.size(); ++i) {
    if (as_alias(aliases[i]) == wanted && (!taken || dashed(names[i]) == wanted)) return i;
  }
  return {};
}

// The C++ name itself; what the list does not hold is our mistake.
template <class Names, class Enum>
std::string_view name_at(const Names& names, Enum value) {
  const auto number = static_cast<std::size_t>(value);
  expect(number < std::size(names));
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
