// Hands long texts to the reader's pager.
#include "cli/terminal/pager.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ostream>

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

}  // namespace omerta::cli
