// Labelled hashes by libsodium.
#include "dealing/digest.h"

#include <sodium.h>

namespace omerta::dealing {
namespace {

static_assert(crypto_hash_sha256_BYTES == sizeof(Digest));
static_assert(crypto_auth_hmacsha256_BYTES == sizeof(Digest));

constexpr std::string_view kProtocol = "omerta/deal/1 ";

std::string big_endian(std::uint64_t number, unsigned bytes) {
  std::string all;
  for (unsigned i = bytes; i-- > 0;) all += static_cast<char>(number >> (8 * i) & 0xff);
  return all;
}

void add(std::string& all, std::string_view part) {
  all += big_endian(part.size(), 4);
  all += part;
}

std::string encoded(std::string_view label, const Parts& parts) {
  std::string all;
  add(all, std::string{kProtocol} + std::string{label});
  for (const std::string& part : parts) add(all, part);
  return all;
}

const unsigned char* octets(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

}  // namespace

Digest sha256(std::string_view bytes) {
  Digest digest{};
  crypto_hash_sha256(digest.data(), octets(bytes), bytes.size());
  return digest;
}

Digest hashed(std::string_view label, const Parts& parts) { return sha256(encoded(label, parts)); }

Digest keyed(const Digest& key, std::string_view label, const Parts& parts) {
  const std::string text = encoded(label, parts);
  Digest digest{};
  crypto_auth_hmacsha256(digest.data(), octets(text), text.size(), key.data());
  return digest;
}

std::string one_byte(unsigned number) { return big_endian(number, 1); }
std::string four_bytes(std::uint32_t number) { return big_endian(number, 4); }
std::string eight_bytes(std::uint64_t number) { return big_endian(number, 8); }
std::string bytes_of(const Digest& digest) { return {digest.begin(), digest.end()}; }

}  // namespace omerta::dealing
