// Letters compared without regard to case and accents, by hand: ICU is kept for sentences.
#include "words/letters.h"

#include <algorithm>

namespace omerta {
namespace {

// One character of UTF-8; a broken byte stands for itself.
char32_t next_character(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  if (first >= 0xC2 && first < 0xE0 && at + 1 < text.size()) {
    at += 2;
    return (char32_t{first} & 0x1FU) << 6 | (byte(at - 1) & 0x3FU);
  }
  ++at;
  return first;
}

void append(std::string& text, char32_t c) {
  if (c < 0xC2 || c > 0x7FF) {
    text += static_cast<char>(c);
    return;
  }
  text += static_cast<char>(0xC0U | c >> 6);
  text += static_cast<char>(0x80U | (c & 0x3FU));
}

char32_t small(char32_t c) {
  if (c >= 'A' && c <= 'Z') return c + 32;
  if (c >= 0xC0 && c <= 0xDE && c != 0xD7) return c + 32;  // Latin with accents
  if (c >= 0x100 && c <= 0x137) return c | 1U;             // Latin Extended-A, in pairs
  if (c >= 0x139 && c <= 0x148) return c % 2 == 1 ? c + 1 : c;
  if (c >= 0x14A && c <= 0x177) return c | 1U;
  if (c == 0x179 || c == 0x17B || c == 0x17D) return c + 1;
  if (c >= 0x410 && c <= 0x42F) return c + 32;  // Cyrillic
  if (c >= 0x400 && c <= 0x40F) return c + 80;
  return c;
}

// The letter without its accent, for small letters; a dot stands for one that has none.
char32_t bare(char32_t c) {
  constexpr std::string_view kLatin1 = "aaaaaaaceeeeiiiidnooooo.ouuuuy.y";  // from U+00E0
  constexpr std::string_view kExtendedA =                                   // from U+0100
      "aaaaaaccccccccdd.deeeeeeeeeegggggggghh..iiiiiiiiii..jjkk.llllll."
      "..lnnnnnn...oooooo..rrrrrrsssssssstttt..uuuuuuuuuuuuwwyyyzzzzzz.";
  if (c == 0x451) return 0x435;  // ё
  char letter = '.';
  if (c >= 0xE0 && c <= 0xFF) letter = kLatin1[c - 0xE0];
  if (c >= 0x100 && c <= 0x17F) letter = kExtendedA[c - 0x100];
  return letter == '.' ? c : static_cast<char32_t>(letter);
}

}  // namespace

std::string lowered(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) append(out, small(next_character(text, at)));
  return out;
}

std::string folded(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) append(out, bare(small(next_character(text, at))));
  return out;
}

int columns(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

}  // namespace omerta
