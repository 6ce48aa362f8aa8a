// Boost.Beast's WebSocket in blocking calls: the one file of the tests that knows it.
#include "tests/server/shell/beast_client.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace omerta::server {
namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;

struct BeastClient::Stream {
  asio::io_context io;
  websocket::stream<asio::ip::tcp::socket> socket{io};

  std::string read() {
    boost::beast::flat_buffer buffer;
    socket.read(buffer);
    return boost::beast::buffers_to_string(buffer.data());
  }
};

BeastClient::BeastClient(std::uint16_t port, const std::string& origin)
    : stream_{std::make_unique<Stream>()} {
  auto& socket = stream_->socket;
  socket.next_layer().connect({asio::ip::address_v4::loopback(), port});
  websocket::permessage_deflate compression;  // offered, and not taken up
  compression.client_enable = true;
  socket.set_option(compression);
  socket.set_option(websocket::stream_base::decorator(
      [&origin](websocket::request_type& request) { request.set("Origin", origin); }));
  socket.handshake("127.0.0.1:" + std::to_string(port), "/ws");
}

BeastClient::~BeastClient() = default;

std::string BeastClient::ask(const std::string& text) {
  stream_->socket.write(asio::buffer(text));
  return stream_->read();
}

std::string BeastClient::ask_in_parts(const std::string& text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    stream_->socket.write_some(i + 1 == text.size(), asio::buffer(&text[i], 1));
  }
  return stream_->read();
}

void BeastClient::ping() { stream_->socket.ping({}); }

std::uint16_t BeastClient::closed_with() {
  boost::beast::flat_buffer buffer;
  boost::system::error_code failed;
  while (!failed) stream_->socket.read(buffer, failed);
  return stream_->socket.reason().code;
}

void BeastClient::close() { stream_->socket.close(websocket::close_code::normal); }

}  // namespace omerta::server
