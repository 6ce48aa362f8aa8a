// Under which names the server may be reached, and whom it lets open a socket.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/assets.h"
#include "server/http/token.h"

namespace omerta::server {

struct Site {
  std::vector<std::string> origins;  // "https://mafia.example", exactly as a browser says it
  Token::Channel channel = Token::Channel::plain;
  std::span<const Asset> assets;

  bool lets_in(std::string_view origin) const;
  // Of the request's Host if that is one of ours, "ws" or "wss" in front; otherwise empty.
  std::string socket_address(std::string_view host) const;
};

struct PublicAddress {  // of --public-url
  std::string scheme;   // "http" or "https"
  std::string host;     // in small letters, with its port unless it is the usual one
  std::string origin() const { return scheme + "://" + host; }
};
// Nothing: it is not the address of a site, or has more than a host behind it.
std::optional<PublicAddress> read_public_address(std::string_view text);

std::string origin_of(std::string_view scheme, std::string_view host, unsigned port);

}  // namespace omerta::server
