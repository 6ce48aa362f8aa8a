// The names at this table.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "words/words.h"

namespace omerta::cli {

bool readable(std::string_view text);  // valid, and nothing in it that is not seen
// Whether somebody may be called this beside the others, in the game and in its record.
bool usable(const std::string& name, const std::vector<std::string>& taken, const Words& words);
// "Anna, Boris" is two names, and "Anna,,Boris" three of which one is empty.
std::vector<std::string> separated(const std::vector<std::string>& lists);
// Names for bots, shuffled by the seed.
std::vector<std::string> spare_names(const Words& words, std::uint64_t seed);

}  // namespace omerta::cli
