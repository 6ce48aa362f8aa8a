// Where a server is: what a person types, taken apart.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace omerta::client {

struct Address {
  enum class Wire : unsigned char { open, encrypted } wire = Wire::open;
  std::string host;    // without the brackets of an IPv6 address
  std::string port;    // a number
  std::string origin;  // "https://mafia.example", as a browser would say it
};

// Of "http://…" or "https://…"; whatever stands behind host and port is left out. Nothing: it is no
// address.
std::optional<Address> read_address(std::string_view url);

}  // namespace omerta::client
