// The loop's inside: who is connected, what is waited for. Only shell.cpp and peers.cpp read this,
// because it knows Boost.Asio.
#pragma once
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <unordered_map>

#include "server/http/guests.h"
#include "server/shell/metrics.h"
#include "server/shell/shell.h"

namespace omerta::server {
namespace asio = boost::asio;
using asio::ip::tcp;
using Failure = boost::system::error_code;

constexpr std::size_t kReadBytes = 16 * 1024;

struct Peer {
  Connection number = 0;
  tcp::socket socket;
  std::unique_ptr<Transport> transport;
  Conversation talk;
  std::string address;  // as the limits know it; empty: a proxy's own
  // `open`: the core knows it; `left`: and knows that it is gone.
  enum class Stage : std::uint8_t { arriving, known, open, left } stage = Stage::arriving;
  enum class Wait : std::uint8_t { no, yes } reads = Wait::no, writes = Wait::no;
  enum class Finished : std::uint8_t { no, yes } finished = Finished::no;
};

std::string key_of(asio::ip::address address);        // an address as the limits count it
std::string last_forwarded(const std::string& list);  // the one the nearest proxy has seen
std::size_t most_sockets();                           // that this process may have

class Shell::Loop {
 public:
  Loop(Setup setup, Machine& machine, Shelf& shelf, Log& log);

  House& house() { return setup_.house; }
  std::uint16_t listen(const std::string& address, std::uint16_t port, Door door);
  void heed_signals();
  void run();
  void stop();

 private:
  struct Entrance {
    tcp::acceptor acceptor;
    Door door;
  };
  void accept(Entrance& entrance);
  void welcome(tcp::socket socket, Door door);
  bool has_place(const std::string& address, std::int64_t now);
  bool send_idle_away(const std::string& address);

  Peer* find(Connection number);
  void await_read(Peer& peer);
  void await_write(Peer& peer);
  void read(Connection number);
  void flush(Connection number);
  void settle(Peer& peer);
  void understand(Peer& peer, Conversation::News news);
  void open(Peer& peer, const Conversation::News& news);
  void say_gone(Peer& peer);
  void drop(Peer& peer);

  void await_step();
  void step();
  void carry_out(const Outputs& outputs);
  void await_due();
  void look_at_disk(std::int64_t now);
  void await_round();
  void round();
  void await_signal();
  void begin_to_stop();
  void go_on_stopping();

  void report(std::vector<Input> told);
  void lost();
  Watched watched();

  Setup setup_;
  Machine& machine_;
  Log& log_;
  Guests guests_;
  Counted counted_;
  asio::io_context io_{1};
  asio::steady_timer due_{io_};
  std::optional<std::int64_t> due_at_;  // what it is set for
  asio::steady_timer round_{io_};
  asio::signal_set signals_{io_};
  std::vector<std::unique_ptr<Entrance>> entrances_;
  std::unordered_map<Connection, std::unique_ptr<Peer>> peers_;
  std::size_t most_sockets_ = most_sockets();
  Connection last_ = 0;
  std::vector<Input> inputs_;
  enum class Step : std::uint8_t { none, awaited } step_ = Step::none;
  enum class Stopping : std::uint8_t { no, for_disk, for_peers } stopping_ = Stopping::no;
  std::int64_t stopping_since_ = 0;
  std::int64_t looked_around_ = 0;
  std::uint64_t reported_ = 0;             // rows, when the disk was looked at last
  std::int64_t moved_at_ = 0;              // when it had reported another one, or none was waiting
  std::int64_t disk_stands_ = 0;           // since then
  std::int64_t gave_back_ = 0;             // unused memory to the system
  std::array<char, kReadBytes> buffer_{};  // one for all
  Disk disk_;                              // last: its thread posts to the loop
};

}  // namespace omerta::server
