// Typing into a string, reading from a string.
#include "tests/cli/play/script.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

namespace omerta::cli {

Played type(const PlayRequest& request, const Lines& lines) {
  std::string typed;
  for (const std::string& line : lines) typed += line + '\n';
  std::istringstream in{typed};
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{in, out, err, Colours::off, Pace::at_once};
  const int code = play(request, terminal);
  return {code, out.str(), err.str()};
}

Lines patient(int rounds, int seats) {
  Lines lines;
  for (int round = 0; round < rounds; ++round) {
    lines.emplace_back("");
    for (int seat = 1; seat <= seats; ++seat) {
      lines.push_back(std::to_string((seat + round) % seats + 1));
      lines.push_back(std::to_string(seat) + ' ' + std::to_string(seat % seats + 1));
    }
    lines.emplace_back("0");
  }
  return lines;
}

TestFile::TestFile() {
  static int number = 0;
  // Every command is forced to the disk; where there is a disk in memory the tests need not wait.
  const std::filesystem::path memory{"/dev/shm"};
  const bool quick = access(memory.c_str(), W_OK) == 0;
  folder_ = (quick ? memory : std::filesystem::temp_directory_path()) /
            ("omerta-play-" + std::to_string(getpid()) + '-' + std::to_string(++number));
  std::filesystem::create_directories(folder_);
}

TestFile::~TestFile() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string TestFile::text() const {
  std::ifstream in{path(), std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

void TestFile::write(const std::string& text) const { std::ofstream{path()} << text; }

Chronicle replayed(const TestFile& file) {
  try {
    return notation::Record::read(file.text(), file.path()).replay();
  } catch (const notation::Misread& misread) {
    ADD_FAILURE() << misread.what();
    throw;
  }
}

}  // namespace omerta::cli
