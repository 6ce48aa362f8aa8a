// Under which addresses a phone on the same network can reach this machine.
#pragma once
#include <string>
#include <vector>

namespace omerta::server {

// IPv4 of home networks first, then other IPv4, then IPv6. Without loopback and link-local ones,
// which no phone can use.
std::vector<std::string> reachable_addresses();
std::string machine_name();  // in small letters; empty: it has none that a browser could use

}  // namespace omerta::server
