// Somebody at the terminal, for the tests: lines that are typed, what was printed, and a file.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "cli/play/play.h"
#include "notation/record.h"

namespace omerta::cli {

using Lines = std::vector<std::string>;

struct Played {
  int code = 0;
  std::string out;
  std::string err;
};

Played type(const PlayRequest& request, const Lines& lines);

// Every number, a pass and Enter, over and over: what is refused is asked again, so that sooner or
// later something fits every question. Nothing in it saves, quits or begins another game.
Lines patient(int rounds, int seats);

class TestFile {  // a name in a folder of its own, gone at the end
 public:
  TestFile();
  ~TestFile();
  TestFile(const TestFile&) = delete;
  TestFile& operator=(const TestFile&) = delete;
  std::string path() const { return (folder_ / "evening.omerta").string(); }
  const std::filesystem::path& folder() const { return folder_; }
  std::string text() const;
  void write(const std::string& text) const;

 private:
  std::filesystem::path folder_;
};

Chronicle replayed(const TestFile& file);  // fails the test if the file is no record

}  // namespace omerta::cli
