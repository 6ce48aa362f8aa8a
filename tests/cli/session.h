// A subcommand run with typed lines and string streams, and what it printed.
#pragma once
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands/wanted.h"

namespace omerta::cli {

// Without line breaks and indentation, so that a sentence is found however it was wrapped.
inline std::string flattened(std::string_view text) {
  std::string out;
  for (char c : text) {
    const bool gap = c == ' ' || c == '\n';
    if (!gap || (!out.empty() && out.back() != ' ')) out += gap ? ' ' : c;
  }
  return out;
}

struct Printed {
  int code = -1;
  std::string out;
  std::string err;
  bool says(std::string_view text) const {
    return flattened(out).find(flattened(text)) != std::string::npos;
  }
  bool complains(std::string_view text) const { return err.find(text) != std::string::npos; }
};

template <class Request>
Printed run(int (*command)(const Request&, Terminal&), const Request& request,
            const std::vector<std::string>& typed = {}) {
  std::string lines;
  for (const std::string& line : typed) lines += line + "\n";
  std::istringstream in(lines);
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{in, out, err, Colours::off, Pace::at_once};
  Printed printed;
  printed.code = command(request, terminal);
  printed.out = out.str();
  printed.err = err.str();
  return printed;
}

// A directory of its own for each test, gone with it.
class Folder {
 public:
  Folder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    std::string name = std::string{"omerta-"} + test->test_suite_name() + "-" + test->name() + "-" +
                       std::to_string(getpid());
    for (char& c : name) c = c == '/' ? '_' : c;
    path_ = std::filesystem::temp_directory_path() / name;
    std::filesystem::create_directories(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file(const std::string& name) const { return (path_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
    return file(name);
  }
  std::string read(const std::string& name) const {
    std::ifstream in(file(name), std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
  }

 private:
  std::filesystem::path path_;
};

inline constexpr std::string_view kHead =
    "omerta 1\n"
    "rulebook gorod\n"
    "edition new\n"
    "seats Anna, Boris, Cyril, Dana, Eva, Filip\n"
    "deck mafioso 1, commissioner 1, citizen 4\n"
    "deal citizen, mafioso, citizen, commissioner, citizen, citizen\n"
    "play\n"
    "Anna look\nBoris look\nCyril look\nDana look\nEva look\nFilip look\n"
    "clock close\n";

// Day 1 puts nobody out; in Night 2 Boris shoots Cyril and Dana finds Boris.
inline std::string second_day() {
  std::string text{kHead};
  for (const char* name : {"Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"}) {
    text += std::string{name} + " nominate pass\n";
  }
  return text + "Boris victim-mafia Cyril\nclock close\nDana check Boris\nclock close\n";
}

inline std::string whole_game() {
  std::string text = second_day() + "Dana nominate Boris\n";
  for (const char* name : {"Anna", "Boris", "Eva", "Filip"}) {
    text += std::string{name} + " nominate pass\n";
  }
  return text;
}

}  // namespace omerta::cli
