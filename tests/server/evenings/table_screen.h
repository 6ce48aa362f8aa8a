// The screen in the middle of the table, over a real socket: the host of a room who does not play.
#pragma once
#include <chrono>
#include <functional>
#include <string>

#include "client/command_id.h"
#include "client/device.h"
#include "client/line/socket.h"

namespace omerta::server {

class TableScreen {
 public:
  explicit TableScreen(const std::string& url);

  bool open_room();  // false: nobody answers
  bool come_back();
  // Sends it again until it is answered; what it came to.
  client::Outcome command(const client::json::object& action);
  // Reads what comes, and reconnects where the line breaks, until it holds or so much time is over.
  bool until(const std::function<bool(const client::Device&)>& holds, std::chrono::seconds at_most);
  const client::Device& device() const { return device_; }
  const std::string& token() const { return token_; }
  std::string stage() const;

 private:
  bool hear(std::chrono::milliseconds at_most);  // false: the line is broken
  client::Address address_;
  std::string token_ = client::drawn_token();
  client::Socket socket_;
  client::Device device_;
  chance::Dice dice_;
  std::chrono::steady_clock::time_point sent_;
};

}  // namespace omerta::server
