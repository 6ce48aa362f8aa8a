// Bytes as hexadecimal digits and back, in small letters: the one way of logs, frames and deals.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace omerta::bytes {

inline constexpr std::string_view kHexDigits = "0123456789abcdef";

inline std::string hex(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text += kHexDigits[byte >> 4];
    text += kHexDigits[byte & 15U];
  }
  return text;
}

inline std::string hex(std::string_view bytes) {
  return hex({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

inline std::optional<std::uint8_t> hex_digit(char digit) {
  const std::size_t at = kHexDigits.find(digit);
  if (at == kHexDigits.npos) return {};
  return static_cast<std::uint8_t>(at);
}

inline std::optional<std::string> from_hex(std::string_view text) {
  if (text.size() % 2 != 0) return {};
  std::string bytes;
  bytes.reserve(text.size() / 2);
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const auto high = hex_digit(text[i]);
    const auto low = hex_digit(text[i + 1]);
    if (!high || !low) return {};
    bytes += static_cast<char>(*high << 4 | *low);
  }
  return bytes;
}

// Exactly so many.
template <std::size_t kCount>
std::optional<std::array<std::uint8_t, kCount>> array_from_hex(std::string_view text) {
  const auto bytes = from_hex(text);
  if (!bytes || bytes->size() != kCount) return {};
  std::array<std::uint8_t, kCount> all{};
  std::copy(bytes->begin(), bytes->end(), all.begin());
  return all;
}

}  // namespace omerta::bytes
