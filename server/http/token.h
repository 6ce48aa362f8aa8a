// The token in a device's cookie: drawn here, read from what a browser sends, hashed for everybody
// else. It can be neither printed nor logged.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "server/room/traffic.h"

namespace omerta::server {

class Token {
 public:
  static Token draw(Entropy& entropy);  // 256 bits
  static std::optional<Token> read(std::string_view text);

  Device device() const;
  enum class Channel : std::uint8_t { plain, secure };
  std::string set_cookie(Channel channel) const;  // the value of the field

 private:
  explicit Token(std::string_view text) : text_{text} {}
  std::string text_;
};

// The token among the cookies of a request. None, if it is not there, is not one, or is there
// twice: whoever planted the second must not choose between them.
std::optional<Token> token_in(std::string_view cookies, Token::Channel channel);

class SystemEntropy final : public Entropy {
 public:
  void fill(std::uint8_t* bytes, std::size_t count) override;
};

}  // namespace omerta::server
