// What a server writes down while a game is played tells nothing of it: only lines of a closed
// list, and the same ones whatever happens at the table. Built on a copy of the shell with
// log_leaks.patch: a line that is written when somebody answers is noticed.
#include <gtest/gtest.h>
#include <unistd.h>

#include <set>

#include "tests/server/evenings/socket_evening.h"
#include "tests/server/secrets/leaks.h"

namespace omerta::server {
namespace {

constexpr std::int64_t kBeat = 15;  // milliseconds

// The first line that is none of those a server writes; empty: there is none.
std::string strange_line(const std::string& log) {
  const std::set<std::string> known{"started",    "stopping",    "stopped",
                                    "store-lost", "certificate", "quarantined"};
  std::istringstream lines{log};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words{line};
    std::string when;
    std::string what;
    words >> when >> what;
    if (!known.contains(what)) return line;
  }
  return {};
}

std::string logged_in_an_evening() {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("omerta-logged-" + std::to_string(getpid()));
  std::filesystem::remove_all(folder);
  std::string logged;
  {
    EveningServer server{folder, kBeat};
    SocketEvening evening{server.port, {"player", "player", "player"}};
    EXPECT_TRUE(evening.gather());
    evening.breaks_after(7);
    EXPECT_TRUE(evening.fulfil(wishes_of("gorod", {"bot", "bot", "bot"})));
    EXPECT_TRUE(evening.play()) << evening.stage();
    logged = server.logged();
  }
  std::filesystem::remove_all(folder);
  return logged;
}

TEST(LogOfAnEvening, TellsNothingOfTheGame) {
  planted_leak = Leak::none;
  EXPECT_EQ(strange_line(logged_in_an_evening()), "");
}

TEST(LogOfAnEvening, ThatTellsWhoAnswersIsNoticed) {
  planted_leak = Leak::answers_in_the_log;
  EXPECT_NE(strange_line(logged_in_an_evening()), "");
  planted_leak = Leak::none;
}

}  // namespace
}  // namespace omerta::server
