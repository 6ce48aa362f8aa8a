// A whole evening over real sockets: a server of its own with a short beat, people by the headless
// client, and lines that break all the time.
#pragma once
#include <deque>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "client/line/socket.h"
#include "client/moderator.h"
#include "client/player.h"
#include "server/shell/data_folder.h"
#include "server/shell/shell.h"

namespace omerta::server {

class EveningServer {  // in a thread of this process, its rooms in a folder
 public:
  EveningServer(const std::filesystem::path& folder, std::int64_t beat);
  ~EveningServer();
  std::string logged() const { return log_text_.str(); }
  std::uint16_t port = 0;

 private:
  std::unique_ptr<DataFolder> data_;
  SystemEntropy entropy_;
  Core core_;
  CoreMachine machine_{core_};
  std::ostringstream log_text_;
  Log log_{log_text_};
  std::unique_ptr<Shell> shell_;
  std::thread thread_;
};

class SocketEvening {
 public:
  struct Person {
    Person(std::uint64_t number, std::string sits_down_as)
        : player{number}, moderator{number}, kind{std::move(sits_down_as)} {}
    client::Device device;
    client::Player player;
    client::Moderator moderator;
    std::string kind;
    client::Socket socket;
    std::string token = client::drawn_token();
    bool connected = false;
    std::uint64_t answered = 0;  // the last beat
    int arrivals = 0;            // when the wish was sent last
    std::uint64_t messages = 0;  // in both directions, since the line was open
    std::deque<client::json::object> wishes;
    std::string wished;   // the frame of a wish that is not answered yet, and
    std::string pending;  // its id
    chance::Dice dice{0, 0};
  };

  // The first of the kinds opens the room; the others join it.
  SocketEvening(std::uint16_t port, const std::vector<std::string>& kinds);

  void moves_to(std::uint16_t port);  // another server has come for the one that is gone
  Person& person(std::size_t number) { return *people_[number]; }
  std::size_t people() const { return people_.size(); }
  int broken() const { return broken_; }
  std::string stage() const;
  // Everybody is in the room; the host's wishes are done; the game is over. False: not in time.
  bool gather();
  bool fulfil(std::vector<client::json::object> wishes);
  bool play();
  // Each line breaks after so many messages, before or after one; 0: it does not.
  void breaks_after(std::uint64_t messages) { breaks_after_ = messages; }
  bool pass(const std::function<bool()>& until);

 private:
  void turn(Person& person);
  void connect(Person& person);
  void hear(Person& person, const std::string& text);
  void act(Person& person);
  void send(Person& person, const std::string& frame);
  bool breaks(Person& person);

  client::Address address_;
  std::vector<std::unique_ptr<Person>> people_;
  std::uint64_t breaks_after_ = 0;
  int broken_ = 0;
};

// What the host of a small evening wishes until it begins: these in its chairs, and a quick game.
std::vector<client::json::object> wishes_of(const std::string& rulebook,
                                            const std::vector<std::string>& seated);

}  // namespace omerta::server
