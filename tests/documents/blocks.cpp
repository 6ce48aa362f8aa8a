// Reading the documents, and making the folder.
#include "tests/documents/blocks.h"

#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace omerta::documents {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kFence = "```";
constexpr std::string_view kItself = "./test";  // it cannot be run inside itself

void read(const fs::path& file, std::vector<Block>& blocks) {
  std::ifstream in(file);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.rfind(kFence, 0) != 0) {
      if (inside) blocks.back().lines.push_back(line);
      continue;
    }
    inside = !inside;
    if (inside) {
      const std::string name = fs::relative(file, OMERTA_SOURCE).string();
      blocks.push_back({name, number, line.substr(kFence.size()), {}});
    }
  }
}

std::vector<fs::path> documents() {
  const fs::path root{OMERTA_SOURCE};
  std::vector<fs::path> files{root / "README.md", root / "CONTRIBUTING.md"};
  for (const auto& entry : fs::recursive_directory_iterator(root / "docs")) {
    if (entry.path().extension() == ".md") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

void make_run(const fs::path& folder) {
  const fs::path root{OMERTA_SOURCE};
  if (fs::path{OMERTA_PROGRAM} == root / "build/release/omerta") {
    fs::create_symlink(root / "run", folder / "run");
    return;
  }
  std::ofstream(folder / "run") << "#!/usr/bin/env bash\n"
                                << "[ $# -gt 0 ] || set -- serve --or-play\nexec " << OMERTA_PROGRAM
                                << " \"$@\"\n";
  fs::permissions(folder / "run", fs::perms::owner_all);
}

}  // namespace

std::string Block::text() const {
  std::string all;
  for (const std::string& each : lines) all += each + '\n';
  return all;
}

const std::vector<Block>& all_blocks() {
  static const std::vector<Block> blocks = [] {
    std::vector<Block> found;
    for (const fs::path& file : documents()) read(file, found);
    return found;
  }();
  return blocks;
}

std::vector<Block> blocks_of(const std::string& kind) {
  std::vector<Block> found;
  for (const Block& block : all_blocks()) {
    if (block.kind == kind) found.push_back(block);
  }
  return found;
}

std::vector<ShellLine> shell_lines() {
  std::vector<ShellLine> lines;
  for (const Block& block : blocks_of("sh")) {
    int number = block.line;
    for (const std::string& line : block.lines) {
      ++number;
      const std::string command = line.substr(0, line.find(' '));
      if (line.empty() || command == kItself) continue;
      lines.push_back({line, block.file + ":" + std::to_string(number) + ": " + line});
    }
  }
  return lines;
}

Clone::Clone() {
  std::string name = (fs::temp_directory_path() / "omerta-clone-XXXXXX").string();
  path_ = mkdtemp(name.data());
  for (const auto& entry : fs::directory_iterator(OMERTA_SOURCE)) {
    const std::string file = entry.path().filename().string();
    if (file == "run" || file == "build" || file == ".git") continue;
    fs::create_symlink(entry.path(), path_ / file);
  }
  make_run(path_);
  for (const Block& block : blocks_of("toml")) {
    const bool named = !block.lines.empty() && block.lines.front().rfind("# ", 0) == 0;
    if (named) write(block.lines.front().substr(2), block.text());
  }
}

Clone::~Clone() { fs::remove_all(path_); }

std::string Clone::write(const std::string& name, const std::string& text) const {
  std::ofstream(path_ / name) << text;
  return (path_ / name).string();
}

Printed run_in(const Clone& clone, const std::string& command) {
  const std::string all =
      "cd " + clone.path() + " && export LC_ALL=C.UTF-8 && { " + command + "\n} 2>&1 </dev/null";
  std::FILE* pipe = popen(all.c_str(), "r");
  Printed printed;
  std::array<char, 4096> block{};
  while (const std::size_t read = std::fread(block.data(), 1, block.size(), pipe)) {
    printed.out.append(block.data(), read);
  }
  const int status = pclose(pipe);
  printed.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return printed;
}

}  // namespace omerta::documents
