// Letters as people type them: small, without accents; and how many columns they take.
#pragma once
#include <string>
#include <string_view>

namespace omerta {

std::string lowered(std::string_view text);  // small letters: Latin and Cyrillic
// Small letters without diacritics, as people type who have no such keys: "Žofia" and "zofia".
std::string folded(std::string_view text);
int columns(std::string_view text);  // characters, not bytes

}  // namespace omerta
