// The running hash of a stream: the first eight bytes of SHA-256(hash before, entry).
#include "server/room/stream.h"

#include <sodium.h>

#include <array>

namespace omerta::server {
namespace {

constexpr unsigned kHashBytes = 8;

std::array<std::uint8_t, kHashBytes> bytes_of(std::uint64_t hash) {
  std::array<std::uint8_t, kHashBytes> bytes{};
  for (unsigned i = 0; i < kHashBytes; ++i) {
    bytes[i] = static_cast<std::uint8_t>(hash >> 8 * (kHashBytes - 1 - i));
  }
  return bytes;
}

}  // namespace

void Stream::add(std::string entry) {
  const auto before = bytes_of(hash());
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  crypto_hash_sha256_update(&state, before.data(), before.size());
  crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(entry.data()),
                            entry.size());
  crypto_hash_sha256_final(&state, digest.data());
  std::uint64_t hash = 0;
  for (unsigned i = 0; i < kHashBytes; ++i) hash = hash << 8 | digest[i];
  hashes_.push_back(hash);
  entries_.push_back(std::move(entry));
}

}  // namespace omerta::server
