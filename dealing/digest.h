// The two functions everything about a deal is computed with: SHA-256 and HMAC-SHA256 over labelled
// parts, each with its length before it. The cryptography is libsodium's.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::dealing {

using Digest = std::array<std::uint8_t, 32>;
using Parts = std::vector<std::string>;  // of bytes

Digest sha256(std::string_view bytes);
Digest hashed(std::string_view label, const Parts& parts);
Digest keyed(const Digest& key, std::string_view label, const Parts& parts);

// Numbers as bytes, the highest first.
std::string one_byte(unsigned number);
std::string four_bytes(std::uint32_t number);
std::string eight_bytes(std::uint64_t number);
std::string bytes_of(const Digest& digest);

}  // namespace omerta::dealing
