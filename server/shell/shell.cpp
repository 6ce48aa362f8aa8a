// Listening, waking the core, the clock, and the end of it all.
#include "server/shell/shell.h"

#include <malloc.h>
#include <netinet/tcp.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <utility>

#include "server/room/limits.h"
#include "server/shell/clock.h"
#include "server/shell/loop.h"

namespace omerta::server {
namespace {

constexpr int kSendBuffer = 64 * 1024;  // the kernel's: a slow reader is noticed soon
constexpr int kUnanswered = 15'000;     // milliseconds until the kernel gives a peer up
constexpr std::chrono::milliseconds kRound{500};
constexpr std::chrono::milliseconds kStoppingRound{20};
constexpr std::chrono::milliseconds kAfterFailedAccept{100};
constexpr std::int64_t kForDisk = 1'000;  // milliseconds it gets when the server stops
constexpr std::int64_t kLookAround = 5'000;
constexpr std::int64_t kGiveBack = 20'000;
constexpr int kExitLost = 70;

void prepare(tcp::socket& socket) {
  Failure ignored;
  socket.non_blocking(true, ignored);
  socket.set_option(tcp::no_delay{true}, ignored);
  socket.set_option(asio::socket_base::send_buffer_size{kSendBuffer}, ignored);
  setsockopt(socket.native_handle(), IPPROTO_TCP, TCP_USER_TIMEOUT, &kUnanswered,
             sizeof kUnanswered);
}

}  // namespace

Shell::Loop::Loop(Setup setup, Machine& machine, Shelf& shelf, Log& log)
    : setup_{std::move(setup)},
      machine_{machine},
      log_{log},
      guests_{setup_.house.limits},
      disk_{shelf,
            {[this](std::vector<Input> told) { report(std::move(told)); }, [this] { lost(); }}} {
  setup_.house.metrics = [this] { return metrics_text(watched()); };
  std::signal(SIGPIPE, SIG_IGN);  // OpenSSL writes to sockets that may be closed
}

// --- the door ------------------------------------------------------------------------------------
std::uint16_t Shell::Loop::listen(const std::string& address, std::uint16_t port, Door door) {
  Failure failed;
  const auto where = asio::ip::make_address(address, failed);
  if (failed) return 0;
  const tcp::endpoint endpoint{where, port};
  tcp::acceptor acceptor{io_};
  acceptor.open(endpoint.protocol(), failed);
  if (failed) return 0;
  acceptor.set_option(tcp::acceptor::reuse_address{true}, failed);
  if (where.is_v6()) acceptor.set_option(asio::ip::v6_only{!where.is_unspecified()}, failed);
  acceptor.bind(endpoint, failed);
  if (!failed) acceptor.listen(asio::socket_base::max_listen_connections, failed);
  if (failed) return 0;
  const std::uint16_t bound = acceptor.local_endpoint().port();
  entrances_.push_back(std::make_unique<Entrance>(Entrance{std::move(acceptor), door}));
  accept(*entrances_.back());
  return bound;
}

void Shell::Loop::accept(Entrance& entrance) {
  entrance.acceptor.async_accept([this, &entrance](Failure failed, tcp::socket socket) {
    if (failed == asio::error::operation_aborted || stopping_ != Stopping::no) return;
    if (!failed) {
      welcome(std::move(socket), entrance.door);
      return accept(entrance);
    }
    const auto later = std::make_shared<asio::steady_timer>(io_, kAfterFailedAccept);
    later->async_wait([this, &entrance, later](Failure) {
      if (stopping_ == Stopping::no) accept(entrance);
    });
  });
}

bool Shell::Loop::has_place(const std::string& address, std::int64_t now) {
  Entry entry = guests_.arrive(address, now);
  if (entry == Entry::too_many && send_idle_away(address)) entry = guests_.arrive(address, now);
  if (entry == Entry::too_many) ++counted_.too_many;
  if (entry == Entry::too_many_handshakes) ++counted_.too_many_handshakes;
  if (entry == Entry::too_fast) ++counted_.too_fast;
  return entry == Entry::welcome;
}

// Browsers keep connections they may never use again.
bool Shell::Loop::send_idle_away(const std::string& address) {
  for (auto& [number, peer] : peers_) {
    if (peer->address != address || !peer->talk.is_idle()) continue;
    drop(*peer);
    return true;
  }
  return false;
}

void Shell::Loop::welcome(tcp::socket socket, Door door) {
  Failure failed;
  const auto from = socket.remote_endpoint(failed);
  if (failed || peers_.size() >= most_sockets_) return;
  std::string address = key_of(from.address());
  const auto& proxies = setup_.proxies;
  const std::int64_t now = clock_now().steady;
  if (std::find(proxies.begin(), proxies.end(), address) != proxies.end()) {
    address.clear();
  } else if (!has_place(address, now)) {
    return;
  }
  prepare(socket);
  ++counted_.accepted;
  const int handle = socket.native_handle();
  const bool secure = setup_.certificate != nullptr && door == Door::game;
  auto transport = secure ? setup_.certificate->transport(handle) : plain_transport(handle);
  const Connection number = ++last_;
  peers_.emplace(number, std::make_unique<Peer>(
                             Peer{number, std::move(socket), std::move(transport),
                                  Conversation{setup_.house, door, now}, std::move(address)}));
  await_read(*peers_.at(number));
}

// --- the core ------------------------------------------------------------------------------------
void Shell::Loop::await_step() {
  if (std::exchange(step_, Step::awaited) == Step::awaited) return;
  asio::post(io_, [this] { step(); });
}

void Shell::Loop::step() {
  step_ = Step::none;
  const std::vector<Input> inputs = std::exchange(inputs_, {});
  const auto begin = std::chrono::steady_clock::now();
  const Outputs outputs = machine_.step(inputs, clock_now());
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  counted_.step_took(took.count());
  carry_out(outputs);
  await_due();
}

// What many get is encoded once; what one gets is written together.
void Shell::Loop::carry_out(const Outputs& outputs) {
  const std::int64_t now = clock_now().steady;
  const std::string* last = nullptr;  // what is sent to many comes in a row
  Frame wire;
  std::vector<Connection> touched;
  for (const Output& output : outputs) {
    if (const auto* send = std::get_if<Send>(&output)) {
      Peer* peer = find(send->connection);
      if (peer == nullptr) continue;
      if (std::exchange(last, send->frame.get()) != last) wire = encode_text(*send->frame);
      peer->talk.send(wire, now);
      ++counted_.sent;
      touched.push_back(send->connection);
    } else if (const auto* close = std::get_if<Close>(&output)) {
      Peer* peer = find(close->connection);
      if (peer == nullptr) continue;
      peer->talk.close(static_cast<std::uint16_t>(close->code), now);
      touched.push_back(close->connection);
    } else if (const auto* append = std::get_if<Append>(&output)) {
      disk_.append(*append);
    } else if (const auto* reload = std::get_if<Reload>(&output)) {
      if (reload->why == Reload::Why::not_stored) log_.write("not-stored");
      disk_.reload(reload->room);
    } else if (std::holds_alternative<Quarantined>(output)) {
      log_.write("quarantined");
    } else {
      disk_.forget(std::get<Forget>(output).room);
    }
  }
  std::sort(touched.begin(), touched.end());
  touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
  for (const Connection each : touched) flush(each);
}

void Shell::Loop::await_due() {
  const auto due = machine_.due();
  if (due == due_at_) return;
  due_at_ = due;
  if (!due) {
    due_.cancel();
    return;
  }
  const std::int64_t left = std::max<std::int64_t>(1, *due - clock_now().steady);
  due_.expires_after(std::chrono::milliseconds{left});
  due_.async_wait([this](Failure failed) {
    if (failed) return;
    due_at_.reset();
    await_step();
  });
}

void Shell::Loop::report(std::vector<Input> told) {
  asio::post(io_, [this, told = std::move(told)] {
    inputs_.insert(inputs_.end(), told.begin(), told.end());
    await_step();
  });
}

void Shell::Loop::lost() {
  log_.write("store-lost");
  if (setup_.lost) return setup_.lost();
  std::_Exit(kExitLost);  // nothing may be acknowledged any more; the next start knows
}

Watched Shell::Loop::watched() {
  return {machine_.figures(), disk_.figures(), counted_,
          peers_.size(),      disk_.waiting(), disk_stands_};
}

// --- time and the end ----------------------------------------------------------------------------
void Shell::Loop::await_round() {
  round_.expires_after(stopping_ == Stopping::no ? kRound : kStoppingRound);
  round_.async_wait([this](Failure failed) {
    if (!failed) round();
  });
}

// What the core refuses to begin while the disk hangs, whoever watches the server learns from this.
void Shell::Loop::look_at_disk(std::int64_t now) {
  const Disk::Figures figures = disk_.figures();
  const std::uint64_t reported = figures.rows + figures.failures;
  const std::size_t waiting = disk_.waiting();
  if (std::exchange(reported_, reported) != reported || waiting == 0) moved_at_ = now;
  disk_stands_ = now - moved_at_;
  const bool busy = disk_stands_ >= kDiskWithin || waiting >= kMostUnstored;
  setup_.house.health = busy ? Health::busy : Health::well;
}

void Shell::Loop::round() {
  const std::int64_t now = clock_now().steady;
  look_at_disk(now);
  std::vector<Connection> woken;  // nearly all of them have nothing to say
  for (const auto& [number, peer] : peers_) {
    const Conversation::State before = peer->talk.state();
    peer->talk.wake(now);
    if (peer->talk.state() != before || !peer->talk.outbox.empty()) woken.push_back(number);
  }
  for (const Connection each : woken) flush(each);
  if (now - looked_around_ >= kLookAround) {
    looked_around_ = now;
    guests_.forget_idle(now);
    if (setup_.origins) setup_.house.site.origins = setup_.origins();
  }
  if (now - gave_back_ >= kGiveBack) {  // what a wave of people coming in has left behind
    gave_back_ = now;
    malloc_trim(0);
  }
  if (stopping_ != Stopping::no) go_on_stopping();
  await_round();
}

void Shell::Loop::await_signal() {
  signals_.async_wait([this](Failure failed, int signal) {
    if (failed) return;
    if (signal == SIGHUP && setup_.hung_up) setup_.hung_up();
    if (signal != SIGHUP) {
      begin_to_stop();
    } else if (setup_.certificate != nullptr) {
      const bool good = setup_.certificate->load().empty();
      log_.write("certificate", {{"loaded", good ? 1 : 0}});
    }
    await_signal();
  });
}

void Shell::Loop::heed_signals() {
  for (const int each : {SIGINT, SIGTERM, SIGHUP}) signals_.add(each);
  await_signal();
}

void Shell::Loop::run() {
  moved_at_ = clock_now().steady;
  await_step();
  await_round();
  io_.run();
}

void Shell::Loop::stop() {
  asio::post(io_, [this] { begin_to_stop(); });
}

void Shell::Loop::begin_to_stop() {
  if (stopping_ != Stopping::no) return io_.stop();
  log_.write("stopping", {{"sockets", static_cast<std::int64_t>(peers_.size())}});
  stopping_ = Stopping::for_disk;
  stopping_since_ = clock_now().steady;
  setup_.house.mood = House::Mood::stopping;
  Failure ignored;
  for (const auto& each : entrances_) each->acceptor.close(ignored);
  await_round();
}

// What is on its way to the disk is written and acknowledged first; then everybody is told.
void Shell::Loop::go_on_stopping() {
  const std::int64_t now = clock_now().steady;
  const std::int64_t passed = now - stopping_since_;
  const bool idle = disk_.waiting() == 0 && inputs_.empty() && step_ == Step::none;
  if (stopping_ == Stopping::for_disk && (idle || passed >= kForDisk)) {
    stopping_ = Stopping::for_peers;
    std::vector<Connection> all;
    for (const auto& [number, peer] : peers_) all.push_back(number);
    for (const Connection each : all) {
      Peer* peer = find(each);
      if (peer == nullptr) continue;
      if (peer->stage != Peer::Stage::open && peer->talk.outbox.empty()) {
        drop(*peer);
        continue;
      }
      peer->talk.close(static_cast<std::uint16_t>(Closing::stopping), now);
      flush(each);
    }
  }
  const bool over = stopping_ == Stopping::for_peers && peers_.empty();
  if (over || passed >= setup_.house.limits.stopping_time) io_.stop();
}

// --- from outside --------------------------------------------------------------------------------
Shell::Shell(Setup setup, Machine& machine, Shelf& shelf, Log& log)
    : loop_{std::make_unique<Loop>(std::move(setup), machine, shelf, log)} {}
Shell::~Shell() = default;
std::uint16_t Shell::listen(const std::string& address, std::uint16_t port, Door door) {
  return loop_->listen(address, port, door);
}
House& Shell::house() { return loop_->house(); }
void Shell::heed_signals() { loop_->heed_signals(); }
void Shell::run() { loop_->run(); }
void Shell::stop() { loop_->stop(); }

}  // namespace omerta::server
