// `omerta export --rooms` and `omerta import` as people type them: a room goes to another folder,
// and whoever sat in it is there again.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <fstream>

#include "tests/server/evenings/process.h"
#include "tests/server/evenings/table_screen.h"

namespace omerta::server {
namespace {

using client::json::object;
using std::chrono::seconds;

class Moving : public testing::Test {
 protected:
  Moving() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~Moving() override { std::filesystem::remove_all(folder_); }

  Process serve(const std::string& data) const {
    return Process{
        {OMERTA_PROGRAM, "serve", "--listen", "127.0.0.1", "--port", std::to_string(port_),
         "--data", folder_ / data, "--log", "/dev/null", "--lang", "en"},
        folder_ / "serve.txt"};
  }
  std::string url() const { return "http://127.0.0.1:" + std::to_string(port_); }

  // What it prints, once its exit code is this one.
  std::string said(std::vector<std::string> words, int code) const {
    words.insert(words.begin(), OMERTA_PROGRAM);
    words.insert(words.end(), {"--lang", "en"});
    Process process{words, folder_ / "said.txt"};
    EXPECT_EQ(process.ended(), code) << process.printed();
    return process.printed();
  }
  std::string import(const std::vector<std::string>& more, int code) const {
    std::vector<std::string> words{"import", room_file_, "--data", folder_ / "new"};
    words.insert(words.end(), more.begin(), more.end());
    return said(words, code);
  }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("omerta-moving-" + std::to_string(getpid()));
  std::uint16_t port_ = free_port();
  std::string room_file_;
};

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST_F(Moving, ARoomGoesToAnotherFolder) {
  TableScreen host{url()};
  {
    Process server = serve("old");
    ASSERT_TRUE(host.open_room()) << server.printed();
    ASSERT_TRUE(host.command({{"do", "lock"}, {"locked", true}}).taken);
    EXPECT_TRUE(has(said({"export", "--rooms", "--data", folder_ / "old", "--to", folder_}, 2),
                    "using this folder"));
    server.signal(SIGTERM);
    EXPECT_EQ(server.ended(), 0);
  }
  const std::string code = host.device().code();
  room_file_ = folder_ / (code + ".room");
  EXPECT_TRUE(
      has(said({"export", "--rooms", "--data", folder_ / "old", "--to", folder_}, 0), "1 room"));
  ASSERT_TRUE(std::filesystem::exists(room_file_));

  EXPECT_TRUE(has(import({}, 2), "no key"));
  std::ofstream{folder_ / "another-key"} << std::string(32, 'k');
  EXPECT_TRUE(has(import({"--key", folder_ / "another-key"}, 1), "another key"));
  EXPECT_FALSE(std::filesystem::exists(folder_ / "new")) << "nothing is made for what is refused";
  const std::string key = folder_ / "old/key";
  EXPECT_TRUE(has(import({"--key", key, room_file_}, 1), "is there already")) << "twice at once";
  EXPECT_TRUE(has(import({"--key", key}, 0), "1 room has been brought in"));
  EXPECT_TRUE(has(import({"--key", key}, 1), "is there already"));

  Process server = serve("new");
  const auto attached = [](const client::Device& device) { return device.attached(); };
  bool back = false;
  for (int i = 0; i < 100 && !back; ++i) {
    back = host.come_back() && host.until(attached, seconds{2});
    if (!back) usleep(50'000);
  }
  ASSERT_TRUE(back) << server.printed();
  EXPECT_EQ(host.device().code(), code);
  EXPECT_TRUE(host.device().room().at("locked").as_bool());
  EXPECT_TRUE(host.command({{"do", "lock"}, {"locked", false}}).taken) << "it goes on";
}

TEST_F(Moving, SaysWhatIsWrong) {
  room_file_ = folder_ / "nowhere.room";
  std::ofstream{folder_ / "key"} << std::string(32, 'k');
  const std::vector<std::string> key{"--key", folder_ / "key"};
  EXPECT_TRUE(has(import(key, 2), "does not exist"));
  std::ofstream{room_file_} << "omerta-record 1\n";
  EXPECT_TRUE(has(import(key, 1), "not a room"));
  std::ofstream{room_file_} << "omerta-log 2\n";
  EXPECT_TRUE(has(import(key, 1), "another form"));
  std::ofstream{room_file_} << "omerta-log 1 5 41 42";
  EXPECT_TRUE(has(import(key, 1), "damaged"));
  std::ofstream{room_file_} << "omerta-log 1 5 414141414141 6f6d657274612030 7 open\nend\n";
  EXPECT_TRUE(has(import(key, 1), "another version of the rules"));
  EXPECT_TRUE(has(said({"import"}, 2), "FILE"));
  EXPECT_TRUE(has(said({"import", "--help"}, 0), "--key"));
  EXPECT_FALSE(std::filesystem::exists(folder_ / "new"));
}

}  // namespace
}  // namespace omerta::server
