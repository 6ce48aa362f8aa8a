// Numbers, ids and codes that nobody can guess.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/room/limits.h"
#include "server/room/traffic.h"

namespace omerta::server {

// Letters that cannot be taken for each other, in any of the five languages.
inline constexpr std::string_view kLetters = "ABCDEFGHJKLMNPRSTUVWXYZ2";

inline std::uint64_t drawn_number(Entropy& entropy) {
  std::array<std::uint8_t, 8> bytes{};
  entropy.fill(bytes.data(), bytes.size());
  std::uint64_t number = 0;
  for (std::uint8_t byte : bytes) number = number << 8 | byte;
  return number;
}

inline CommandId drawn_id(Entropy& entropy) {
  CommandId id{};
  entropy.fill(id.data(), id.size());
  return id;
}

inline std::string drawn_code(Entropy& entropy) {
  std::string code;
  for (std::size_t i = 0; i < kCodeLetters; ++i) {
    code += kLetters[drawn_number(entropy) % kLetters.size()];
  }
  return code;
}

}  // namespace omerta::server
