// One socket's conversation without the socket: bytes that came go in, what they mean comes out,
// and what is to be written waits in the outbox. HTTP first, a WebSocket after the handshake.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/answer.h"
#include "server/http/frames.h"
#include "server/http/limits.h"
#include "server/http/outbox.h"
#include "server/http/request.h"

namespace omerta::server {

struct House {  // what all conversations share
  Limits limits;
  Site site;
  Entropy* entropy = nullptr;
  std::function<std::string()> metrics;
  enum class Mood : std::uint8_t { open, stopping } mood = Mood::open;
  Health health = Health::well;
};

enum class Door : std::uint8_t { game, metrics };

class Conversation {
 public:
  Conversation(const House& house, Door door, std::int64_t now);

  struct News {
    int requests = 0;              // whole ones
    std::optional<Device> opened;  // the handshake is done
    std::string forwarded;         // with it: for whom a proxy says it speaks
    std::vector<std::string> messages;
  };
  News take(std::string_view bytes, std::int64_t now);
  News drained(std::int64_t now);  // the outbox is empty: the next request may have come already

  void send(const Frame& wire, std::int64_t now);  // encode_text's
  void close(std::uint16_t code, std::int64_t now);
  void wake(std::int64_t now);  // now and then: whatever takes too long ends

  // `ending`: nothing more is heard; once the outbox is empty, the other side may hang up.
  // `over`: once the outbox is empty, the socket is to be closed. `dead`: at once.
  enum class State : std::uint8_t { request, answering, websocket, ending, over, dead };
  State state() const { return state_; }
  bool is_idle() const;  // between two requests: the first to go when places are short
  std::uint16_t closed_with() const { return closed_with_; }  // 0: no closing frame of ours

  Outbox outbox;

 private:
  void read_request(std::int64_t now);
  void open(const Request& request, Answer answer, std::int64_t now);
  void reply(Answer answer, std::int64_t now);
  void hear(Frames::Heard heard, std::int64_t now);
  void too_slow(std::int64_t now);
  void become(State state, std::int64_t now);
  bool has_stalled(std::int64_t now) const;  // an answer nobody reads

  const House& house_;
  Door door_;
  State state_ = State::request;
  std::int64_t since_;  // in this state, or the last request's first byte
  std::int64_t heard_;  // the last byte
  std::int64_t pinged_ = 0;
  std::uint16_t closed_with_ = 0;
  int answered_ = 0;
  News news_;
  std::unique_ptr<RequestReader> reader_;
  std::unique_ptr<Frames> frames_;
};

}  // namespace omerta::server
