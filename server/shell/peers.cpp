// Reading from sockets and writing to them.
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/bind_allocator.hpp>
#include <boost/asio/post.hpp>
#include <memory>
#include <utility>

#include "server/shell/clock.h"
#include "server/shell/loop.h"

namespace omerta::server {
namespace {

constexpr int kReadsInARow = 16;
constexpr std::size_t kPartsAtOnce = 16;

// For what waits as long as a socket is open: Asio's own way hands on the block of whatever was
// done last, which may be many times as large.
template <class T = void>
struct LeastMemory {
  using value_type = T;
  LeastMemory() = default;
  template <class Other>
  LeastMemory(const LeastMemory<Other>&) {}  // NOLINT: allocators become each other
  T* allocate(std::size_t count) { return std::allocator<T>{}.allocate(count); }
  void deallocate(T* block, std::size_t count) { std::allocator<T>{}.deallocate(block, count); }
  friend bool operator==(const LeastMemory&, const LeastMemory&) = default;
};

}  // namespace

// One person's devices share a network in IPv6: the first half of the address counts.
std::string key_of(asio::ip::address address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    address = asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
  }
  if (address.is_v4()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  if (!address.is_loopback()) std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return asio::ip::address_v6{bytes}.to_string();
}

std::string last_forwarded(const std::string& list) {
  const std::size_t comma = list.rfind(',');
  std::string last = comma == std::string::npos ? list : list.substr(comma + 1);
  last.erase(0, last.find_first_not_of(' '));
  Failure failed;
  const auto address = asio::ip::make_address(last, failed);
  return failed ? std::string{} : key_of(address);
}

std::size_t most_sockets() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur > 128 ? static_cast<std::size_t>(limit.rlim_cur) - 64 : 64;
}

Peer* Shell::Loop::find(Connection number) {
  const auto found = peers_.find(number);
  return found == peers_.end() ? nullptr : found->second.get();
}

void Shell::Loop::await_read(Peer& peer) {
  if (std::exchange(peer.reads, Peer::Wait::yes) == Peer::Wait::yes) return;
  const auto readable = [this, number = peer.number](Failure) {
    if (Peer* waiting = find(number)) {
      waiting->reads = Peer::Wait::no;
      read(number);
    }
  };
  peer.socket.async_wait(tcp::socket::wait_read, asio::bind_allocator(LeastMemory<>{}, readable));
}

void Shell::Loop::await_write(Peer& peer) {
  if (std::exchange(peer.writes, Peer::Wait::yes) == Peer::Wait::yes) return;
  peer.socket.async_wait(tcp::socket::wait_write, [this, number = peer.number](Failure) {
    if (Peer* waiting = find(number)) {
      waiting->writes = Peer::Wait::no;
      read(number);  // TLS may have waited to write in order to read
    }
  });
}

void Shell::Loop::read(Connection number) {
  for (int i = 0; i < kReadsInARow; ++i) {
    Peer* peer = find(number);
    if (peer == nullptr) return;
    const Moved moved = peer->transport->read(buffer_);
    if (moved.how == Moved::How::ended) return drop(*peer);
    if (moved.how == Moved::How::some) {
      const std::string_view bytes{buffer_.data(), moved.bytes};
      understand(*peer, peer->talk.take(bytes, clock_now().steady));
      flush(number);
      if (moved.rest == Moved::Rest::unknown) continue;
      if (Peer* still = find(number)) await_read(*still);  // what comes meanwhile wakes it at once
      return;
    }
    moved.how == Moved::How::wait_to_read ? await_read(*peer) : await_write(*peer);
    return flush(number);
  }
  asio::post(io_, [this, number] { read(number); });
}

void Shell::Loop::flush(Connection number) {
  Peer* peer = find(number);
  if (peer == nullptr) return;
  Outbox& outbox = peer->talk.outbox;
  const std::int64_t now = clock_now().steady;
  while (!outbox.empty()) {
    const Moved moved = peer->transport->write(outbox.first(kPartsAtOnce));
    if (moved.how == Moved::How::ended) return drop(*peer);
    if (moved.how == Moved::How::wait_to_write) await_write(*peer);
    if (moved.how != Moved::How::some) break;
    outbox.written(moved.bytes, now);
    if (outbox.empty()) understand(*peer, peer->talk.drained(now));
  }
  settle(*peer);
}

void Shell::Loop::settle(Peer& peer) {
  using State = Conversation::State;
  const State state = peer.talk.state();
  if (state != State::websocket) say_gone(peer);
  const bool sent = peer.talk.outbox.empty();
  if (state == State::dead || (state == State::over && sent)) return drop(peer);
  if (state == State::ending && sent && peer.finished == Peer::Finished::no) {
    peer.finished = Peer::Finished::yes;
    peer.transport->finish();
  }
}

void Shell::Loop::understand(Peer& peer, Conversation::News news) {
  counted_.requests += static_cast<std::uint64_t>(news.requests);
  if (news.requests > 0 && peer.stage == Peer::Stage::arriving) {
    peer.stage = Peer::Stage::known;
    if (!peer.address.empty()) guests_.introduced(peer.address);
  }
  if (news.opened) open(peer, news);
  if (peer.stage != Peer::Stage::open || stopping_ != Stopping::no) return;
  counted_.received += news.messages.size();
  for (std::string& each : news.messages) {
    inputs_.emplace_back(Received{peer.number, std::move(each)});
  }
  if (!inputs_.empty()) await_step();
}

// Behind a proxy the address is the one the proxy has seen, and is counted only now.
void Shell::Loop::open(Peer& peer, const Conversation::News& news) {
  const std::int64_t now = clock_now().steady;
  if (peer.address.empty()) {
    const std::string forwarded = last_forwarded(news.forwarded);
    if (!forwarded.empty()) {
      if (!has_place(forwarded, now)) {
        return peer.talk.close(static_cast<std::uint16_t>(Closing::policy), now);
      }
      guests_.introduced(forwarded);
      peer.address = forwarded;
    }
  }
  ++counted_.opened;
  peer.stage = Peer::Stage::open;
  inputs_.emplace_back(Opened{peer.number, *news.opened, peer.address});
}

void Shell::Loop::say_gone(Peer& peer) {
  if (peer.stage != Peer::Stage::open) return;
  peer.stage = Peer::Stage::left;
  const std::uint16_t code = peer.talk.closed_with();
  if (code == static_cast<std::uint16_t>(Closing::too_slow)) ++counted_.closed_slow;
  if (code >= 1002 && code <= 1009) ++counted_.closed_wrong;
  inputs_.emplace_back(Gone{peer.number});
  await_step();
}

void Shell::Loop::drop(Peer& peer) {
  say_gone(peer);
  if (!peer.address.empty()) {
    peer.stage == Peer::Stage::arriving ? guests_.leave_unintroduced(peer.address)
                                        : guests_.leave(peer.address);
  }
  peers_.erase(peer.number);
}

}  // namespace omerta::server
