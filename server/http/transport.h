// Bytes to and from one non-blocking socket, plainly or through TLS.
#pragma once
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace omerta::server {

struct Moved {
  // `wait_…`: nothing now; again once the socket can be read or written.
  enum class How : unsigned char { some, wait_to_read, wait_to_write, ended } how = How::ended;
  std::size_t bytes = 0;
  enum class Rest : unsigned char { unknown, none } rest = Rest::unknown;  // of what has come
};

class Transport {
 public:
  virtual ~Transport() = default;
  virtual Moved read(std::span<char> into) = 0;
  virtual Moved write(std::span<const std::string_view> parts) = 0;
  virtual void finish() = 0;  // nothing more will be written
};

std::unique_ptr<Transport> plain_transport(int socket);

// The certificate and its key; can be loaded again while the server runs.
class Certificate {
 public:
  Certificate(std::string certificate_file, std::string key_file);
  ~Certificate();
  std::string load();  // what is wrong; empty: it is in use from the next connection on
  std::unique_ptr<Transport> transport(int socket) const;

 private:
  struct Context;
  std::string certificate_file_;
  std::string key_file_;
  std::shared_ptr<Context> context_;
};

}  // namespace omerta::server
