// The end: everybody is told, what was on its way to the disk is kept, the log says nothing secret.
#include <gtest/gtest.h>

#include "tests/server/shell/raw_client.h"
#include "tests/server/shell/running.h"

namespace omerta::server {
namespace {

TEST(Stopping, EverybodyIsTold) {
  Running server;
  std::vector<RawClient> clients;
  for (int i = 0; i < 5; ++i) {
    clients.emplace_back(server.port);
    ASSERT_TRUE(clients.back().open(server.origin));
  }
  RawClient page{server.port};
  page.send(get("/healthz"));
  EXPECT_EQ(page.reply().status, 200);
  std::thread polite{[&] {
    for (RawClient& each : clients) {
      const auto last = each.message();
      ASSERT_TRUE(last.has_value());
      EXPECT_EQ(last->code(), 4009);
      each.send(frame(8, last->text));
      EXPECT_TRUE(each.is_closed());
    }
  }};
  const auto begin = std::chrono::steady_clock::now();
  server.stop();
  polite.join();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds{2});
  EXPECT_TRUE(page.is_closed());
}

TEST(Stopping, DoesNotWaitForTheRude) {
  Limits limits;
  limits.stopping_time = 500;
  Running server{limits};
  RawClient client{server.port};
  ASSERT_TRUE(client.open(server.origin));
  const auto begin = std::chrono::steady_clock::now();
  server.stop();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds{2});
  EXPECT_EQ(client.message()->code(), 4009);
}

TEST(Stopping, WhatWasAskedForIsKeptAndAnswered) {
  Running server;
  RawClient client{server.port};
  ASSERT_TRUE(client.open(server.origin));
  for (int i = 0; i < 20; ++i) client.send(frame(1, "keep " + std::to_string(i)));
  EXPECT_EQ(client.message()->text, "kept 0");
  server.stop();
  int kept = 1;
  for (auto next = client.message(); next && next->opcode == 1; next = client.message()) ++kept;
  EXPECT_EQ(server.shelf.read(7)->rows.size(), static_cast<std::size_t>(kept));
}

TEST(Stopping, TheLogNamesNobody) {
  Running server;
  const std::string token(43, 'q');
  RawClient client{server.port};
  ASSERT_TRUE(client.open(server.origin, "omerta-dev=" + token));
  client.send(frame(1, "keep canary-text"));
  EXPECT_EQ(client.message()->text, "kept canary-text");
  RawClient metrics{server.metrics_port};
  metrics.send(get("/metrics"));
  const std::string figures = metrics.reply().body;
  server.stop();
  for (const std::string& text : {server.logged(), figures}) {
    EXPECT_FALSE(text.empty());
    for (const char* secret : {"qqqq", "canary", "127.0.0.1", "ABCDEF"}) {
      EXPECT_EQ(text.find(secret), std::string::npos) << secret << " in\n" << text;
    }
  }
}

}  // namespace
}  // namespace omerta::server
