// Finding a message among those that are built in; no language is spoken here.
#include <algorithm>

#include "words/messages.h"
#include "words/words.h"

namespace omerta {

const Volume* find_volume(std::string_view book, std::string_view language) {
  for (const Volume& each : volumes()) {
    if (each.book == book && each.language == language) return &each;
  }
  return nullptr;
}

const Pattern* find_pattern(std::span<const Pattern> messages, std::string_view key) {
  const auto at = std::lower_bound(messages.begin(), messages.end(), key,
                                   [](const Pattern& m, std::string_view k) { return m.key < k; });
  return at != messages.end() && at->key == key ? &*at : nullptr;
}

bool has_message(std::string_view rulebook, std::string_view key) {
  for (const Volume& each : volumes()) {
    const bool told = each.book.starts_with(kTold) && each.book.substr(kTold.size()) == rulebook;
    const bool its = each.book == rulebook || told || each.book == kProgram || each.book == kFaults;
    if (!its || each.language != "en") continue;
    if (find_pattern(each.messages, key) != nullptr) return true;
  }
  return false;
}

}  // namespace omerta
