// Reading with limits, and writing by way of a temporary file.
#include "cli/terminal/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

namespace omerta::cli {
namespace fs = std::filesystem;
namespace {

// Some editors put it before a text; it is no part of it.
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool write_all(int file, const std::string& text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t wrote = write(file, text.data() + done, text.size() - done);
    if (wrote < 0) return false;
    done += static_cast<std::size_t>(wrote);
  }
  return fsync(file) == 0;
}

// A renamed file is safe only when its directory is on the disk too.
void sync_directory(const fs::path& path) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
  const int directory = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory < 0) return;
  fsync(directory);
  close(directory);
}

// A device or a pipe takes the text itself: a file put in its place would destroy it.
bool write_in_place(const std::string& path, const std::string& text) {
  const int file = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  std::size_t done = 0;
  ssize_t wrote = 0;
  while (done < text.size() && wrote >= 0) {
    wrote = write(file, text.data() + done, text.size() - done);
    if (wrote > 0) done += static_cast<std::size_t>(wrote);
  }
  return close(file) == 0 && done == text.size();
}

}  // namespace

FileText read_text(const std::string& path, std::size_t longest) {
  using Fault = FileText::Fault;
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return {{}, Fault::missing};
  if (!fs::is_regular_file(status) && !fs::is_fifo(status)) return {{}, Fault::unreadable};
  std::ifstream in(path, std::ios::binary);
  if (!in) return {{}, Fault::unreadable};
  return read_text(in, longest);
}

FileText read_text(std::istream& in, std::size_t longest) {
  using Fault = FileText::Fault;
  FileText read;
  char block[65536];
  while (in.read(block, sizeof block), in.gcount() > 0) {
    read.text.append(block, static_cast<std::size_t>(in.gcount()));
    if (read.text.size() > longest) return {{}, Fault::too_large};
  }
  if (read.text.find('\0') != std::string::npos) return {{}, Fault::binary};
  if (read.text.rfind(kByteOrderMark, 0) == 0) read.text.erase(0, kByteOrderMark.size());
  return read;
}

bool write_safely(const std::string& path, const std::string& text) {
  std::error_code error;
  const fs::file_status there = fs::status(path, error);
  if (fs::exists(there) && !fs::is_regular_file(there)) return write_in_place(path, text);
  const std::string draft = path + ".part";
  const int file = open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return false;
  const bool written = write_all(file, text);
  if (close(file) != 0 || !written || std::rename(draft.c_str(), path.c_str()) != 0) {
    std::remove(draft.c_str());
    return false;
  }
  sync_directory(path);
  return true;
}

std::vector<std::string> walk(const std::vector<std::string>& paths) {
  std::vector<std::string> found;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      found.push_back(path);
      continue;
    }
    std::vector<std::string> inside;
    std::vector<std::string> roles;  // looked at where nothing else is
    for (fs::recursive_directory_iterator at(path, error), end; !error && at != end;
         at.increment(error)) {
      const std::string ending = at->path().extension().string();
      if (ending == ".scenario" || ending == ".omerta") inside.push_back(at->path().string());
      if (ending == ".toml") roles.push_back(at->path().string());
    }
    if (inside.empty()) inside = std::move(roles);
    std::sort(inside.begin(), inside.end());
    found.insert(found.end(), inside.begin(), inside.end());
  }
  return found;
}

}  // namespace omerta::cli
