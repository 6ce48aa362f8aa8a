// Blocking sockets with a time limit, and the little of HTTP and WebSocket a client needs.
#include "tests/server/shell/raw_client.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <utility>

namespace omerta::server {
namespace {

constexpr int kSeconds = 8;  // longer than anything takes

}  // namespace

RawClient::RawClient(std::uint16_t port, int receive_buffer) {
  socket_ = socket(AF_INET, SOCK_STREAM, 0);
  if (receive_buffer > 0) {
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  }
  const timeval limit{kSeconds, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) std::abort();
}

RawClient::RawClient(RawClient&& other) noexcept
    : socket_{std::exchange(other.socket_, -1)}, read_{std::move(other.read_)} {}

RawClient::~RawClient() {
  if (socket_ >= 0) close(socket_);
}

bool RawClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::string RawClient::read(std::size_t most) {
  if (!read_.empty()) return std::exchange(read_, {});
  std::string bytes(most, '\0');
  const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
  bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(0, got)));
  return bytes;
}

bool RawClient::is_closed() {
  char bytes[65536];
  for (;;) {
    const ssize_t got = recv(socket_, bytes, sizeof bytes, 0);
    if (got == 0) return true;
    if (got < 0) return errno == ECONNRESET;
  }
}

bool RawClient::fill() {
  char bytes[65536];
  const ssize_t got = recv(socket_, bytes, sizeof bytes, 0);
  if (got <= 0) return false;
  read_.append(bytes, static_cast<std::size_t>(got));
  return true;
}

RawClient::Reply RawClient::reply(Body body) {
  while (read_.find("\r\n\r\n") == std::string::npos) {
    if (!fill()) return {};
  }
  const std::size_t end = read_.find("\r\n\r\n");
  Reply reply;
  reply.status = std::atoi(read_.substr(9, 3).c_str());
  std::size_t at = read_.find("\r\n") + 2;
  while (at < end) {
    const std::size_t stop = read_.find("\r\n", at);
    const std::size_t colon = read_.find(": ", at);
    std::string name = read_.substr(at, colon - at);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    reply.fields.emplace(name, read_.substr(colon + 2, stop - colon - 2));
    at = stop + 2;
  }
  read_.erase(0, end + 4);
  const bool none = body == Body::none || reply.status == 101 || reply.status == 304;
  const auto size = static_cast<std::size_t>(std::atoi(reply.field("content-length").c_str()));
  while (!none && read_.size() < size && fill()) {
  }
  if (!none) {
    reply.body = read_.substr(0, size);
    read_.erase(0, size);
  }
  return reply;
}

std::string RawClient::Reply::field(const std::string& name) const {
  return fields.count(name) == 1 ? fields.find(name)->second : std::string{};
}

int RawClient::Message::code() const {
  if (text.size() < 2) return 0;
  return static_cast<unsigned char>(text[0]) * 256 + static_cast<unsigned char>(text[1]);
}

std::optional<RawClient::Message> RawClient::message() {
  const auto need = [this](std::size_t size) {
    while (read_.size() < size) {
      if (!fill()) return false;
    }
    return true;
  };
  const auto byte = [this](std::size_t at) {
    return static_cast<std::size_t>(static_cast<unsigned char>(read_[at]));
  };
  if (!need(2)) return std::nullopt;
  std::size_t size = byte(1);
  std::size_t head = 2;
  if (size == 126) {
    if (!need(4)) return std::nullopt;
    size = byte(2) * 256 + byte(3);
    head = 4;
  }
  if (!need(head + size)) return std::nullopt;
  Message message{static_cast<int>(byte(0) & 0x0F), read_.substr(head, size)};
  read_.erase(0, head + size);
  return message;
}

bool RawClient::open(const std::string& origin, const std::string& cookie) {
  send(upgrade(origin, cookie.empty() ? "" : "Cookie: " + cookie + "\r\n"));
  return reply().status == 101;
}

std::string get(std::string_view path, std::string_view more, std::string_view method) {
  std::string text{method};
  return text.append(" ").append(path).append(" HTTP/1.1\r\nHost: 127.0.0.1\r\n").append(more) +
         "\r\n";
}

std::string upgrade(const std::string& origin, const std::string& more) {
  return get("/ws", "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nOrigin: " + origin +
                        "\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                        more);
}

std::string frame(int opcode, std::string_view text, Mask mask) {
  std::string bytes(1, static_cast<char>(0x80 | opcode));
  const int masked = mask == Mask::yes ? 0x80 : 0;
  if (text.size() < 126) {
    bytes += static_cast<char>(masked | static_cast<int>(text.size()));
  } else if (text.size() > 0xFFFF) {
    bytes += static_cast<char>(masked | 127);
    for (int i = 7; i >= 0; --i) bytes += static_cast<char>(text.size() >> 8 * i & 0xFF);
  } else {
    bytes += static_cast<char>(masked | 126);
    bytes += static_cast<char>(text.size() >> 8);
    bytes += static_cast<char>(text.size() & 0xFF);
  }
  if (mask == Mask::no) return bytes.append(text);
  const std::string_view key = "\x12\x34\x56\x78";
  bytes += key;
  for (std::size_t i = 0; i < text.size(); ++i) bytes += static_cast<char>(text[i] ^ key[i % 4]);
  return bytes;
}

std::string part(int opcode, std::string_view text) {
  std::string bytes = frame(opcode, text);
  bytes[0] = static_cast<char>(opcode);
  return bytes;
}

}  // namespace omerta::server
