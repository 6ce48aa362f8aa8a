// The process is killed at any moment while people talk in several rooms and play in one: what was
// acknowledged is in the log once, what was not is there at most once, and sent again it is there;
// the game goes on to its end, and what phones were sent of it is what its log comes to. A server
// that acknowledges before it has written is caught.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>
#include <thread>

#include "chance/dice.h"
#include "server/disk/store_shelf.h"
#include "server/frames/frame.h"
#include "server/room/limits.h"
#include "server/shell/clock.h"
#include "server/shell/shell.h"
#include "storage/sqlite.h"
#include "tests/server/evenings/socket_evening.h"
#include "tests/server/shell/raw_client.h"
#include "tests/server/world/all_rooms.h"
#include "tests/server/world/late_shelf.h"
#include "tests/server/world/small_games.h"
#include "tests/server/world/streams.h"

namespace omerta::server {
namespace {

constexpr std::size_t kRooms = 4;
constexpr std::int64_t kBeat = 8;               // milliseconds, of the game
constexpr std::uint32_t kLongestLife = 40'000;  // microseconds

enum class Writes { first, later };  // before it says so, or after

struct Opening {  // of the store in a folder
  explicit Opening(const std::filesystem::path& folder) {
    auto opened = storage::open_sqlite({.file = folder / "rooms.sqlite"});
    if (!opened) return;
    store = std::move(*opened);
    seal.emplace(*read_or_make_key(folder / "key"));
    shelf.emplace(*store, *seal);
  }
  std::unique_ptr<storage::Store> store;
  std::optional<Seal> seal;
  std::optional<StoreShelf> shelf;
};

void tell_port(int pipe, std::uint16_t port) {
  if (write(pipe, &port, sizeof port) != sizeof port) _exit(1);
}

[[noreturn]] void serve(const std::filesystem::path& folder, Writes writes, int pipe) {
  std::filesystem::create_directories(folder);
  Opening opening{folder};
  if (!opening.shelf) _exit(1);
  LateShelf late{*opening.shelf};
  SystemEntropy entropy;
  Core core{Settings{.beat = kBeat}, entropy};
  for (const auto all = all_rooms(*opening.shelf); const Rows& each : all) {
    if (!core.restore(each.room, each.code, each.rows, clock_now())) _exit(2);
  }
  CoreMachine machine{core};
  std::ostringstream nowhere;
  Log log{nowhere};
  Shell::Setup setup;
  setup.house.site.assets = built_in_assets();
  setup.house.site.channel = Token::Channel::plain;
  setup.house.entropy = &entropy;
  Shelf& used = writes == Writes::first ? static_cast<Shelf&>(*opening.shelf) : late;
  Shell shell{std::move(setup), machine, used, log};
  const std::uint16_t port = shell.listen("127.0.0.1", 0, Door::game);
  shell.house().site.origins = {"http://127.0.0.1:" + std::to_string(port)};
  tell_port(pipe, port);
  shell.run();
  _exit(0);
}

class Victim {  // a server in a process of its own
 public:
  Victim(const std::filesystem::path& folder, Writes writes) {
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
      close(pipe_ends[0]);
      serve(folder, writes, pipe_ends[1]);
    }
    close(pipe_ends[1]);
    if (::read(pipe_ends[0], &port, sizeof port) != sizeof port) port = 0;
    close(pipe_ends[0]);
  }
  void kill() const { ::kill(process_, SIGKILL); }
  ~Victim() {
    kill();
    waitpid(process_, nullptr, 0);
  }
  std::uint16_t port = 0;

 private:
  pid_t process_ = 0;
};

struct Saying {
  std::string id;
  std::string text;
};

struct Talker {  // the host of one room
  std::string cookie;
  std::string room;
  std::set<std::string> acknowledged;  // texts
  std::vector<Saying> open;            // not acknowledged yet
};

std::string value(const std::string& json, const std::string& name) {
  const std::size_t at = json.find("\"" + name + "\":\"") + name.size() + 4;
  return json.substr(at, json.find('"', at) - at);
}

class Kills : public testing::Test {
 protected:
  Kills() {
    folder_ = std::filesystem::temp_directory_path() / ("omerta-kill-" + std::to_string(getpid()));
    std::filesystem::remove_all(folder_);
    for (std::size_t i = 0; i < kRooms; ++i) {
      const std::string letters(43, static_cast<char>('A' + 4 * i));
      talkers_.push_back({.cookie = "omerta-dev=" + letters});
    }
  }
  ~Kills() override { std::filesystem::remove_all(folder_); }

  void open_rooms(Writes writes) {
    const Victim server{folder_, writes};
    ASSERT_NE(server.port, 0);
    for (Talker& each : talkers_) {
      RawClient client{server.port};
      ASSERT_TRUE(client.open(origin(server), each.cookie));
      client.send(frame(1, R"({"t":"create","kind":"player","name":"Anna"})"));
      each.room = value(client.message()->text, "room");
      for (int i = 0; i < 3; ++i) {  // rows that a late shelf writes with the next
        client.send(frame(1, R"({"t":"places"})"));
        (void)client.message();
      }
    }
    usleep(100'000);
  }

  // Everybody says what was not acknowledged, and more; then the server is killed.
  void live(Writes writes) {
    const Victim server{folder_, writes};
    ASSERT_NE(server.port, 0);
    std::vector<RawClient> clients;
    for (Talker& each : talkers_) {
      clients.emplace_back(server.port);
      ASSERT_TRUE(clients.back().open(origin(server), each.cookie));
      clients.back().send(
          frame(1, R"({"t":"hello","room":")" + each.room + R"(","place":1,"have":null})"));
    }
    std::atomic<bool> over = false;
    std::thread gamers{[&] { play_until(server, over); }};
    std::thread killer{[&] {
      usleep(dice_.below(kLongestLife));
      server.kill();
    }};
    for (std::size_t i = 0; i < kRooms; ++i) talk(talkers_[i], clients[i]);
    for (std::size_t i = 0; i < kRooms; ++i) listen(talkers_[i], clients[i]);
    killer.join();
    over = true;
    gamers.join();
  }

  // A room of its own: two people and two bots, with wishes that are sent until they are done.
  void gather_a_game() {
    const Victim server{folder_, Writes::first};
    game_ = std::make_unique<SocketEvening>(server.port, std::vector<std::string>(2, "player"));
    ASSERT_TRUE(game_->gather());
    ASSERT_TRUE(game_->fulfil(wishes_of("mrakoszlap", {"bot", "bot"})));
  }

  void play_until(const Victim& server, const std::atomic<bool>& over) {
    if (game_ == nullptr) return;
    game_->moves_to(server.port);
    (void)game_->pass([&] { return over.load(); });
  }

  // It goes on to its end; what is wrong with it.
  std::string wrong_with_the_game() {
    {
      const Victim server{folder_, Writes::first};
      game_->moves_to(server.port);
      if (!game_->play()) return "it does not end: " + game_->stage();
      const auto quiet = std::chrono::steady_clock::now() + std::chrono::milliseconds{100 * kBeat};
      (void)game_->pass([&] { return std::chrono::steady_clock::now() > quiet; });
    }
    Opening opening{folder_};
    for (const auto all = all_rooms(*opening.shelf); const Rows& each : all) {
      if (each.code != game_->person(0).device.code()) continue;
      const notation::Record record = room_of(each).table()->played();
      for (std::size_t i = 0; i < game_->people(); ++i) {
        const client::Device& device = game_->person(i).device;
        const story::Listener seat{story::Listener::Kind::seat, static_cast<Seat>(i)};
        std::string wrong = wrong_with_stream(device.open_stream(), record, {});
        if (wrong.empty()) wrong = wrong_with_stream(device.own_stream(), record, seat);
        if (!wrong.empty()) return wrong;
      }
      return {};
    }
    return "its room is lost";
  }

  void talk(Talker& talker, RawClient& client) {
    while (talker.open.size() < static_cast<std::size_t>(kSaidAtOnce)) {
      const std::string number = std::to_string(++said_);
      talker.open.push_back({digits16(said_) + digits16(said_), "number " + number});
    }
    for (const Saying& each : talker.open) {
      client.send(frame(1, R"({"t":"cmd","cid":")" + each.id + R"(","a":{"do":"say","text":")" +
                               each.text + R"("}})"));
    }
  }

  void listen(Talker& talker, RawClient& client) {
    while (const auto message = client.message()) {
      if (message->text.find(R"("t":"ack")") == std::string::npos) continue;
      const std::string id = value(message->text, "cid");
      const auto found = std::find_if(talker.open.begin(), talker.open.end(),
                                      [&](const Saying& each) { return each.id == id; });
      if (found == talker.open.end()) continue;
      EXPECT_NE(message->text.find(R"("ok":true)"), std::string::npos) << message->text;
      talker.acknowledged.insert(found->text);
      talker.open.erase(found);
    }
  }

  // What is wrong with what is on disk; empty: nothing.
  std::string found_wrong() {
    Opening opening{folder_};
    if (!opening.shelf) return "the store does not open";
    const std::vector<Rows> rooms = all_rooms(*opening.shelf);
    if (opening.shelf->damaged() > 0) return "a room is damaged";
    for (const Talker& talker : talkers_) {
      std::map<std::string, int> kept;
      for (const Rows& each : rooms) {
        if (digits16(each.room) != talker.room) continue;
        for (const StoredRow& row : each.rows) {
          if (row.body.find(R"("do":"say")") != std::string::npos) ++kept[value(row.body, "text")];
        }
      }
      for (const auto& [text, times] : kept) {
        if (times > 1) return text + " is there twice";
      }
      for (const std::string& text : talker.acknowledged) {
        if (!kept.contains(text)) return text + " was acknowledged and is lost";
      }
    }
    return {};
  }

  std::size_t acknowledged() const {
    std::size_t all = 0;
    for (const Talker& each : talkers_) all += each.acknowledged.size();
    return all;
  }
  static std::string origin(const Victim& server) {
    return "http://127.0.0.1:" + std::to_string(server.port);
  }

  std::filesystem::path folder_;
  std::vector<Talker> talkers_;
  std::unique_ptr<SocketEvening> game_;
  chance::Dice dice_{1, 0};
  std::uint64_t said_ = 0;
};

// As often as OMERTA_KILLS says.
int kills() {
  const char* given = std::getenv("OMERTA_KILLS");
  return given == nullptr ? 200 : std::atoi(given);
}

TEST_F(Kills, WhatIsAcknowledgedIsKept) {
  open_rooms(Writes::first);
  gather_a_game();
  for (int i = 0; i < kills() && !HasFailure(); ++i) {
    live(Writes::first);
    ASSERT_EQ(found_wrong(), "") << "after kill " << i + 1;
  }
  EXPECT_EQ(wrong_with_the_game(), "");
  std::printf("%d kills, %zu acknowledged of %llu said\n", kills(), acknowledged(),
              static_cast<unsigned long long>(said_));
  EXPECT_GT(acknowledged(), static_cast<std::size_t>(kills()));
}

// The check can fail.
TEST_F(Kills, AcknowledgingBeforeWritingIsNoticed) {
  open_rooms(Writes::later);
  bool noticed = false;
  for (int i = 0; i < 20 && !noticed && !HasFailure(); ++i) {
    live(Writes::later);
    noticed = !found_wrong().empty();
  }
  EXPECT_TRUE(noticed);
}

}  // namespace
}  // namespace omerta::server
