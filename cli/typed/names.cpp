// Which names will do, and whom the bots are named after.
#include "cli/typed/names.h"

#include <algorithm>
#include <array>

#include "chance/dice.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {

namespace {

constexpr int kLongestName = 16;

// Words that mean something else in a record, to a reader of it, or at a question.
bool reserved(const std::string& name, const Words& words) {
  constexpr std::array<std::string_view, 9> kElsewhere{
      "clock", "chance", "moderator", "public", "pass", "none", "nobody", "everyone", "all"};
  constexpr std::array<std::string_view, 17> kTyped{
      "help", "me",  "who", "log",   "rules", "cards", "why",   "save", "quit",
      "pass", "yes", "no",  "story", "skip",  "card",  "power", "say"};
  return std::find(kElsewhere.begin(), kElsewhere.end(), folded(name)) != kElsewhere.end() ||
         std::any_of(kTyped.begin(), kTyped.end(),
                     [&](std::string_view word) { return means(words, name, word); });
}

// Signs that are not seen, or that turn round what is written after them.
bool unseen(char32_t sign) {
  const bool control = sign < 0x20 || (sign >= 0x7F && sign < 0xA0) || sign == 0xAD;
  const bool space = sign >= 0x200B && sign <= 0x200F;
  const bool direction = sign >= 0x2028 && sign <= 0x202E;
  const bool joined = sign >= 0x2060 && sign <= 0x206F;
  return control || space || direction || joined || sign == 0x61C || sign == 0xFEFF ||
         (sign >= 0xFFF9 && sign <= 0xFFFF) || sign >= 0xE0000;
}

// The sign that begins here, and how many bytes it has; none if this is no UTF-8.
struct Sign {
  char32_t code = 0;
  std::size_t bytes = 0;
};

Sign sign_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const unsigned first = byte(at);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};  // no longer than needed
  if (first < 0xC2 || first > 0xF4) return {};
  char32_t code = first & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(at + i) & 0xC0U) != 0x80U) return {};
    code = code << 6U | (byte(at + i) & 0x3FU);
  }
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  return code < kLeast[bytes] || surrogate || code > 0x10FFFF ? Sign{} : Sign{code, bytes};
}

}  // namespace

bool readable(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Sign sign = sign_at(text, at);
    if (sign.bytes == 0 || unseen(sign.code)) return false;
    at += sign.bytes;
  }
  return true;
}

bool usable(const std::string& name, const std::vector<std::string>& taken, const Words& words) {
  return !name.empty() && readable(name) && name.find('"') == std::string::npos &&
         !reserved(name, words) && columns(name) <= kLongestName && !whole_number(name) &&
         std::none_of(taken.begin(), taken.end(),
                      [&](const std::string& other) { return lowered(other) == lowered(name); });
}

std::vector<std::string> separated(const std::vector<std::string>& lists) {
  std::vector<std::string> names;
  for (const std::string& list : lists) {
    for (std::size_t at = 0; at <= list.size();) {
      const std::size_t comma = std::min(list.find(',', at), list.size());
      std::string name = list.substr(at, comma - at);
      name.erase(0, name.find_first_not_of(' '));
      name.erase(name.find_last_not_of(' ') + 1);
      names.push_back(std::move(name));
      at = comma + 1;
    }
  }
  return names;
}

std::vector<std::string> spare_names(const Words& words, std::uint64_t seed) {
  std::vector<std::string> spare;
  const std::string all = words.say("play.names");
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t comma = std::min(all.find(',', at), all.size());
    spare.push_back(all.substr(at, comma - at));
    at = comma + 2;
  }
  chance::Dice dice{seed, 2};
  for (std::size_t i = spare.size(); i > 1; --i) {
    std::swap(spare[i - 1], spare[dice.below(static_cast<std::uint32_t>(i))]);
  }
  return spare;
}

}  // namespace omerta::cli
