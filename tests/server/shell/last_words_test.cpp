// A process that ends by our own mistake says in which room; one that is killed says nothing.
#include "server/shell/last_words.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

namespace omerta::server {
namespace {

class Last : public testing::Test {
 protected:
  ~Last() override { std::filesystem::remove(file_); }
  // In a process of its own, which ends by this signal.
  void end_by(int signal, RoomId room) const {
    const pid_t child = fork();
    if (child == 0) {
      static std::atomic<RoomId> working_on;
      LastWords words{file_};
      words.heed(working_on);
      working_on = room;
      raise(signal);
      _exit(1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == signal) << status;
  }
  std::vector<RoomId> deadly() const { return LastWords{file_}.deadly(); }

  const std::string file_ =
      std::filesystem::temp_directory_path() / ("omerta-last-words-" + std::to_string(getpid()));
};

TEST_F(Last, TwoMistakesInOneRoomAreEnough) {
  EXPECT_TRUE(deadly().empty());
  end_by(SIGABRT, 7);
  end_by(SIGSEGV, 8);
  end_by(SIGABRT, 0);
  end_by(SIGABRT, 0);
  EXPECT_TRUE(deadly().empty());
  end_by(SIGFPE, 7);
  EXPECT_EQ(deadly(), std::vector<RoomId>{7});
  end_by(SIGABRT, 7);
  EXPECT_EQ(deadly(), std::vector<RoomId>{7});
  LastWords{file_}.forget();
  EXPECT_TRUE(deadly().empty()) << "another version of the program may serve it";
}

TEST_F(Last, BeingKilledIsNoMistake) {
  for (int i = 0; i < 3; ++i) end_by(SIGKILL, 7);
  EXPECT_TRUE(deadly().empty());
}

}  // namespace
}  // namespace omerta::server
