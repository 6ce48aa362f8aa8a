// Looks the arguments up in the patterns of all message files, once.
#include "words/arguments.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

#include "words/messages.h"

namespace omerta {
namespace {

using Used = std::vector<std::string_view>;

bool is_of_a_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

// A name behind an opening brace, with a comma or a closing brace after it. Words of a sentence
// that look like this are taken for arguments: that does no harm.
void add_arguments(std::string_view pattern, Used& used) {
  for (std::size_t at = pattern.find('{'); at != std::string_view::npos;
       at = pattern.find('{', at + 1)) {
    std::size_t end = at + 1;
    while (end < pattern.size() && is_of_a_name(pattern[end])) ++end;
    if (end == at + 1 || end == pattern.size()) continue;
    if (pattern[end] != ',' && pattern[end] != '}') continue;
    const std::string_view name = pattern.substr(at + 1, end - at - 1);
    if (std::find(used.begin(), used.end(), name) == used.end()) used.push_back(name);
  }
}

const std::unordered_map<std::string_view, Used>& used_by_key() {
  static const auto kAll = [] {
    std::unordered_map<std::string_view, Used> all;
    for (const Volume& volume : volumes()) {
      for (const Pattern& pattern : volume.messages) {
        add_arguments(pattern.text, all[pattern.key]);
      }
    }
    return all;
  }();
  return kAll;
}

// Several, of which `count` says how many.
bool is_several(const Arg& argument) {
  return std::holds_alternative<People>(argument.value) ||
         std::holds_alternative<List>(argument.value) ||
         std::holds_alternative<OneOf>(argument.value) ||
         std::holds_alternative<Messages>(argument.value);
}

}  // namespace

bool is_used(const Message& message, const Arg& argument) {
  const auto found = used_by_key().find(message.key);
  if (found == used_by_key().end()) return true;
  const Used& used = found->second;
  const auto has = [&](std::string_view name) {
    return std::find(used.begin(), used.end(), name) != used.end();
  };
  return has(argument.name) || (is_several(argument) && has("count"));
}

}  // namespace omerta
