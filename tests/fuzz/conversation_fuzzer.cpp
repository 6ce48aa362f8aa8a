// Any bytes from a socket: HTTP, or frames after a handshake, cut in two ways. Nothing breaks,
// every message is within its limits, and the cut does not change what was heard.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/expect.h"
#include "server/http/conversation.h"

namespace {

using namespace omerta;
using namespace omerta::server;

class Zeros final : public Entropy {
 public:
  void fill(std::uint8_t* bytes, std::size_t count) override { std::fill_n(bytes, count, 0); }
};

constexpr std::string_view kHandshake =
    "GET /ws HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

const House& house() {
  static Zeros zeros;
  static const House kHouse = [] {
    House made;
    made.site.origins = {"http://a"};
    made.site.assets = built_in_assets();
    made.entropy = &zeros;
    return made;
  }();
  return kHouse;
}

struct Outcome {
  std::vector<std::string> messages;
  std::string sent;
};

class Listener {
 public:
  void take(std::string_view bytes) {
    note(talk_.take(bytes, 1000));
    while (!talk_.outbox.empty()) {
      for (const std::string_view each : talk_.outbox.first(1000)) outcome_.sent += each;
      talk_.outbox.written(talk_.outbox.bytes(), 1000);
      note(talk_.drained(1000));
    }
  }
  Outcome done() {
    for (std::int64_t now = 2000; now < 300'000; now += 1000) {
      talk_.wake(now);
      talk_.outbox.written(talk_.outbox.bytes(), now);
    }
    expect(talk_.state() == Conversation::State::dead);  // everything ends
    return std::move(outcome_);
  }

 private:
  void note(Conversation::News news) {
    for (std::string& each : news.messages) {
      expect(each.size() <= house().limits.message_bytes);
      outcome_.messages.push_back(std::move(each));
    }
  }
  Conversation talk_{house(), Door::game, 1000};
  Outcome outcome_;
};

Outcome heard(std::string_view start, std::string_view bytes, std::size_t piece) {
  Listener listener;
  if (!start.empty()) listener.take(start);
  for (std::size_t at = 0; at < bytes.size(); at += piece) listener.take(bytes.substr(at, piece));
  return listener.done();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes{reinterpret_cast<const char*>(data) + 1, size - 1};
  const std::size_t piece = data[0] / 2 + 1U;
  const bool frames = data[0] % 2 == 1;
  const std::string_view start = frames ? kHandshake : std::string_view{};
  const Outcome whole = heard(start, bytes, bytes.size() + 1);
  const Outcome pieces = heard(start, bytes, piece);
  if (!frames) return 0;
  expect(whole.messages == pieces.messages);
  // Not the code: of a goodbye in pieces wslay checks the reason piece by piece.
  return 0;
}
