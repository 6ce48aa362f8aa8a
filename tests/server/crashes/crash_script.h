// People at real sockets who open a room, are dealt cards and play a game to its end, while their
// server ends again and again; and what must hold each time.
#pragma once
#include <deque>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "client/device.h"
#include "client/line/socket.h"
#include "client/player.h"
#include "tests/server/crashes/crash_disk.h"

namespace omerta::server {

enum class Writes { first, later };  // before it says so, or after

class CrashServer;

class CrashScript {
 public:
  CrashScript(std::filesystem::path folder, Writes writes);
  ~CrashScript();

  // The points at which the first servers end; those after them live.
  void lives(std::vector<std::size_t> points) { ends_.assign(points.begin(), points.end()); }
  std::string play();  // what is wrong; empty: nothing
  int crashes() const { return crashes_; }
  std::size_t acknowledged() const;
  std::size_t points() const { return points_; }  // that the last server has passed

 private:
  struct Person {
    explicit Person(std::uint64_t seed) : player{seed}, dice{seed, 5} {}
    client::Device device;
    client::Player player;
    chance::Dice dice;
    client::Socket socket;
    std::string token = client::drawn_token();
    bool connected = false;
    std::string pending;  // id of a command, and
    std::string frame;    // what is sent until it is answered
    std::deque<client::json::object> wishes;
    std::chrono::steady_clock::time_point sent;
    std::vector<std::string> acknowledged;  // ids of what was wished
    std::uint64_t answered = 0;             // the last beat
  };
  void start();
  bool connect(Person& person);
  void sit_down(Person& person, const std::string& places);
  void turn(Person& person);
  void hear(Person& person, const std::string& text);
  void answer(Person& person);
  void ask(Person& person);
  void wish();
  bool is_done() const;
  void look_at_server();
  std::string found_wrong(Evening evening) const;
  std::string state() const;  // for whoever looks for what hangs

  std::filesystem::path folder_;
  Writes writes_;
  std::unique_ptr<CrashServer> server_;
  std::deque<std::size_t> ends_;
  std::vector<std::unique_ptr<Person>> people_;
  std::string wrong_;
  int crashes_ = 0;
  std::size_t points_ = 0;
  bool gathered_ = false;
  std::chrono::steady_clock::time_point heard_;  // when somebody was told anything
};

}  // namespace omerta::server
