// A conversation without a socket: deadlines by a clock that the test turns.
#include "server/http/conversation.h"

#include <gtest/gtest.h>

namespace omerta::server {
namespace {

using State = Conversation::State;

struct Table {
  Table() {
    house.site.origins = {"http://a"};
    house.site.assets = built_in_assets();
    house.entropy = &entropy;
  }
  SystemEntropy entropy;
  House house;
};

void send_all(Conversation& talk, std::int64_t now) {
  talk.outbox.written(talk.outbox.bytes(), now);
  talk.drained(now);
}

const std::string kGet = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
const std::string kUpgrade =
    "GET /ws HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nUpgrade: websocket\r\nConnection: Upgrade"
    "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

TEST(Conversation, AHeadHasFiveSeconds) {
  const Table table;
  Conversation silent{table.house, Door::game, 1000};
  silent.wake(5999);
  EXPECT_EQ(silent.state(), State::request);
  silent.wake(6000);
  EXPECT_EQ(silent.state(), State::dead);
  Conversation slow{table.house, Door::game, 1000};
  slow.take("GET", 3000);
  slow.wake(6000);
  EXPECT_EQ(slow.state(), State::ending);
  EXPECT_TRUE(slow.outbox.first(1)[0].starts_with("HTTP/1.1 408 "));
}

TEST(Conversation, AnIdleOneHasFifteen) {
  const Table table;
  Conversation talk{table.house, Door::game, 1000};
  EXPECT_EQ(talk.take(kGet, 1000).requests, 1);
  EXPECT_EQ(talk.state(), State::answering);
  send_all(talk, 2000);
  EXPECT_TRUE(talk.is_idle());
  talk.wake(16'999);
  EXPECT_TRUE(talk.is_idle());
  talk.take("G", 16'999);  // from here on it is a head
  EXPECT_FALSE(talk.is_idle());
  talk.wake(21'998);
  EXPECT_EQ(talk.state(), State::request);
  talk.wake(21'999);
  EXPECT_EQ(talk.state(), State::ending);
}

TEST(Conversation, AnAnswerNobodyReadsEnds) {
  const Table table;
  Conversation talk{table.house, Door::game, 1000};
  talk.take(kGet, 1000);
  talk.outbox.written(3, 10'000);  // a little of it
  talk.wake(24'999);
  EXPECT_EQ(talk.state(), State::answering);
  talk.wake(25'000);
  EXPECT_EQ(talk.state(), State::dead);
}

TEST(Conversation, TheQueueOfASocketHasLimits) {
  const Table table;
  Conversation talk{table.house, Door::game, 1000};
  EXPECT_TRUE(talk.take(kUpgrade, 1000).opened.has_value());
  send_all(talk, 1000);
  const Frame frame = encode_text("x");
  for (std::size_t i = 0; i < table.house.limits.queue_frames; ++i) talk.send(frame, 1000);
  EXPECT_EQ(talk.state(), State::websocket);
  talk.outbox.written(1, 1000);
  talk.send(frame, 1000);
  EXPECT_EQ(talk.state(), State::ending);
  EXPECT_EQ(talk.closed_with(), 4008);
  EXPECT_EQ(talk.outbox.frames(), 2U);  // the one that is begun, and goodbye
  talk.send(frame, 1000);
  EXPECT_EQ(talk.outbox.frames(), 2U);
}

TEST(Conversation, BytesAreCountedToo) {
  const Table table;
  Conversation talk{table.house, Door::game, 1000};
  talk.take(kUpgrade, 1000);
  send_all(talk, 1000);
  const Frame big = encode_text(std::string(200 * 1024, 'x'));
  talk.send(big, 1000);
  talk.send(big, 1000);
  EXPECT_EQ(talk.state(), State::websocket);
  talk.send(big, 1000);
  EXPECT_EQ(talk.closed_with(), 4008);
}

TEST(Conversation, UnsentForTenSeconds) {
  const Table table;
  Conversation talk{table.house, Door::game, 1000};
  talk.take(kUpgrade, 1000);
  send_all(talk, 1000);
  talk.send(encode_text("x"), 2000);
  talk.take("", 11'000);  // it speaks, but does not listen
  talk.wake(11'999);
  EXPECT_EQ(talk.state(), State::websocket);
  talk.wake(12'000);
  EXPECT_EQ(talk.closed_with(), 4008);
}

TEST(Conversation, PingsTheSilentOnce) {
  const Table table;
  Conversation talk{table.house, Door::game, 1000};
  talk.take(kUpgrade, 1000);
  send_all(talk, 1000);
  talk.wake(5999);
  EXPECT_TRUE(talk.outbox.empty());
  talk.wake(6000);
  EXPECT_EQ(talk.outbox.first(1)[0], kPing);
  send_all(talk, 6000);
  talk.wake(9000);
  EXPECT_TRUE(talk.outbox.empty());
  talk.wake(16'000);
  EXPECT_EQ(talk.state(), State::dead);
}

TEST(Conversation, NobodyIsLetInWhileItStops) {
  Table table;
  Conversation talk{table.house, Door::game, 1000};
  table.house.mood = House::Mood::stopping;
  EXPECT_FALSE(talk.take(kUpgrade, 1000).opened.has_value());
  EXPECT_TRUE(talk.outbox.first(1)[0].starts_with("HTTP/1.1 503 "));
}

// However much comes while an answer waits to be read, only so much of it is kept.
TEST(Conversation, RequestsAheadAreBounded) {
  const Table table;
  Conversation talk{table.house, Door::game, 1000};
  talk.take(kGet, 1000);
  ASSERT_EQ(talk.state(), State::answering);
  std::size_t taken = 0;
  while (talk.state() == State::answering && taken < 1'000'000) {
    talk.take(kGet, 1001);
    taken += kGet.size();
  }
  EXPECT_EQ(talk.state(), State::dead);
  EXPECT_LE(taken, 32U * 1024);
}

// But a few may come at once.
TEST(Conversation, RequestsAheadAreAnswered) {
  const Table table;
  Conversation talk{table.house, Door::game, 1000};
  EXPECT_EQ(talk.take(kGet + kGet + kGet, 1000).requests, 1);
  for (int i = 0; i < 2; ++i) {
    talk.outbox.written(talk.outbox.bytes(), 1001);
    EXPECT_EQ(talk.drained(1001).requests, 1);
  }
  EXPECT_EQ(talk.state(), State::answering);
}

}  // namespace
}  // namespace omerta::server
