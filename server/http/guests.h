// How many sockets each address has, and how fast it opens new ones.
#pragma once
#include <cstdint>
#include <map>
#include <string>

#include "server/http/pace.h"

namespace omerta::server {

enum class Entry : std::uint8_t { welcome, too_many, too_many_handshakes, too_fast };

class Guests {
 public:
  explicit Guests(const Limits& limits) : limits_{limits} {}

  // A new socket, whose request has yet to come. Only a welcome one is counted.
  Entry arrive(const std::string& address, std::int64_t now);
  void introduced(const std::string& address);  // its request has come
  void leave(const std::string& address);       // one that was introduced
  void leave_unintroduced(const std::string& address);

  void forget_idle(std::int64_t now);  // addresses that have nothing open and are not in a hurry
  std::size_t addresses() const { return known_.size(); }

 private:
  struct Guest {
    int sockets = 0;
    int handshakes = 0;
    Pace pace;
  };
  Limits limits_;
  std::map<std::string, Guest> known_;
};

}  // namespace omerta::server
