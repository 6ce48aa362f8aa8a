// Words that people type. A message holds them with their alternatives, "quit|q|exit"; capitals and
// accents do not matter.
#pragma once
#include <string>
#include <string_view>

#include "words/words.h"

namespace omerta::cli {

std::string first_word(const Words& words, std::string_view key);  // the one to be shown
bool is_one_of(std::string_view typed, std::string_view alternatives);
// Whether what was typed is one of the alternatives of play.word.*.
bool means(const Words& words, const std::string& typed, std::string_view word);

}  // namespace omerta::cli
