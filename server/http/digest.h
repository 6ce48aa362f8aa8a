// Hashes and letters for bytes: SHA-256, SHA-1 for the WebSocket handshake, base64.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace omerta::server {

std::array<std::uint8_t, 32> sha256(std::string_view text);
std::array<std::uint8_t, 20> sha1(std::string_view text);  // the handshake wants it; nothing else

std::string base64(std::span<const std::uint8_t> bytes);
std::string base64url(std::span<const std::uint8_t> bytes);  // without padding

}  // namespace omerta::server
