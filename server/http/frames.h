// WebSocket frames of one socket: what comes is put together and judged by wslay, what goes is
// encoded here. No socket; time is an argument.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/limits.h"
#include "server/room/traffic.h"

namespace omerta::server {

// A text message with its header: the same bytes for everybody who gets it.
Frame encode_text(std::string_view text);

class Frames {
 public:
  explicit Frames(const Limits& limits);
  ~Frames();

  struct Heard {
    std::vector<std::string> messages;
    std::string answer;  // pongs and the closing frame, to be sent as they are
    // `closing`: our side has said goodbye; `closed`: both have.
    enum class State : std::uint8_t { open, closing, closed } state = State::open;
  };
  Heard take(std::string_view bytes, std::int64_t now);
  Heard close(std::uint16_t code);  // nothing that comes after it is a message
  std::uint16_t code() const;       // with which our side has closed; 0: it has not
  bool is_at_rest() const;          // in the middle of nothing: it takes next to no memory

 private:
  struct Reader;
  Heard heard();
  std::unique_ptr<Reader> reader_;
};

inline constexpr std::string_view kPing{"\x89\x00", 2};

}  // namespace omerta::server
