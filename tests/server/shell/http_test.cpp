// HTTP over real sockets: routes, the exact fields of every answer, cookies, keeping the
// connection.
#include <gtest/gtest.h>

#include "server/room/limits.h"
#include "tests/server/shell/raw_client.h"
#include "tests/server/shell/running.h"

namespace omerta::server {
namespace {

using Fields = std::map<std::string, std::string>;

std::string policy(const std::string& socket) {
  return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
         "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
         "connect-src 'self'" +
         socket +
         "; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
         "require-trusted-types-for 'script'";
}

Fields on_every_answer() {
  return {
      {"content-security-policy", policy("")},
      {"x-content-type-options", "nosniff"},
      {"referrer-policy", "no-referrer"},
      {"cross-origin-opener-policy", "same-origin"},
      {"cross-origin-resource-policy", "same-origin"},
      {"permissions-policy", "camera=(), microphone=(), geolocation=(), screen-wake-lock=(self)"},
      {"cache-control", "no-store"}};
}

std::string with_host(const Running& server, const std::string& path) {
  return "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(server.port) + "\r\n\r\n";
}

TEST(Http, EveryAnswerCarriesTheSameFields) {
  const Running server;
  const std::vector<std::pair<std::string, int>> asked{
      {get("/"), 200},
      {get("/index.html"), 200},
      {get("/sign.svg"), 200},
      {get("/healthz"), 200},
      {get("/ws"), 426},
      {get("/nothing"), 404},
      {get("/../etc/passwd"), 404},
      {get("/", "", "DELETE"), 405},
      {get("/ws", "", "POST"), 405},
      {get("/", "Content-Length: 5\r\n") + "hello", 413},
      {get("/", "Content-Length: 5\r\n", "POST") + "hello", 405},
      {"GET / HTTP/1.1\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400},
      {"nonsense\r\n\r\n", 400},
      {get("/", "X: " + std::string(9000, 'x') + "\r\n"), 431},
      {upgrade("http://evil.example"), 403},
      {upgrade(server.origin), 101}};
  for (const auto& [request, status] : asked) {
    RawClient client{server.port};
    client.send(request);
    const auto reply = client.reply();
    EXPECT_EQ(reply.status, status) << request;
    for (const auto& [name, value] : on_every_answer()) {
      EXPECT_EQ(reply.field(name), value) << request << name;
    }
    EXPECT_EQ(reply.fields.count("strict-transport-security"), 0U);
    EXPECT_EQ(reply.fields.count("server"), 0U);
    EXPECT_EQ(reply.fields.count("access-control-allow-origin"), 0U);
    EXPECT_EQ(reply.fields.count("sec-websocket-extensions"), 0U);
  }
}

TEST(Http, ThePageNamesItsSocket) {
  const Running server;
  RawClient client{server.port};
  client.send(with_host(server, "/"));
  const auto reply = client.reply();
  EXPECT_EQ(reply.field("content-security-policy"),
            policy(" ws://127.0.0.1:" + std::to_string(server.port)));
  EXPECT_NE(reply.body.find("<title>Omertà</title>"), std::string::npos);
  EXPECT_EQ(reply.field("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(reply.field("content-length"), std::to_string(reply.body.size()));
}

TEST(Http, MethodsAndTheirOrder) {
  const Running server;
  RawClient client{server.port};
  client.send(get("/nothing", "", "POST"));
  EXPECT_EQ(client.reply().status, 404);  // what is not there takes no method
  client.send(get("/", "", "PUT"));
  const auto refused = client.reply();
  EXPECT_EQ(refused.status, 405);
  EXPECT_EQ(refused.field("allow"), "GET, HEAD");
  client.send(get("/sign.svg", "", "HEAD"));
  const auto head = client.reply(RawClient::Body::none);
  EXPECT_EQ(head.status, 200);
  client.send(get("/sign.svg"));
  const auto whole = client.reply();
  EXPECT_EQ(whole.field("content-length"), head.field("content-length"));
  EXPECT_GT(whole.body.size(), 0U);
}

TEST(Http, SeveralRequestsInARow) {
  const Running server;
  RawClient client{server.port};
  client.send(get("/healthz") + get("/sign.svg") + get("/healthz", "Connection: close\r\n"));
  EXPECT_EQ(client.reply().body, "ok\n");
  EXPECT_EQ(client.reply().field("content-type"), "image/svg+xml");
  const auto last = client.reply();
  EXPECT_EQ(last.body, "ok\n");
  EXPECT_EQ(last.field("connection"), "close");
  EXPECT_TRUE(client.is_closed());
}

TEST(Http, ByteByByte) {
  const Running server;
  RawClient client{server.port};
  for (const char each : get("/healthz")) client.send({&each, 1});
  EXPECT_EQ(client.reply().body, "ok\n");
}

TEST(Http, WhatHasNotChangedIsNotSentAgain) {
  const Running server;
  RawClient client{server.port};
  client.send(get("/sign.svg"));
  const std::string tag = client.reply().field("etag");
  EXPECT_EQ(tag.size(), 18U);
  client.send(get("/sign.svg", "If-None-Match: " + tag + "\r\n"));
  const auto unchanged = client.reply();
  EXPECT_EQ(unchanged.status, 304);
  EXPECT_EQ(unchanged.field("etag"), tag);
  client.send(get("/sign.svg", "If-None-Match: \"other\"\r\n"));
  EXPECT_EQ(client.reply().status, 200);
}

TEST(Http, ADeviceGetsOneCookie) {
  const Running server;
  RawClient client{server.port};
  client.send(get("/"));
  const std::string set = client.reply().field("set-cookie");
  const std::string cookie = set.substr(0, set.find(';'));
  EXPECT_EQ(set, cookie + "; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax");
  EXPECT_EQ(cookie.size(), std::string{"omerta-dev="}.size() + 43);
  client.send(get("/", "Cookie: a=b; " + cookie + "\r\n"));
  EXPECT_EQ(client.reply().field("set-cookie"), set) << "for another thirty days";
  client.send(get("/", "Cookie: " + cookie + "; " + cookie + "\r\n"));  // one was planted
  EXPECT_EQ(client.reply().fields.count("set-cookie"), 1U);
  client.send(get("/sign.svg"));
  EXPECT_EQ(client.reply().fields.count("set-cookie"), 0U);
  client.send(get("/"));
  EXPECT_NE(client.reply().field("set-cookie"), set);
}

TEST(Http, FiguresHaveAPortOfTheirOwn) {
  const Running server;
  RawClient game{server.port};
  game.send(get("/metrics"));
  EXPECT_EQ(game.reply().status, 404);
  RawClient client{server.metrics_port};
  client.send(get("/metrics"));
  const auto reply = client.reply();
  EXPECT_EQ(reply.status, 200);
  EXPECT_NE(reply.body.find("omerta_sockets 2\n"), std::string::npos) << reply.body;
  EXPECT_NE(reply.body.find("omerta_step_seconds_bucket{le=\"+Inf\"}"), std::string::npos);
  client.send(get("/"));
  EXPECT_EQ(client.reply().status, 404);
}

// Whoever watches the server learns that nothing comes to its disk.
TEST(Health, OfADiskThatHangs) {
  Running server;
  std::string body;
  const auto status = [&] {
    RawClient client{server.port};
    client.send(get("/healthz"));
    const RawClient::Reply reply = client.reply();
    body = reply.body;
    return reply.status;
  };
  EXPECT_EQ(status(), 200);
  server.shelf.hang();
  RawClient client{server.port};
  ASSERT_TRUE(client.open(server.origin));
  client.send(frame(1, "keep this"));
  EXPECT_EQ(status(), 200);
  std::this_thread::sleep_for(std::chrono::milliseconds{kDiskWithin});
  EXPECT_TRUE(soon([&] { return status() == 503; }));
  EXPECT_EQ(body, "busy\n");
  RawClient metrics{server.metrics_port};
  metrics.send(get("/metrics"));
  const std::string figures = metrics.reply().body;
  EXPECT_NE(figures.find("omerta_disk_stands_milliseconds 3"), std::string::npos) << figures;
  server.shelf.go_on();
  EXPECT_EQ(client.message()->text, "kept this");
  EXPECT_TRUE(soon([&] { return status() == 200; }));
}

}  // namespace
}  // namespace omerta::server
