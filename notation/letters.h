// Words compared as people write them who have no keys for every letter.
#pragma once
#include <string>
#include <string_view>

namespace omerta::notation {

std::string lowered(std::string_view text);  // small letters: Latin and Cyrillic
// Small letters without diacritics, as people type who have no such keys: "Žofia" and "zofia".
std::string folded(std::string_view text);

}  // namespace omerta::notation
