// A program that sits down in a room over a real socket and plays by its screen alone, game after
// game, until it is told to go. It comes back by itself when the line breaks.
#pragma once
#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "client/device.h"
#include "client/line/address.h"
#include "client/line/socket.h"
#include "client/player.h"

namespace omerta::client {

class Visit {
 public:
  struct Wish {
    Address address;
    std::string code;  // of the room
    std::string name;  // empty: one that is free
    Level level = Level::random;
  };
  enum class News : unsigned char { joined, game, over, lost, back };
  enum class End : unsigned char {
    stopped,      // it was told to go
    not_reached,  // nobody answers
    refused,      // `why`: it may not come in
    put_out,      // the place is not its own any more
    replaced,     // somebody else speaks for the place
  };
  struct Ended {
    End end = End::stopped;
    std::string why;
  };

  Visit(Wish wish, std::function<void(News)> told);
  Ended run(const std::atomic<bool>& stop);
  const std::string& name() const { return name_; }
  const Device& device() const { return device_; }

 private:
  using Clock = std::chrono::steady_clock;
  using Outcome = std::optional<Ended>;  // nothing: it goes on
  Outcome sit(const std::atomic<bool>& stop);
  Outcome take(const std::string& text);
  Outcome left(std::uint16_t code);
  void arrive(std::string_view kind);
  void follow();
  void join();
  bool wait_a_little(const std::atomic<bool>& stop);
  void send(const std::string& frame);
  void keep_alive();

  Wish wish_;
  std::function<void(News)> told_;
  std::string token_ = drawn_token();
  std::string name_;
  Device device_;
  Player player_;
  Socket socket_;
  std::string stage_;
  int names_tried_ = 0;
  int failures_ = 0;   // in a row
  int strangers_ = 0;  // how often the place was said not to be its own, in a row
  Clock::time_point since_ = Clock::now();  // the line is broken
  Clock::time_point sent_ = Clock::now();
};

}  // namespace omerta::client
