// Labelled hashes by libsodium, and bytes as text.
#include "dealing/digest.h"

#include <sodium.h>

#include <algorithm>

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

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
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

std::string hex(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += {kDigits[byte >> 4], kDigits[byte & 15]};
  }
  return text;
}

std::string hex(const Digest& digest) { return hex(bytes_of(digest)); }

std::optional<std::string> from_hex(std::string_view text) {
  if (text.size() % 2 != 0) return {};
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const int high = digit(text[i]);
    const int low = digit(text[i + 1]);
    if (high < 0 || low < 0) return {};
    bytes += static_cast<char>(high * 16 + low);
  }
  return bytes;
}

std::optional<Digest> digest_from_hex(std::string_view text) {
  const auto bytes = from_hex(text);
  Digest digest{};
  if (!bytes || bytes->size() != digest.size()) return {};
  std::copy(bytes->begin(), bytes->end(), digest.begin());
  return digest;
}

}  // namespace omerta::dealing
