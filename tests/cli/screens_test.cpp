// Whole screens, line by line: tests/cli/screens has commands behind `$`, and what each prints.
// After a change that was meant, OMERTA_WRITE_SCREENS=1 writes them anew; the difference is for the
// reader of the change.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

namespace fs = std::filesystem;

struct Screen {
  std::string command;
  std::string text;
};

// Spaces at the end of a line are seen by nobody.
std::string tidied(const std::string& text) {
  std::istringstream in{text};
  std::string all;
  for (std::string line; std::getline(in, line);) {
    line.erase(line.find_last_not_of(' ') + 1);
    all += line + '\n';
  }
  return all;
}

std::vector<Screen> read_screens(const fs::path& file) {
  std::ifstream in{file};
  std::vector<Screen> screens;
  for (std::string line; std::getline(in, line);) {
    if (line.rfind("$ ", 0) == 0) {
      screens.push_back({line.substr(2), ""});
    } else if (!screens.empty()) {
      screens.back().text += line + '\n';
    }
  }
  return screens;
}

// In an empty folder that has the examples, as a shell with the program on its path would.
std::string printed(const std::string& command, const Folder& folder) {
  const std::string program = fs::path{OMERTA_PROGRAM}.parent_path().string();
  const std::string place = fs::path{folder.file("x")}.parent_path().string();
  const std::string line = "cd '" + place + "' && export HOME=. LC_ALL=C.UTF-8 PATH='" + program +
                           "':$PATH; { " + command + "\n} 2>&1 </dev/null";
  std::FILE* pipe = popen(line.c_str(), "r");
  std::string text;
  std::array<char, 4096> block{};
  while (const std::size_t read = std::fread(block.data(), 1, block.size(), pipe)) {
    text.append(block.data(), read);
  }
  const int status = pclose(pipe);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  if (!text.empty() && text.back() != '\n') text += '\n';
  if (code != 0) text += "[exit code " + std::to_string(code) + "]\n";
  return tidied(text);
}

void check_file(const fs::path& file) {
  const Folder folder;
  fs::create_directory_symlink(fs::path{OMERTA_SOURCE} / "docs", folder.file("docs"));
  std::string anew;
  const std::vector<Screen> screens = read_screens(file);
  EXPECT_FALSE(screens.empty()) << file;
  const bool writing = std::getenv("OMERTA_WRITE_SCREENS") != nullptr;
  for (const Screen& screen : screens) {
    const std::string now = printed(screen.command, folder);
    anew += "$ " + screen.command + '\n' + now;
    if (!writing) {
      EXPECT_EQ(now, screen.text) << file << ": " << screen.command << "\nIf this was meant: "
                                  << "OMERTA_WRITE_SCREENS=1 cli_tests --gtest_filter='Screens*'";
    }
  }
  if (writing) std::ofstream{file} << anew;
}

TEST(Screens, AreAsWrittenDown) {
  int files = 0;
  for (const auto& entry : fs::directory_iterator{fs::path{OMERTA_SOURCE} / "tests/cli/screens"}) {
    check_file(entry.path());
    ++files;
  }
  EXPECT_GT(files, 0);
}

}  // namespace
}  // namespace omerta::cli
