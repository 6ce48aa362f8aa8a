// An independent WebSocket client: Boost.Beast's.
#pragma once
#include <cstdint>
#include <memory>
#include <string>

namespace omerta::server {

class BeastClient {
 public:
  BeastClient(std::uint16_t port, const std::string& origin);
  ~BeastClient();
  std::string ask(const std::string& text);           // the answer to it
  std::string ask_in_parts(const std::string& text);  // one fragment a letter
  void ping();
  std::uint16_t closed_with();  // waits until the other side closes
  void close();                 // politely

 private:
  struct Stream;
  std::unique_ptr<Stream> stream_;
};

}  // namespace omerta::server
