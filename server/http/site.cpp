// Origins, compared letter by letter.
#include "server/http/site.h"

#include <algorithm>

namespace omerta::server {
namespace {

bool is_of_host(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == ':' ||
         c == '[' || c == ']';
}

std::string without_usual_port(std::string_view scheme, std::string host) {
  const std::string_view usual = scheme == "https" ? ":443" : ":80";
  if (host.size() > usual.size() && host.ends_with(usual)) host.resize(host.size() - usual.size());
  return host;
}

}  // namespace

bool Site::lets_in(std::string_view origin) const {
  return std::find(origins.begin(), origins.end(), origin) != origins.end();
}

std::string Site::socket_address(std::string_view host) const {
  const bool secure = channel == Token::Channel::secure;
  const std::string origin = std::string{secure ? "https://" : "http://"}.append(host);
  if (!lets_in(origin)) return {};
  return std::string{secure ? "wss://" : "ws://"}.append(host);
}

std::optional<PublicAddress> read_public_address(std::string_view text) {
  PublicAddress address;
  for (const std::string_view scheme : {"http", "https"}) {
    const std::string start = std::string{scheme} + "://";
    if (text.starts_with(start)) {
      address.scheme = scheme;
      text.remove_prefix(start.size());
      break;
    }
  }
  if (text.ends_with('/')) text.remove_suffix(1);
  const bool plain = !text.empty() && std::all_of(text.begin(), text.end(), is_of_host);
  if (address.scheme.empty() || !plain || text.front() == ':') return std::nullopt;
  const std::string_view behind = text.substr(text.rfind(']') + 1);            // of an IPv6 address
  if (std::count(behind.begin(), behind.end(), ':') > 1) return std::nullopt;  // two ports
  address.host = without_usual_port(address.scheme, std::string{text});
  return address;
}

std::string origin_of(std::string_view scheme, std::string_view host, unsigned port) {
  const bool six = host.find(':') != std::string_view::npos;
  std::string name = six ? "[" + std::string{host} + "]" : std::string{host};
  name += ":" + std::to_string(port);
  return std::string{scheme} + "://" + without_usual_port(scheme, std::move(name));
}

}  // namespace omerta::server
