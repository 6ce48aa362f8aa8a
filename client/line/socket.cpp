// Sockets of the system, TLS by OpenSSL, frames by wslay.
#include "client/line/socket.h"

#include <netdb.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <sodium.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>
#include <wslay/wslay.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <utility>
#include <vector>

#include "engine/expect.h"

namespace omerta::client {
namespace {

constexpr int kSeconds = 8;  // for the system's calls
constexpr std::size_t kLongestHead = 16 * 1024;
constexpr std::uint64_t kLongestMessage = 4 * 1024 * 1024;

std::string base64(const std::uint8_t* bytes, std::size_t count, int variant) {
  std::string text(sodium_base64_encoded_len(count, variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes, count, variant);
  text.resize(std::strlen(text.c_str()));
  return text;
}

std::string drawn(std::size_t count, int variant) {
  expect(sodium_init() >= 0);
  std::vector<std::uint8_t> bytes(count);
  randombytes_buf(bytes.data(), bytes.size());
  return base64(bytes.data(), bytes.size(), variant);
}

int connected(const Address& address) {
  addrinfo wanted{};
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(address.host.c_str(), address.port.c_str(), &wanted, &found) != 0) return -1;
  int handle = -1;
  for (const addrinfo* each = found; each != nullptr && handle < 0; each = each->ai_next) {
    handle = socket(each->ai_family, each->ai_socktype | SOCK_CLOEXEC, each->ai_protocol);
    if (handle < 0) continue;
    const timeval limit{kSeconds, 0};
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    if (connect(handle, each->ai_addr, each->ai_addrlen) == 0) continue;
    close(handle);
    handle = -1;
  }
  freeaddrinfo(found);
  return handle;
}

}  // namespace

std::string drawn_token() { return drawn(32, sodium_base64_VARIANT_URLSAFE_NO_PADDING); }

struct Socket::Wire {
  ~Wire() { hang_up(); }
  void hang_up();
  bool secure(const std::string& host);
  bool shake_hands(const Address& address, const std::string& token);
  bool write(std::string_view bytes);
  bool read();  // what is there, or waits for some
  bool push() { return wslay_event_send(frames) == 0 && write(std::exchange(out, {})); }

  int handle = -1;
  SSL_CTX* context = nullptr;
  SSL* ssl = nullptr;
  wslay_event_context_ptr frames = nullptr;
  std::string in;
  std::string out;
  std::deque<std::string> messages;
  std::chrono::steady_clock::time_point heard;
};

namespace {

template <class Wire>
ssize_t hand_over(wslay_event_context_ptr context, std::uint8_t* to, std::size_t size, int,
                  void* wire) {
  std::string& in = static_cast<Wire*>(wire)->in;
  if (in.empty()) {
    wslay_event_set_error(context, WSLAY_ERR_WOULDBLOCK);
    return -1;
  }
  const std::size_t count = std::min(size, in.size());
  std::memcpy(to, in.data(), count);
  in.erase(0, count);
  return static_cast<ssize_t>(count);
}

template <class Wire>
ssize_t collect(wslay_event_context_ptr, const std::uint8_t* from, std::size_t size, int,
                void* wire) {
  static_cast<Wire*>(wire)->out.append(reinterpret_cast<const char*>(from), size);
  return static_cast<ssize_t>(size);
}

int mask(wslay_event_context_ptr, std::uint8_t* to, std::size_t size, void*) {
  randombytes_buf(to, size);
  return 0;
}

template <class Wire>
void end_message(wslay_event_context_ptr, const wslay_event_on_msg_recv_arg* message, void* wire) {
  if (message->opcode != WSLAY_TEXT_FRAME) return;
  static_cast<Wire*>(wire)->messages.emplace_back(reinterpret_cast<const char*>(message->msg),
                                                  message->msg_length);
}

}  // namespace

void Socket::Wire::hang_up() {
  if (frames != nullptr) wslay_event_context_free(frames);
  if (ssl != nullptr) SSL_free(ssl);
  if (context != nullptr) SSL_CTX_free(context);
  if (handle >= 0) close(handle);
  frames = nullptr;
  ssl = nullptr;
  context = nullptr;
  handle = -1;
}

bool Socket::Wire::secure(const std::string& host) {
  context = SSL_CTX_new(TLS_client_method());
  expect(context != nullptr);
  SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
  if (SSL_CTX_set_default_verify_paths(context) != 1) return false;
  ssl = SSL_new(context);
  expect(ssl != nullptr);
  SSL_set_tlsext_host_name(ssl, host.c_str());
  if (SSL_set1_host(ssl, host.c_str()) != 1 || SSL_set_fd(ssl, handle) != 1) return false;
  ERR_clear_error();
  return SSL_connect(ssl) == 1;
}

bool Socket::Wire::write(std::string_view bytes) {
  while (!bytes.empty()) {
    ERR_clear_error();
    const auto sent = ssl != nullptr
                          ? ssize_t{SSL_write(ssl, bytes.data(), static_cast<int>(bytes.size()))}
                          : ::send(handle, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool Socket::Wire::read() {
  std::array<char, 16384> bytes{};
  ERR_clear_error();
  const auto got = ssl != nullptr
                       ? ssize_t{SSL_read(ssl, bytes.data(), static_cast<int>(bytes.size()))}
                       : recv(handle, bytes.data(), bytes.size(), 0);
  if (got <= 0) return false;
  in.append(bytes.data(), static_cast<std::size_t>(got));
  heard = std::chrono::steady_clock::now();
  return true;
}

bool Socket::Wire::shake_hands(const Address& address, const std::string& token) {
  const bool open_wire = address.wire == Address::Wire::open;
  const std::string host = address.origin.substr(address.origin.find("//") + 2);
  const std::string cookie = std::string{open_wire ? "omerta-dev=" : "__Host-dev="} + token;
  const std::string key = drawn(16, sodium_base64_VARIANT_ORIGINAL);
  const std::string asked =
      "GET /ws HTTP/1.1\r\nHost: " + host +
      "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: " + address.origin +
      "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + "\r\nCookie: " + cookie +
      "\r\n\r\n";
  if (!write(asked)) return false;
  std::size_t end = std::string::npos;
  while ((end = in.find("\r\n\r\n")) == std::string::npos) {
    if (in.size() > kLongestHead || !read()) return false;
  }
  if (!in.starts_with("HTTP/1.1 101")) return false;
  in.erase(0, end + 4);
  return true;
}

Socket::Socket() : wire_{std::make_unique<Wire>()} {}
Socket::~Socket() = default;

bool Socket::open(const Address& address, const std::string& token) {
  wire_ = std::make_unique<Wire>();
  Wire& wire = *wire_;
  wire.handle = connected(address);
  if (wire.handle < 0) return false;
  if (address.wire == Address::Wire::encrypted && !wire.secure(address.host)) return false;
  if (!wire.shake_hands(address, token)) return false;
  wslay_event_callbacks callbacks{};
  callbacks.recv_callback = hand_over<Wire>;
  callbacks.send_callback = collect<Wire>;
  callbacks.genmask_callback = mask;
  callbacks.on_msg_recv_callback = end_message<Wire>;
  expect(wslay_event_context_client_init(&wire.frames, &callbacks, &wire) == 0);
  wslay_event_config_set_max_recv_msg_length(wire.frames, kLongestMessage);
  wire.heard = std::chrono::steady_clock::now();
  return true;
}

bool Socket::send(std::string_view text) {
  if (wire_->frames == nullptr) return false;
  const wslay_event_msg message{WSLAY_TEXT_FRAME,
                                reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
  return wslay_event_queue_msg(wire_->frames, &message) == 0 && wire_->push();
}

bool Socket::ping() {
  if (wire_->frames == nullptr) return false;
  const wslay_event_msg message{WSLAY_PING, nullptr, 0};
  return wslay_event_queue_msg(wire_->frames, &message) == 0 && wire_->push();
}

Socket::Heard Socket::wait(std::chrono::milliseconds at_most) {
  Wire& wire = *wire_;
  const Heard over{Heard::What::closed, {}, 0};
  if (wire.frames == nullptr) return over;
  if (wire.messages.empty()) {
    pollfd ready{wire.handle, POLLIN, 0};
    const bool there = !wire.in.empty() || (wire.ssl != nullptr && SSL_pending(wire.ssl) > 0) ||
                       poll(&ready, 1, static_cast<int>(at_most.count())) > 0;
    if (!there) return {};
    if (wire.in.empty() && !wire.read()) return over;
    if (wslay_event_recv(wire.frames) != 0) return over;
    (void)wire.push();  // pongs, and the answer to a goodbye
  }
  if (!wire.messages.empty()) {
    Heard heard{Heard::What::message, std::move(wire.messages.front()), 0};
    wire.messages.pop_front();
    return heard;
  }
  if (wslay_event_get_close_received(wire.frames) == 0) return {};
  return {Heard::What::closed, {}, wslay_event_get_status_code_received(wire.frames)};
}

std::chrono::steady_clock::time_point Socket::heard_at() const { return wire_->heard; }

}  // namespace omerta::client
