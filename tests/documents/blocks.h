// The fenced blocks of README and docs/, and a copy of the project's folder to run them in.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace omerta::documents {

struct Block {
  std::string file;  // "docs/notation.md"
  int line = 0;      // of its fence
  std::string kind;  // "sh", "console", "toml"; empty: the notation
  std::vector<std::string> lines;

  std::string where() const { return file + ":" + std::to_string(line); }
  std::string text() const;
};

// Of README, CONTRIBUTING and everything below docs/.
const std::vector<Block>& all_blocks();
std::vector<Block> blocks_of(const std::string& kind);

struct ShellLine {
  std::string text;   // as written, with its comment
  std::string where;  // for messages
};
// Every line of every shell block, but for `./test`, which is what runs them.
std::vector<ShellLine> shell_lines();

// A folder that looks like the project's own, in which whatever is written harms nothing. `./run`
// in it is the project's script where the program that it starts is the one that is tested, and
// otherwise starts the tested one. Files that a document names (`# bodyguard.toml`) are there.
class Clone {
 public:
  Clone();
  ~Clone();
  Clone(const Clone&) = delete;
  Clone& operator=(const Clone&) = delete;

  std::string path() const { return path_.string(); }
  std::string write(const std::string& name, const std::string& text) const;

 private:
  std::filesystem::path path_;
};

struct Printed {
  int code = -1;
  std::string out;  // both streams
};
// A command as a shell runs it in that folder, with nobody at the keyboard.
Printed run_in(const Clone& clone, const std::string& command);

}  // namespace omerta::documents
