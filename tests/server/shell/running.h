// A server on the loopback address in a thread of its own, with an echo in the place of the core.
#pragma once
#include <atomic>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "server/shell/shell.h"

namespace omerta::server {

// "…" comes back as it is; "burst N" brings N frames of 4 KiB; "close N" closes with N; "keep TEXT"
// is stored first and comes back as "kept TEXT"; "later N" comes after N milliseconds.
class Echo final : public Machine {
 public:
  Outputs step(std::span<const Input> inputs, Now now) override;
  std::optional<std::int64_t> due() const override;
  Figures figures() const override { return {.connections = open_}; }

  int opened() const { return opened_; }
  int gone() const { return gone_; }
  std::vector<Device> devices() const;
  std::vector<std::string> addresses() const;

 private:
  Outputs hear(const Received& received, Now now);

  std::atomic<int> opened_ = 0;
  std::atomic<int> gone_ = 0;
  std::atomic<std::size_t> open_ = 0;
  mutable std::mutex mutex_;
  std::vector<Device> devices_;
  std::vector<std::string> addresses_;
  std::uint64_t row_ = 0;
  std::map<std::uint64_t, Send> kept_;
  std::multimap<std::int64_t, Send> later_;
};

class HangingShelf final : public Shelf {  // a disk that does not answer for as long as it is told
 public:
  void hang() { mood_ = Mood::hanging; }
  void go_on() { mood_ = Mood::working; }
  std::vector<Outcome> keep(std::span<const Append> rows) override;
  Outcome forget(RoomId room) override { return under_.forget(room); }
  std::optional<Rows> read(RoomId room) override { return under_.read(room); }

 private:
  enum class Mood : std::uint8_t { working, hanging };
  std::atomic<Mood> mood_ = Mood::working;
  MemoryShelf under_;
};

struct Running {
  explicit Running(const Limits& limits = {}, Certificate* certificate = nullptr,
                   std::vector<std::string> proxies = {});
  ~Running();
  void stop();  // and wait
  std::string logged() const { return log_text.str(); }

  std::uint16_t port = 0;
  std::uint16_t metrics_port = 0;
  std::string origin;
  Echo echo;
  SystemEntropy entropy;
  HangingShelf shelf;
  std::ostringstream log_text;
  Log log{log_text};
  std::unique_ptr<Shell> shell;
  std::thread thread;
};

// True as soon as it holds, false after some seconds.
template <class Holds>
bool soon(Holds holds) {
  for (int i = 0; i < 500; ++i) {
    if (holds()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return false;
}

}  // namespace omerta::server
