// The whole server: a room is made through a socket, the server is stopped and started, and the
// room is still there.
#include "server/shell/service.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/room/traffic.h"
#include "tests/server/shell/raw_client.h"

namespace omerta::server {
namespace {

using What = ServiceFault::What;

class Evening : public testing::Test {
 protected:
  Evening() {
    folder_ =
        std::filesystem::temp_directory_path() / ("omerta-service-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
  }
  ~Evening() override { std::filesystem::remove_all(folder_); }

  Serving serving() const {
    Serving asked;
    asked.listen = "127.0.0.1";
    asked.data = folder_ / "data";
    asked.log = folder_ / "log";
    return asked;
  }
  std::filesystem::path folder_;
};

struct Started {
  explicit Started(const Serving& serving) : service{serving} {
    fault = service.start();
    if (fault) return;
    origin = service.addresses().front();
    port = static_cast<std::uint16_t>(std::stoi(origin.substr(origin.rfind(':') + 1)));
    thread = std::thread{[this] { service.run(); }};
  }
  ~Started() {
    if (!thread.joinable()) return;
    service.stop();
    thread.join();
  }
  Service service;
  std::optional<ServiceFault> fault;
  std::string origin;
  std::uint16_t port = 0;
  std::thread thread;
};

std::string value(const std::string& json, const std::string& name) {
  const std::size_t at = json.find("\"" + name + "\":\"") + name.size() + 4;
  return json.substr(at, json.find('"', at) - at);
}

TEST_F(Evening, ARoomOutlivesTheServer) {
  const std::string cookie = "omerta-dev=" + std::string(43, 'e');
  std::string room;
  {
    Started server{serving()};
    ASSERT_FALSE(server.fault);
    RawClient client{server.port};
    ASSERT_TRUE(client.open(server.origin, cookie));
    client.send(frame(1, R"({"t":"create","kind":"player","name":"Anna"})"));
    const std::string placed = client.message()->text;
    room = value(placed, "room");
    EXPECT_EQ(room.size(), 16U) << placed;
  }
  Started server{serving()};
  ASSERT_FALSE(server.fault);
  EXPECT_EQ(server.service.rooms(), 1U);
  EXPECT_EQ(server.service.left_out(), 0U);
  const std::string hello = R"({"t":"hello","room":")" + room + R"(","place":1,"have":null})";
  RawClient stranger{server.port};
  ASSERT_TRUE(stranger.open(server.origin));
  stranger.send(frame(1, hello));
  EXPECT_EQ(stranger.message()->code(), 4003);
  RawClient client{server.port};
  ASSERT_TRUE(client.open(server.origin, cookie));
  client.send(frame(1, hello));
  EXPECT_NE(client.message()->text.find("\"t\":\"snap\""), std::string::npos);
}

// Two processes have ended in it: the next one serves the others.
TEST_F(Evening, ARoomInWhichProcessesEndIsLeftAlone) {
  std::vector<RoomId> rooms;
  {
    Started server{serving()};
    ASSERT_FALSE(server.fault);
    for (int i = 0; i < 2; ++i) {
      RawClient client{server.port};
      ASSERT_TRUE(client.open(server.origin));
      client.send(frame(1, R"({"t":"create","kind":"player","name":"Anna"})"));
      rooms.push_back(std::stoull(value(client.message()->text, "room"), nullptr, 16));
    }
  }
  std::ofstream words{folder_ / "data" / "last-words", std::ios::binary};
  for (const RoomId each : {rooms[0], rooms[1], rooms[0]}) {
    words.write(reinterpret_cast<const char*>(&each), sizeof each);
  }
  words.close();
  for (const std::size_t left_out : {std::size_t{1}, std::size_t{0}}) {
    Started server{serving()};  // stopped in good order, it is tried again
    ASSERT_FALSE(server.fault);
    EXPECT_EQ(server.service.left_out(), left_out);
    EXPECT_EQ(server.service.rooms(), 2 - left_out);
  }
}

// Whoever keeps old logs gives the file another name and says so.
TEST_F(Evening, TheLogIsOpenedAgainWhenItIsAskedFor) {
  Started server{serving()};
  ASSERT_FALSE(server.fault);
  const std::filesystem::path log = folder_ / "log";
  const auto lines = [](const std::filesystem::path& file) {
    std::ifstream in{file};
    std::string line;
    int count = 0;
    while (std::getline(in, line)) ++count;
    return count;
  };
  ASSERT_EQ(lines(log), 1);
  std::filesystem::rename(log, folder_ / "log.1");
  kill(getpid(), SIGHUP);
  for (int i = 0; i < 500 && !std::filesystem::exists(log); ++i) usleep(10'000);
  ASSERT_TRUE(std::filesystem::exists(log));
  server.service.stop();
  for (int i = 0; i < 500 && lines(log) == 0; ++i) usleep(10'000);
  EXPECT_GT(lines(log), 0);
  EXPECT_EQ(lines(folder_ / "log.1"), 1);
}

TEST_F(Evening, WithoutItsKeyNoRoomIsServed) {
  {
    Started server{serving()};
    RawClient client{server.port};
    ASSERT_TRUE(client.open(server.origin));
    client.send(frame(1, R"({"t":"create","kind":"player","name":"Anna"})"));
    EXPECT_TRUE(client.message().has_value());
  }
  std::ofstream{folder_ / "data" / "key"} << std::string(32, 'k');
  Started server{serving()};
  ASSERT_FALSE(server.fault);
  EXPECT_EQ(server.service.rooms(), 0U);
  EXPECT_EQ(server.service.left_out(), 1U);
}

// Another key would make a folder whose old rooms nobody can read any more.
TEST_F(Evening, AMissingKeyIsNotMadeAnew) {
  {
    Started server{serving()};
    RawClient client{server.port};
    ASSERT_TRUE(client.open(server.origin));
    client.send(frame(1, R"({"t":"create","kind":"player","name":"Anna"})"));
    EXPECT_TRUE(client.message().has_value());
  }
  const auto key = folder_ / "data" / "key";
  std::filesystem::rename(key, folder_ / "key");
  {
    Started server{serving()};
    ASSERT_TRUE(server.fault);
    EXPECT_EQ(server.fault->what, What::no_key);
    EXPECT_FALSE(std::filesystem::exists(key));
  }
  std::filesystem::rename(folder_ / "key", key);
  Started server{serving()};
  ASSERT_FALSE(server.fault);
  EXPECT_EQ(server.service.rooms(), 1U);
}

TEST_F(Evening, OneServerAFolder) {
  Started first{serving()};
  ASSERT_FALSE(first.fault);
  Started second{serving()};
  ASSERT_TRUE(second.fault);
  EXPECT_EQ(second.fault->what, What::in_use);
}

TEST_F(Evening, TheNextFreePortUnlessOneIsNamed) {
  Started first{serving()};
  ASSERT_FALSE(first.fault);
  Serving asked = serving();
  asked.data = folder_ / "other";
  Started second{asked};
  ASSERT_FALSE(second.fault);
  EXPECT_NE(first.port, second.port);
  asked.data = folder_ / "third";
  asked.port = first.port;
  Started third{asked};
  ASSERT_TRUE(third.fault);
  EXPECT_EQ(third.fault->what, What::port);
}

TEST_F(Evening, SaysWhatCannotBe) {
  const auto fault_of = [](const Serving& asked) {
    Service service{asked};
    const auto fault = service.start();
    return fault ? static_cast<int>(fault->what) : -1;
  };
  Serving asked = serving();
  asked.listen = "203.0.113.77";
  EXPECT_EQ(fault_of(asked), static_cast<int>(What::address));
  asked = serving();
  asked.public_url = "mafia.example";
  EXPECT_EQ(fault_of(asked), static_cast<int>(What::public_url));
  asked = serving();
  asked.tls_certificate = "/nowhere";
  EXPECT_EQ(fault_of(asked), static_cast<int>(What::certificate));
  asked = serving();
  asked.log = "/nowhere/log";
  EXPECT_EQ(fault_of(asked), static_cast<int>(What::log));
  asked = serving();
  asked.data = "/proc/omerta";
  EXPECT_EQ(fault_of(asked), static_cast<int>(What::data));
  asked = serving();
  asked.metrics = "nonsense";
  EXPECT_EQ(fault_of(asked), static_cast<int>(What::address));
}

TEST_F(Evening, BehindAProxyOnlyThePublicAddressCounts) {
  Serving asked = serving();
  asked.public_url = "https://mafia.example";
  asked.port = 18'377;
  Service service{asked};
  ASSERT_FALSE(service.start());
  EXPECT_EQ(service.addresses(), std::vector<std::string>{"https://mafia.example"});
  EXPECT_EQ(service.wire(), Service::Wire::encrypted);
  std::thread thread{[&] { service.run(); }};
  RawClient wrong{18'377};
  EXPECT_FALSE(wrong.open("http://127.0.0.1:18377"));
  RawClient right{18'377};
  EXPECT_TRUE(right.open("https://mafia.example"));
  service.stop();
  service.stop();
  thread.join();
}

}  // namespace
}  // namespace omerta::server
