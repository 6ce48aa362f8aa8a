// Taking an address apart.
#include "client/line/address.h"

#include <algorithm>
#include <cctype>

namespace omerta::client {
namespace {

constexpr std::string_view kPlain = "http://";
constexpr std::string_view kSecure = "https://";
constexpr std::size_t kLongestHost = 253;
constexpr std::size_t kPortDigits = 5;

bool is_port(std::string_view text) {
  const bool digits = !text.empty() && text.size() <= kPortDigits &&
                      text.find_first_not_of("0123456789") == std::string_view::npos;
  return digits && std::stoi(std::string{text}) > 0 && std::stoi(std::string{text}) <= 65535;
}

bool is_host(std::string_view text) {
  return !text.empty() && text.size() <= kLongestHost &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) {
           return std::isalnum(c) != 0 || c == '.' || c == '-' || c == ':' || c == '_';
         });
}

}  // namespace

std::optional<Address> read_address(std::string_view url) {
  const bool secure = url.starts_with(kSecure);
  if (!secure && !url.starts_with(kPlain)) return {};
  const std::string_view scheme = secure ? kSecure : kPlain;
  std::string place{url.substr(scheme.size())};
  place = place.substr(0, place.find_first_of("/?#"));
  std::transform(place.begin(), place.end(), place.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const std::string usual = secure ? "443" : "80";
  Address address{.wire = secure ? Address::Wire::encrypted : Address::Wire::open};
  std::size_t behind = place.find(':');
  if (place.starts_with('[')) {
    const std::size_t end = place.find(']');
    if (end == std::string::npos) return {};
    address.host = place.substr(1, end - 1);
    behind = end + 1 < place.size() ? end + 1 : std::string::npos;
  } else {
    address.host = place.substr(0, behind);
    if (address.host.find(':') != std::string::npos) return {};
  }
  if (behind != std::string::npos && place[behind] != ':') return {};
  address.port = behind == std::string::npos ? usual : place.substr(behind + 1);
  if (!is_host(address.host) || !is_port(address.port)) return {};
  const std::string shown = place.starts_with('[') ? '[' + address.host + ']' : address.host;
  address.origin = std::string{scheme} + shown;
  if (address.port != usual) address.origin += ':' + address.port;
  return address;
}

}  // namespace omerta::client
