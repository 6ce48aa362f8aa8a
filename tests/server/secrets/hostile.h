// Frames, names and sayings that nobody with good intentions sends.
#pragma once
#include <string>
#include <vector>

namespace omerta::server {

// No frame at all: not JSON, or not the fields of any kind.
std::vector<std::string> no_frames();

// Texts with what must not be seen in any name: at least two hundred.
std::vector<std::string> hostile_texts();

// One character as UTF-8.
std::string utf8_of(char32_t c);

// Characters that turn, hide or pile up text.
const std::vector<char32_t>& bad_characters();

}  // namespace omerta::server
