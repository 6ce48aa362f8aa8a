// A client that sends any bytes, sensible or not, and reads what comes.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::server {

class RawClient {
 public:
  explicit RawClient(std::uint16_t port, int receive_buffer = 0);
  ~RawClient();
  RawClient(RawClient&& other) noexcept;
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  bool send(std::string_view bytes);           // false: the other side has hung up
  std::string read(std::size_t most = 65536);  // what is there; waits for some; empty: the end
  bool is_closed();                            // waits for it, some seconds
  int handle() const { return socket_; }

  struct Reply {
    int status = 0;
    std::multimap<std::string, std::string> fields;  // names in small letters
    std::string body;
    std::string field(const std::string& name) const;
  };
  enum class Body { as_said, none };
  Reply reply(Body body = Body::as_said);  // the next one

  struct Message {
    int opcode = 0;
    std::string text;
    int code() const;  // of a closing frame
  };
  std::optional<Message> message();  // the next frame; nothing: hung up

  bool open(const std::string& origin, const std::string& cookie = {});  // a WebSocket

 private:
  bool fill();
  int socket_;
  std::string read_;
};

std::string get(std::string_view path, std::string_view more = {}, std::string_view method = "GET");
std::string upgrade(const std::string& origin, const std::string& more = {});
// What a browser sends; `masked` no: what none does.
enum class Mask { yes, no };
std::string frame(int opcode, std::string_view text, Mask mask = Mask::yes);
std::string part(int opcode, std::string_view text);  // not the last of its message

}  // namespace omerta::server
