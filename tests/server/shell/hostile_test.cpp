// Peers that break the protocol, flood, dawdle or do not listen: each is closed with its code, and
// the others do not notice.
#include <gtest/gtest.h>

#include "tests/server/shell/raw_client.h"
#include "tests/server/shell/running.h"

namespace omerta::server {
namespace {

// The code with which the server closes after these bytes; -1: without one.
int closed_after(const Running& server, const std::string& bytes) {
  RawClient client{server.port};
  if (!client.open(server.origin)) return -2;
  client.send(bytes);
  for (;;) {
    const auto message = client.message();
    if (!message) return -1;
    if (message->opcode == 8) return message->code();
  }
}

std::string header_of_64_mebibytes() {
  return {"\x81\xFF\x00\x00\x00\x00\x04\x00\x00\x00\x01\x02\x03\x04", 14};
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(Hostile, EachBreachHasItsCode) {
  const std::size_t most = Limits{}.message_bytes;
  const Running server;
  const std::vector<std::pair<std::string, int>> sent{
      {frame(1, "plain", Mask::no), 1002},
      {frame(2, "binary"), 1003},
      {frame(1, "\xC3\x28"), 1007},
      {frame(1, "\xED\xA0\x80"), 1007},            // a lone surrogate
      {part(1, "\xC5") + frame(0, "\x28"), 1007},  // torn between fragments
      {frame(1, std::string(most + 1, 'x')), 1009},
      {part(1, std::string(most - 96, 'x')) + frame(0, std::string(97, 'x')), 1009},
      {header_of_64_mebibytes() + "x", 1009},
      {part(1, "") + repeated(part(0, ""), Limits{}.fragments), 1008},  // one too many
      {frame(0, "of nothing"), 1002},
      {part(1, "a") + frame(1, "b"), 1002},
      {frame(3, "reserved"), 1002},
      {frame(9, std::string(126, 'p')), 1002},
      {part(9, "torn ping"), 1002},
      {"\xC1" + frame(1, "compressed").substr(1), 1002},
      {frame(8, std::string{"\x03\xED", 2}), 1002},  // 1005 must not be sent
      {frame(8, std::string{"\x03\xE8", 2}), 1000},
      {repeated(frame(9, ""), 200), 1008},
      {repeated(frame(1, "flood"), 200), 1008}};
  for (const auto& [bytes, code] : sent) {
    EXPECT_EQ(closed_after(server, bytes), code) << bytes.substr(0, 20);
  }
}

TEST(Hostile, EightFragmentsAreFine) {
  const Running server;
  RawClient client{server.port};
  ASSERT_TRUE(client.open(server.origin));
  client.send(part(1, "a") + repeated(part(0, "b"), 3) + frame(9, "between") +
              repeated(part(0, "c"), 3) + frame(0, "d"));
  EXPECT_EQ(client.message()->opcode, 10);
  EXPECT_EQ(client.message()->text, "abbbcccd");
}

TEST(Hostile, NothingIsHeardAfterABreach) {
  Running server;
  RawClient client{server.port};
  ASSERT_TRUE(client.open(server.origin));
  client.send(frame(2, "binary") + frame(1, "and then text"));
  EXPECT_EQ(client.message()->opcode, 8);
  EXPECT_TRUE(client.is_closed());
  EXPECT_TRUE(soon([&] { return server.echo.gone() == 1; }));
}

TEST(Hostile, SlowHeadsAreNotWaitedFor) {
  Limits limits;
  limits.head_time = 400;
  const Running server{limits};
  std::vector<RawClient> slow;
  for (int i = 0; i < 15; ++i) slow.emplace_back(server.port);
  for (RawClient& each : slow) each.send("GET / HTTP/1.1\r\nHost: ");
  RawClient silent{server.port};
  RawClient quick{server.port};
  quick.send(get("/healthz"));
  EXPECT_EQ(quick.reply().body, "ok\n");
  for (RawClient& each : slow) {
    EXPECT_EQ(each.reply().status, 408);
    EXPECT_TRUE(each.is_closed());
  }
  EXPECT_TRUE(silent.is_closed());
}

TEST(Hostile, ADripOfBytesDoesNotHelp) {
  Limits limits;
  limits.head_time = 500;
  const Running server{limits};
  RawClient client{server.port};
  client.send("GET / HTTP/1.1\r\n");
  bool open = true;
  for (int i = 0; i < 30 && open; ++i) {
    open = client.send("X: y\r\n");
    std::this_thread::sleep_for(std::chrono::milliseconds{50});
  }
  EXPECT_EQ(client.reply().status, 408);
}

TEST(Hostile, IdleConnectionsGo) {
  Limits limits;
  limits.idle_time = 300;
  const Running server{limits};
  RawClient client{server.port};
  client.send(get("/healthz"));
  EXPECT_EQ(client.reply().status, 200);
  EXPECT_TRUE(client.is_closed());
}

TEST(Hostile, WhoeverDoesNotReadIsClosed) {
  Limits limits;
  limits.unsent_time = 500;
  Running server{limits};
  RawClient deaf{server.port, 4096};
  RawClient other{server.port};
  ASSERT_TRUE(deaf.open(server.origin));
  ASSERT_TRUE(other.open(server.origin));
  for (int i = 0; i < 12; ++i) {  // each of them fits the queue; together they do not
    deaf.send(frame(1, "burst 40"));
    std::this_thread::sleep_for(std::chrono::milliseconds{20});
    other.send(frame(1, "meanwhile"));
    EXPECT_EQ(other.message()->text, "meanwhile");
  }
  EXPECT_TRUE(soon([&] { return server.echo.gone() == 1; }));
  int last = 0;
  while (const auto message = deaf.message()) last = message->opcode == 8 ? message->code() : 0;
  EXPECT_EQ(last, 4008);
}

TEST(Hostile, WhatLiesUnsentForTooLongCloses) {
  Limits limits;
  limits.unsent_time = 400;
  limits.queue_frames = 1'000'000;
  limits.queue_bytes = 1'000'000'000;
  Running server{limits};
  RawClient deaf{server.port, 4096};
  ASSERT_TRUE(deaf.open(server.origin));
  deaf.send(frame(1, "burst 500"));
  EXPECT_TRUE(soon([&] { return server.echo.gone() == 1; }));
}

TEST(Hostile, TheSilentArePingedAndThenGivenUp) {
  Limits limits;
  limits.silence_before_ping = 300;
  limits.silence_time = 1200;
  Running server{limits};
  RawClient alive{server.port};
  RawClient dead{server.port};
  ASSERT_TRUE(alive.open(server.origin));
  ASSERT_TRUE(dead.open(server.origin));
  for (int i = 0; i < 4; ++i) {
    const auto ping = alive.message();
    ASSERT_TRUE(ping.has_value());
    EXPECT_EQ(ping->opcode, 9);
    alive.send(frame(10, ""));
  }
  EXPECT_TRUE(soon([&] { return server.echo.gone() == 1; }));
  EXPECT_TRUE(dead.is_closed());
  alive.send(frame(1, "here"));
  EXPECT_EQ(alive.message()->text, "here");
}

TEST(Hostile, SixtyFourSocketsAnAddress) {
  Running server;
  std::vector<RawClient> open;
  for (int i = 0; i < 64; ++i) {
    open.emplace_back(server.port);
    ASSERT_TRUE(open.back().open(server.origin)) << i;
  }
  RawClient more{server.port};
  EXPECT_TRUE(more.is_closed());
  open.pop_back();
  ASSERT_TRUE(soon([&] { return server.echo.gone() == 1; }));
  RawClient again{server.port};
  EXPECT_TRUE(again.open(server.origin));
}

TEST(Hostile, IdlePagesMakePlaceForSockets) {
  Limits limits;
  limits.sockets = 4;
  const Running server{limits};
  std::vector<RawClient> pages;
  for (int i = 0; i < 4; ++i) {
    pages.emplace_back(server.port);
    pages.back().send(get("/healthz"));
    EXPECT_EQ(pages.back().reply().status, 200);
  }
  std::vector<RawClient> open;
  for (int i = 0; i < 4; ++i) {
    open.emplace_back(server.port);
    EXPECT_TRUE(open.back().open(server.origin)) << i;
  }
  RawClient more{server.port};
  EXPECT_TRUE(more.is_closed());
}

TEST(Hostile, TwentyHalfDoneHandshakesAnAddress) {
  const Running server;
  std::vector<RawClient> half;
  for (int i = 0; i < 20; ++i) half.emplace_back(server.port);
  std::this_thread::sleep_for(std::chrono::milliseconds{100});
  RawClient more{server.port};
  EXPECT_TRUE(more.is_closed());
  half[0].send(get("/healthz"));
  EXPECT_EQ(half[0].reply().status, 200);
  RawClient again{server.port};
  again.send(get("/healthz"));
  EXPECT_EQ(again.reply().status, 200);
}

TEST(Hostile, ConnectionsHaveAPace) {
  Limits limits;
  limits.connections = {10, 1};
  const Running server{limits};
  int welcome = 0;
  for (int i = 0; i < 30; ++i) {
    RawClient client{server.port};
    client.send(get("/healthz", "Connection: close\r\n"));
    welcome += client.reply().status == 200 ? 1 : 0;
  }
  EXPECT_GE(welcome, 10);
  EXPECT_LE(welcome, 14);
}

TEST(Hostile, FloodsDoNotReachTheOthers) {
  const Running server;
  std::atomic<bool> over = false;
  std::thread flood{[&] {
    const std::string pings = repeated(frame(9, "x"), 5000);
    while (!over) closed_after(server, pings);
  }};
  RawClient client{server.port};
  ASSERT_TRUE(client.open(server.origin));
  auto slowest = std::chrono::steady_clock::duration{};
  for (int i = 0; i < 60; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    client.send(frame(1, "hello"));
    EXPECT_EQ(client.message()->text, "hello");
    slowest = std::max(slowest, std::chrono::steady_clock::now() - begin);
    std::this_thread::sleep_for(std::chrono::milliseconds{20});
  }
  over = true;
  flood.join();
  EXPECT_LT(slowest, std::chrono::milliseconds{500});
}

}  // namespace
}  // namespace omerta::server
