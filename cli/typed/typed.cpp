// Comparing what was typed with what may be typed.
#include "cli/typed/typed.h"

#include "cli/typed/suggest.h"

namespace omerta::cli {

std::string first_word(const Words& words, std::string_view key) {
  const std::string all = words.say(key);
  return all.substr(0, all.find('|'));
}

bool is_one_of(std::string_view typed, std::string_view alternatives) {
  const bool word = !typed.empty() && typed.find('|') == typed.npos;
  const std::string all = "|" + folded(alternatives) + "|";
  return word && all.find("|" + folded(typed) + "|") != all.npos;
}

bool means(const Words& words, const std::string& typed, std::string_view word) {
  return is_one_of(typed, words.say("play.word." + std::string(word)));
}

}  // namespace omerta::cli
