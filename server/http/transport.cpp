// Plain sockets by the system's calls; TLS by OpenSSL on the same socket. Both are asked when the
// socket is ready, so that there is one way of reading and writing, and an idle connection keeps no
// buffer.
#include "server/http/transport.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "engine/expect.h"

namespace omerta::server {
namespace {

using How = Moved::How;

class Plain final : public Transport {
 public:
  explicit Plain(int socket) : socket_{socket} {}

  Moved read(std::span<char> into) override {
    Moved moved = result(recv(socket_, into.data(), into.size(), 0), How::wait_to_read);
    if (moved.bytes < into.size()) moved.rest = Moved::Rest::none;
    return moved;
  }

  Moved write(std::span<const std::string_view> parts) override {
    std::array<iovec, 16> vectors{};
    const std::size_t count = std::min(parts.size(), vectors.size());
    for (std::size_t i = 0; i < count; ++i) {
      vectors[i] = {const_cast<char*>(parts[i].data()), parts[i].size()};
    }
    msghdr message{};
    message.msg_iov = vectors.data();
    message.msg_iovlen = count;
    return result(sendmsg(socket_, &message, MSG_NOSIGNAL), How::wait_to_write);
  }

  void finish() override { shutdown(socket_, SHUT_WR); }

 private:
  static Moved result(ssize_t moved, How wait) {
    if (moved > 0) return {.how = How::some, .bytes = static_cast<std::size_t>(moved)};
    const bool later = moved < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
    return {.how = later ? wait : How::ended};
  }
  int socket_;
};

class Tls final : public Transport {
 public:
  Tls(SSL_CTX* context, int socket) : ssl_{SSL_new(context)}, socket_{socket} {
    expect(ssl_ != nullptr && SSL_set_fd(ssl_, socket) == 1);
    SSL_set_accept_state(ssl_);
  }
  ~Tls() override { SSL_free(ssl_); }
  Tls(const Tls&) = delete;
  Tls& operator=(const Tls&) = delete;

  Moved read(std::span<char> into) override {
    ERR_clear_error();
    return result(SSL_read(ssl_, into.data(), static_cast<int>(into.size())));
  }

  Moved write(std::span<const std::string_view> parts) override {
    if (parts.empty() || !SSL_is_init_finished(ssl_)) return {.how = How::wait_to_read};
    ERR_clear_error();
    return result(SSL_write(ssl_, parts[0].data(), static_cast<int>(parts[0].size())));
  }

  void finish() override {
    if (SSL_is_init_finished(ssl_)) SSL_shutdown(ssl_);
    shutdown(socket_, SHUT_WR);
  }

 private:
  Moved result(int moved) {
    if (moved > 0) return {.how = How::some, .bytes = static_cast<std::size_t>(moved)};
    const int error = SSL_get_error(ssl_, moved);
    if (error == SSL_ERROR_WANT_READ) return {.how = How::wait_to_read};
    if (error == SSL_ERROR_WANT_WRITE) return {.how = How::wait_to_write};
    return {.how = How::ended};
  }
  SSL* ssl_;
  int socket_;
};

std::string last_error() {
  std::array<char, 256> text{};
  ERR_error_string_n(ERR_peek_last_error(), text.data(), text.size());
  ERR_clear_error();
  return text.data();
}

}  // namespace

std::unique_ptr<Transport> plain_transport(int socket) { return std::make_unique<Plain>(socket); }

struct Certificate::Context {
  explicit Context(SSL_CTX* made) : use{made} {}
  ~Context() { SSL_CTX_free(use); }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  SSL_CTX* use;
};

Certificate::Certificate(std::string certificate_file, std::string key_file)
    : certificate_file_{std::move(certificate_file)}, key_file_{std::move(key_file)} {}

Certificate::~Certificate() = default;

std::string Certificate::load() {
  const auto fresh = std::make_shared<Context>(SSL_CTX_new(TLS_server_method()));
  SSL_CTX* use = fresh->use;
  expect(use != nullptr);
  SSL_CTX_set_min_proto_version(use, TLS1_2_VERSION);
  SSL_CTX_set_options(
      use, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  SSL_CTX_set_mode(use, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
                            SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_session_cache_mode(use, SSL_SESS_CACHE_OFF);
  const bool loaded = SSL_CTX_use_certificate_chain_file(use, certificate_file_.c_str()) == 1 &&
                      SSL_CTX_use_PrivateKey_file(use, key_file_.c_str(), SSL_FILETYPE_PEM) == 1 &&
                      SSL_CTX_check_private_key(use) == 1;
  if (!loaded) return last_error();
  context_ = fresh;
  return {};
}

std::unique_ptr<Transport> Certificate::transport(int socket) const {
  return std::make_unique<Tls>(context_->use, socket);
}

}  // namespace omerta::server
