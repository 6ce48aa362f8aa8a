// A WebSocket to a server, as a program without a browser opens it: plain, or by TLS with the
// system's certificates. One thread, and nothing waits for ever.
#pragma once
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "client/line/address.h"

namespace omerta::client {

// By which the server knows the device: 256 bits, drawn here, so that a place outlives its
// connections.
std::string drawn_token();

class Socket {
 public:
  Socket();
  ~Socket();
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  // False: nobody answers, the certificate does not hold, or it is no such server.
  bool open(const Address& address, const std::string& token);
  bool send(std::string_view text);  // false: the other side has hung up
  bool ping();

  struct Heard {
    enum class What : std::uint8_t { message, nothing, closed } what = What::nothing;
    std::string text;
    std::uint16_t code = 0;  // with which it was closed; 0: without
  };
  Heard wait(std::chrono::milliseconds at_most);
  // When anything came last, pongs as well.
  std::chrono::steady_clock::time_point heard_at() const;

 private:
  struct Wire;
  std::unique_ptr<Wire> wire_;
};

}  // namespace omerta::client
