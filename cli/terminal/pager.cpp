// Hands long texts to the reader's pager.
#include "cli/terminal/pager.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <istream>
#include <ostream>
#include <utility>

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
  std::istringstream lines{text_.str()};
  const int room = screen_lines() - 2;  // the question stands below, and what was typed
  int shown = 0;
  for (std::string line; std::getline(lines, line); ++shown) {
    if (shown == room) {
      terminal_.ask(prompt_);
      shown = 0;
    }
    terminal_.out() << line << '\n';
  }
  terminal_.out() << std::flush;
}

}  // namespace omerta::cli
