// `omerta serve` and `omerta bot` as people start them: programs join by the room's code, play by
// their screens, and come back by themselves when the server is killed.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "client/line/visit.h"
#include "tests/server/evenings/process.h"
#include "tests/server/evenings/table_screen.h"

namespace omerta::server {
namespace {

using client::json::object;
using std::chrono::seconds;

constexpr std::size_t kBots = 6;

class Bots : public testing::Test {
 protected:
  Bots() {
    folder_ = std::filesystem::temp_directory_path() / ("omerta-bots-" + std::to_string(getpid()));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~Bots() override {
    bots_.clear();
    std::filesystem::remove_all(folder_);
  }

  Process serve() const {
    return Process{
        {OMERTA_PROGRAM, "serve", "--listen", "127.0.0.1", "--port", std::to_string(port_),
         "--data", folder_ / "data", "--log", "/dev/null", "--lang", "en"},
        folder_ / "serve.txt"};
  }
  Process bot(const std::string& code, const std::vector<std::string>& more) const {
    std::vector<std::string> words{OMERTA_PROGRAM, "bot", "--url",  url(),
                                   "--code",       code,  "--lang", "en"};
    words.insert(words.end(), more.begin(), more.end());
    return Process{words, folder_ / ("bot" + std::to_string(bots_.size()))};
  }
  std::string url() const { return "http://127.0.0.1:" + std::to_string(port_); }

  void start_game(TableScreen& host) {
    const object manners{{"absence", "clock"},
                         {"waiting", "none"},
                         {"pace", 1},
                         {"talk", true},
                         {"level", "detective"}};
    EXPECT_TRUE(host.command({{"do", "arrange"}, {"manners", manners}}).taken);
    const auto ready = [](const client::Device& device) {
      std::size_t all = 0;
      for (const auto& each : device.room().at("places").as_array()) {
        all += each.at("ready").as_bool() ? 1U : 0U;
      }
      return all == kBots;
    };
    ASSERT_TRUE(host.until(ready, seconds{20})) << client::json::serialize(host.device().room());
    const client::Outcome started = host.command({{"do", "start"}});
    ASSERT_TRUE(started.taken) << started.why;
  }

  void verify(TableScreen& host) {
    EXPECT_TRUE(host.command({{"do", "fetch"}, {"what", "deal"}}).taken);
    EXPECT_TRUE(host.command({{"do", "fetch"}, {"what", "record"}}).taken);
    std::ofstream{folder_ / "deal.json"} << host.device().transcript();
    std::ofstream{folder_ / "game.omerta"} << host.device().record();
    Process verify{{OMERTA_PROGRAM, "verify", folder_ / "deal.json", folder_ / "game.omerta"},
                   folder_ / "verify.txt"};
    EXPECT_EQ(verify.ended(), 0) << verify.printed();
  }

  std::filesystem::path folder_;
  std::uint16_t port_ = free_port();
  std::vector<Process> bots_;
};

// A minute and more of beats: only where OMERTA_WHOLE_GAMES is set.
bool whole_game() { return std::getenv("OMERTA_WHOLE_GAMES") != nullptr; }

std::uint64_t place_called(const client::Device& device, std::string_view name) {
  for (const auto& each : device.room().at("places").as_array()) {
    if (each.at("name").as_string() == name) return each.at("place").to_number<std::uint64_t>();
  }
  return 0;
}

TEST_F(Bots, GoOnPlayingThoughTheServerIsKilled) {
  auto server = std::make_unique<Process>(serve());
  TableScreen host{url()};
  ASSERT_TRUE(host.open_room()) << server->printed();
  for (std::size_t i = 0; i < kBots; ++i) {
    const bool named = i == 0;
    bots_.push_back(bot(host.device().code(), named ? std::vector<std::string>{"--name", "Ada"}
                                              : i == 1
                                                  ? std::vector<std::string>{"--level", "random"}
                                                  : std::vector<std::string>{}));
  }
  start_game(host);
  const auto plays = [](const client::Device& device) { return device.beats() >= 4; };
  ASSERT_TRUE(host.until(plays, seconds{30})) << host.stage();
  const std::uint64_t heard = host.device().open_stream().count;
  server->signal(SIGKILL);
  EXPECT_EQ(server->ended(), -SIGKILL);
  server = std::make_unique<Process>(serve());
  const auto over = [&](const client::Device& device) {
    const bool goes_on = device.attached() && device.open_stream().count > heard + 2;
    return host.stage() == "over" || (!whole_game() && goes_on);
  };
  ASSERT_TRUE(host.until(over, seconds{150})) << client::json::serialize(host.device().open());
  if (host.stage() == "over") verify(host);
  if (host.stage() == "over") {
    const auto ada = place_called(host.device(), "Ada");
    EXPECT_TRUE(host.command({{"do", "leave"}, {"place", ada}}).taken);
    EXPECT_EQ(bots_[0].ended(), 0);
    EXPECT_NE(bots_[0].printed().find("not its own any more"), std::string::npos);
  }
  for (std::size_t i = 1; i < kBots; ++i) {
    bots_[i].signal(SIGTERM);
    EXPECT_EQ(bots_[i].ended(), 0);
    const std::string printed = bots_[i].printed();
    for (const char* line : {"has sat down", "A game begins.", "The connection is gone",
                             "The connection is back.", "Gone."}) {
      EXPECT_NE(printed.find(line), std::string::npos) << line << "\n" << printed;
    }
  }
  server->signal(SIGTERM);
  EXPECT_EQ(server->ended(), 0);
  Process games{
      {OMERTA_PROGRAM, "export", "--data", folder_ / "data", "--to", folder_, "--lang", "en"},
      folder_ / "export.txt"};
  EXPECT_EQ(games.ended(), 0);
  const char* said = host.stage() == "over" ? "1 finished game is" : "0 finished games are";
  EXPECT_NE(games.printed().find(said), std::string::npos) << games.printed();
}

TEST_F(Bots, SayWhatIsWrong) {
  const auto printed_by = [&](std::vector<std::string> words, int code) {
    words.insert(words.begin(), {OMERTA_PROGRAM, "bot"});
    words.insert(words.end(), {"--lang", "en"});
    Process bot{words, folder_ / "wrong.txt"};
    EXPECT_EQ(bot.ended(), code);
    return bot.printed();
  };
  const auto has = [](const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
  };
  EXPECT_TRUE(has(printed_by({"--code", "ABCDEF", "--url", "mafia"}, 2), "not the address"));
  EXPECT_TRUE(has(printed_by({"--code", "ABCDEF", "--url", url()}, 2), "Nobody answers"));
  EXPECT_TRUE(
      has(printed_by({"--code", "ABCDEF", "--url", url(), "--level", "detective"}, 2), "loyal"));
  const Process server = serve();
  TableScreen host{url()};
  ASSERT_TRUE(host.open_room());
  EXPECT_TRUE(has(printed_by({"--code", "ZZZZZZ", "--url", url()}, 2), "room"));
}

TEST(Address, IsTakenApart) {
  using client::read_address;
  EXPECT_EQ(read_address("http://a.example")->origin, "http://a.example");
  EXPECT_EQ(read_address("http://a.example")->port, "80");
  EXPECT_EQ(read_address("https://A.example:443/#ABCDEF")->origin, "https://a.example");
  EXPECT_EQ(read_address("http://192.168.1.5:8080/")->origin, "http://192.168.1.5:8080");
  EXPECT_EQ(read_address("http://[::1]:8080")->host, "::1");
  EXPECT_EQ(read_address("http://[::1]:8080")->origin, "http://[::1]:8080");
  for (const char* wrong : {"", "mafia.example", "ftp://a", "http://", "http://a:0", "http://a:x",
                            "http://[::1", "http://a b", "http://a:99999"}) {
    EXPECT_FALSE(read_address(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace omerta::server
