// Asking the system for its network interfaces.
#include "server/shell/addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace omerta::server {
namespace {

bool is_of_home(std::uint32_t address) {  // RFC 1918
  return address >> 24 == 10 || address >> 20 == 0xAC1 || address >> 16 == 0xC0A8;
}

using Ranked = std::pair<int, std::string>;

Ranked four(const sockaddr_in& address) {
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size());
  const std::uint32_t number = ntohl(address.sin_addr.s_addr);
  if (number >> 16 == 0xA9FE) return {-1, {}};  // nobody gave it one
  return {is_of_home(number) ? 0 : 1, text.data()};
}

Ranked six(const sockaddr_in6& address) {
  if (IN6_IS_ADDR_LINKLOCAL(&address.sin6_addr)) return {-1, {}};
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, &address.sin6_addr, text.data(), text.size());
  return {2, text.data()};
}

Ranked ranked(const ifaddrs& each) {
  constexpr unsigned kUp = IFF_UP | IFF_RUNNING;
  const bool used = (each.ifa_flags & kUp) == kUp && (each.ifa_flags & IFF_LOOPBACK) == 0;
  if (!used || each.ifa_addr == nullptr) return {-1, {}};
  if (each.ifa_addr->sa_family == AF_INET) {
    return four(*reinterpret_cast<const sockaddr_in*>(each.ifa_addr));
  }
  if (each.ifa_addr->sa_family == AF_INET6) {
    return six(*reinterpret_cast<const sockaddr_in6*>(each.ifa_addr));
  }
  return {-1, {}};
}

}  // namespace

std::vector<std::string> reachable_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  std::vector<Ranked> found;
  for (const ifaddrs* each = first; each != nullptr; each = each->ifa_next) {
    Ranked address = ranked(*each);
    if (address.first >= 0) found.push_back(std::move(address));
  }
  freeifaddrs(first);
  std::sort(found.begin(), found.end());
  std::vector<std::string> all;
  for (Ranked& each : found) all.push_back(std::move(each.second));
  return all;
}

std::string machine_name() {
  std::array<char, 256> text{};
  if (gethostname(text.data(), text.size() - 1) != 0) return {};
  std::string name{text.data()};
  for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  const bool usable = std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '.';
  });
  return usable ? name : std::string{};
}

}  // namespace omerta::server
