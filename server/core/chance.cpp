// Words of HMAC-SHA256(key, purpose, number) are the seed of the dice.
#include "server/core/chance.h"

#include <sodium.h>

#include <array>

namespace omerta::server {

chance::Dice dice(const Key& key, std::string_view purpose, std::uint64_t number) {
  static_assert(crypto_auth_hmacsha256_KEYBYTES == std::tuple_size_v<Key>);
  std::array<std::uint8_t, 8> counted{};
  for (unsigned i = 0; i < 8; ++i) counted[i] = static_cast<std::uint8_t>(number >> 8 * (7 - i));
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, key.data(), key.size());
  crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(purpose.data()),
                                purpose.size());
  crypto_auth_hmacsha256_update(&state, counted.data(), counted.size());
  std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> digest{};
  crypto_auth_hmacsha256_final(&state, digest.data());
  std::array<std::uint64_t, 4> words{};
  for (unsigned i = 0; i < digest.size(); ++i) words[i / 8] = words[i / 8] << 8 | digest[i];
  return chance::Dice{words};
}

}  // namespace omerta::server
