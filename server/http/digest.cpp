// Hashes by OpenSSL, and base64 in its two alphabets.
#include "server/http/digest.h"

#include <openssl/evp.h>

#include "engine/expect.h"

namespace omerta::server {
namespace {

template <std::size_t kSize>
std::array<std::uint8_t, kSize> hash(std::string_view text, const EVP_MD* kind) {
  std::array<std::uint8_t, kSize> digest{};
  unsigned size = 0;
  expect(EVP_Digest(text.data(), text.size(), digest.data(), &size, kind, nullptr) == 1);
  expect(size == kSize);
  return digest;
}

}  // namespace

std::array<std::uint8_t, 32> sha256(std::string_view text) { return hash<32>(text, EVP_sha256()); }
std::array<std::uint8_t, 20> sha1(std::string_view text) { return hash<20>(text, EVP_sha1()); }

std::string base64(std::span<const std::uint8_t> bytes) {
  std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');  // it writes a zero at the end
  const int size = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()), bytes.data(),
                                   static_cast<int>(bytes.size()));
  text.resize(static_cast<std::size_t>(size));
  return text;
}

std::string base64url(std::span<const std::uint8_t> bytes) {
  std::string text = base64(bytes);
  for (char& letter : text) letter = letter == '+' ? '-' : letter == '/' ? '_' : letter;
  text.erase(text.find_last_not_of('=') + 1);
  return text;
}

}  // namespace omerta::server
