// Hands long texts to the reader's pager.
#include "cli/terminal/pager.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ostream>
#include <utility>
#include <vector>

namespace omerta::cli {
namespace {

int screen_lines() {
  winsize size{};
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 4 ? size.ws_row : 24;
}

bool paged(const std::string& text) {
  const char* wanted = std::getenv("PAGER");
  std::FILE* pager = popen(wanted != nullptr && *wanted != '\0' ? wanted : "less -FRX", "w");
  if (pager == nullptr) return false;
  std::fwrite(text.data(), 1, text.size(), pager);
  return pclose(pager) == 0;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The last line before `end` that is not indented under another, unless that leaves half a screen.
std::size_t paragraph_before(const std::vector<std::string>& lines, std::size_t from,
                             std::size_t end) {
  for (std::size_t at = end; at > from + (end - from) / 2; --at) {
    if (lines[at].empty() || lines[at].front() != ' ') return at;
  }
  return end;
}

}  // namespace

Pager::Pager(Terminal& terminal) : terminal_{terminal} {
  if (terminal.interactive()) screen_ = terminal.out().rdbuf(&text_);
}

Pager::~Pager() {
  if (screen_ == nullptr) return;
  terminal_.out().rdbuf(screen_);
  const std::string text = text_.str();
  const bool is_long = std::count(text.begin(), text.end(), '\n') >= screen_lines() - 1;
  if (!is_long || !paged(text)) terminal_.out() << text << std::flush;
}

Screenfuls::Screenfuls(Terminal& terminal, std::string prompt)
    : terminal_{terminal}, prompt_{std::move(prompt)} {
  if (terminal.interactive()) screen_ = terminal.out().rdbuf(&text_);
}

Screenfuls::~Screenfuls() {
  if (screen_ == nullptr) return;
  terminal_.out().rdbuf(screen_);
  const std::vector<std::string> lines = lines_of(text_.str());
  const auto room = static_cast<std::size_t>(screen_lines() - 2);  // for the question, and Enter
  for (std::size_t at = 0; at < lines.size();) {
    const bool last = lines.size() - at <= room;
    const std::size_t end = last ? lines.size() : paragraph_before(lines, at, at + room);
    for (; at < end; ++at) terminal_.out() << lines[at] << '\n';
    if (!last) terminal_.ask(prompt_);
  }
  terminal_.out() << std::flush;
}

}  // namespace omerta::cli
