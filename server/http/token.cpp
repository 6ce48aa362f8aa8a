// Device tokens and the cookie that carries them.
#include "server/http/token.h"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "engine/expect.h"
#include "server/http/digest.h"

namespace omerta::server {
namespace {

constexpr std::size_t kLetters = 43;  // 256 bits, six a letter
constexpr std::string_view kThirtyDays = "; Max-Age=2592000";

bool is_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

// "__Host-": only this host may have set it, and only over TLS.
std::string_view cookie_name(Token::Channel channel) {
  return channel == Token::Channel::secure ? "__Host-dev" : "omerta-dev";
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

}  // namespace

Token Token::draw(Entropy& entropy) {
  std::array<std::uint8_t, 32> bytes{};
  entropy.fill(bytes.data(), bytes.size());
  return Token{base64url(bytes)};
}

std::optional<Token> Token::read(std::string_view text) {
  const bool fits = text.size() == kLetters && std::all_of(text.begin(), text.end(), is_letter);
  return fits ? std::optional{Token{text}} : std::nullopt;
}

Device Token::device() const { return sha256(text_); }

std::string Token::set_cookie(Channel channel) const {
  std::string cookie{cookie_name(channel)};
  cookie.append("=").append(text_).append("; Path=/").append(kThirtyDays).append("; HttpOnly");
  if (channel == Channel::secure) cookie += "; Secure";
  return cookie + "; SameSite=Lax";
}

std::optional<Token> token_in(std::string_view cookies, Token::Channel channel) {
  std::optional<Token> found;
  int met = 0;
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    const std::string_view each = trimmed(cookies.substr(0, end));
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
    const std::size_t equals = each.find('=');
    if (equals == std::string_view::npos) continue;
    if (trimmed(each.substr(0, equals)) != cookie_name(channel)) continue;
    ++met;
    found = Token::read(trimmed(each.substr(equals + 1)));
  }
  return met == 1 ? found : std::nullopt;
}

void SystemEntropy::fill(std::uint8_t* bytes, std::size_t count) {
  while (count > 0) {
    const ssize_t got = getrandom(bytes, count, 0);
    if (got < 0 && errno == EINTR) continue;
    expect(got > 0);
    bytes += got;
    count -= static_cast<std::size_t>(got);
  }
}

}  // namespace omerta::server
