// WebSockets over real sockets: the handshake, who may open one, messages, fragments, the store.
#include <gtest/gtest.h>

#include "server/http/digest.h"
#include "tests/server/shell/beast_client.h"
#include "tests/server/shell/raw_client.h"
#include "tests/server/shell/running.h"

namespace omerta::server {
namespace {

TEST(WebSocket, AnIndependentClientTalks) {
  Running server;
  BeastClient client{server.port, server.origin};
  EXPECT_EQ(client.ask("hello"), "hello");
  EXPECT_EQ(client.ask(std::string(64 * 1024, 'a')), std::string(64 * 1024, 'a'));
  EXPECT_EQ(client.ask("Łódź — ёж 🎲"), "Łódź — ёж 🎲");
  EXPECT_EQ(client.ask_in_parts("eight in"), "eight in");
  client.ping();
  EXPECT_EQ(client.ask("still there"), "still there");
  client.close();
  EXPECT_TRUE(soon([&] { return server.echo.gone() == 1; }));
}

TEST(WebSocket, WhatIsKeptIsOnDiskFirst) {
  const Running server;
  BeastClient client{server.port, server.origin};
  EXPECT_EQ(client.ask("keep this"), "kept this");
  EXPECT_EQ(client.ask("keep that"), "kept that");
}

TEST(WebSocket, TheCoreIsWokenInTime) {
  const Running server;
  BeastClient client{server.port, server.origin};
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(client.ask("later 120"), "later 120");
  const auto took = std::chrono::steady_clock::now() - begin;
  EXPECT_GE(took, std::chrono::milliseconds{119});
  EXPECT_LT(took, std::chrono::milliseconds{1500});
}

TEST(WebSocket, TheCoreCloses) {
  const Running server;
  for (const Closing code : {Closing::replaced, Closing::not_yours}) {
    BeastClient client{server.port, server.origin};
    const auto number = static_cast<std::uint16_t>(code);
    RawClient raw{server.port};
    ASSERT_TRUE(raw.open(server.origin));
    raw.send(frame(1, "close " + std::to_string(number)));
    const auto last = raw.message();
    ASSERT_TRUE(last.has_value());
    EXPECT_EQ(last->opcode, 8);
    EXPECT_EQ(last->code(), number);
    raw.send(frame(8, last->text));
    EXPECT_TRUE(raw.is_closed());
  }
}

TEST(WebSocket, TheHandshakeIsTheOneOfTheStandard) {
  const Running server;
  RawClient client{server.port};
  client.send(upgrade(server.origin, "Sec-WebSocket-Extensions: permessage-deflate\r\n"));
  const auto reply = client.reply();
  EXPECT_EQ(reply.status, 101);
  EXPECT_EQ(reply.field("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_EQ(reply.field("upgrade"), "websocket");
  EXPECT_EQ(reply.field("connection"), "Upgrade");
  EXPECT_EQ(reply.fields.count("sec-websocket-extensions"), 0U);
  EXPECT_EQ(reply.fields.count("content-length"), 0U);
}

TEST(WebSocket, WhatIsNoHandshakeIsNone) {
  const Running server;
  const std::string good = upgrade(server.origin);
  const auto with = [&good](const std::string& from, const std::string& to) {
    std::string changed = good;
    return changed.replace(changed.find(from), from.size(), to);
  };
  const std::vector<std::pair<std::string, int>> asked{
      {with("Version: 13", "Version: 8"), 426},
      {with("Version: 13", "Version: 13, 8"), 426},
      {with("Upgrade: websocket", "Upgrade: h2c"), 426},
      {with("keep-alive, Upgrade", "keep-alive"), 426},
      {with("dGhlIHNhbXBsZSBub25jZQ==", "c2hvcnQ="), 400},
      {with("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZQ??"), 400},
      {with("Origin: " + server.origin + "\r\n", ""), 403},
      {with("GET", "POST"), 405},
      {good, 101}};
  for (const auto& [request, status] : asked) {
    RawClient client{server.port};
    client.send(request);
    EXPECT_EQ(client.reply().status, status) << request;
  }
}

TEST(WebSocket, NoOtherOriginOpensOne) {
  Running server;
  const std::string port = ":" + std::to_string(server.port);
  const std::string next = ":" + std::to_string(server.port + 1);
  const std::vector<std::string> look_alikes{"http://127.0.0.1",
                                             "https://127.0.0.1" + port,
                                             "http://127.0.0.1" + next,
                                             "http://127.0.0.1.evil.example" + port,
                                             "http://evil-127.0.0.1" + port,
                                             "http://127.0.0.1." + port,
                                             "http://127.0.0.10" + port,
                                             "http://27.0.0.1" + port,
                                             "http://127.0.0.1" + port + "/",
                                             "http://127.0.0.1" + port + ".evil.example",
                                             "http://user@127.0.0.1" + port,
                                             "HTTP://127.0.0.1" + port,
                                             "null",
                                             "",
                                             "http://localhost" + port,
                                             "http://[::1]" + port,
                                             "http://127.1" + port,
                                             "http://2130706433" + port,
                                             "http://xn--127-0-0-1" + port,
                                             "ws://127.0.0.1" + port,
                                             "file://",
                                             server.origin + " " + server.origin,
                                             server.origin + "%00",
                                             "http://127.0.0.1" + port + "0"};
  for (const std::string& each : look_alikes) {
    RawClient client{server.port};
    client.send(upgrade(each));
    EXPECT_EQ(client.reply().status, 403) << each;
  }
  RawClient twice{server.port};
  twice.send(upgrade(server.origin, "Origin: " + server.origin + "\r\n"));
  EXPECT_EQ(twice.reply().status, 403);
  EXPECT_EQ(server.echo.opened(), 0);
}

TEST(WebSocket, TheDeviceIsTheHashOfTheCookie) {
  Running server;
  const std::string token(43, 'k');
  RawClient first{server.port};
  ASSERT_TRUE(first.open(server.origin, "omerta-dev=" + token));
  RawClient second{server.port};
  second.send(upgrade(server.origin));
  const std::string set = second.reply().field("set-cookie");
  EXPECT_TRUE(set.starts_with("omerta-dev="));
  ASSERT_TRUE(soon([&] { return server.echo.opened() == 2; }));
  const auto devices = server.echo.devices();
  EXPECT_EQ(devices[0], sha256(token));
  EXPECT_EQ(devices[1], sha256(set.substr(11, 43)));
  RawClient third{server.port};
  EXPECT_TRUE(third.open(server.origin, "omerta-dev=short"));  // no token: it gets one
  ASSERT_TRUE(soon([&] { return server.echo.opened() == 3; }));
  EXPECT_NE(server.echo.devices()[2], sha256("short"));
}

TEST(WebSocket, WhatComesWithTheHandshakeIsNotLost) {
  const Running server;
  RawClient client{server.port};
  client.send(upgrade(server.origin) + frame(1, "early") + frame(9, "p"));
  EXPECT_EQ(client.reply().status, 101);
  std::vector<int> opcodes;
  for (int i = 0; i < 2; ++i)
    opcodes.push_back(client.message().value_or(RawClient::Message{}).opcode);
  std::sort(opcodes.begin(), opcodes.end());
  EXPECT_EQ(opcodes, (std::vector<int>{1, 10}));
}

TEST(WebSocket, BehindAProxyTheAddressIsTheForwardedOne) {
  Running server{{}, nullptr, {"127.0.0.1"}};
  RawClient client{server.port};
  client.send(upgrade(server.origin, "X-Forwarded-For: 6.6.6.6, 203.0.113.9\r\n"));
  EXPECT_EQ(client.reply().status, 101);
  ASSERT_TRUE(soon([&] { return server.echo.opened() == 1; }));
  EXPECT_EQ(server.echo.addresses()[0], "203.0.113.9");
  Running direct;
  RawClient liar{direct.port};
  liar.send(upgrade(direct.origin, "X-Forwarded-For: 203.0.113.9\r\n"));
  EXPECT_EQ(liar.reply().status, 101);
  ASSERT_TRUE(soon([&] { return direct.echo.opened() == 1; }));
  EXPECT_EQ(direct.echo.addresses()[0], "127.0.0.1");
}

}  // namespace
}  // namespace omerta::server
