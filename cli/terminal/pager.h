// Long texts page by page, if a person sits at the terminal and the text is longer than the screen.
#pragma once
#include <sstream>
#include <streambuf>
#include <string>

#include "cli/terminal/terminal.h"

namespace omerta::cli {

class Pager {  // collects what the terminal prints while it lives, and shows it at its end
 public:
  explicit Pager(Terminal& terminal);
  ~Pager();
  Pager(const Pager&) = delete;
  Pager& operator=(const Pager&) = delete;

 private:
  Terminal& terminal_;
  std::stringbuf text_;
  std::streambuf* screen_ = nullptr;
};

// Longer than the screen: as much as fits, and the rest after Enter. For a page that comes unasked,
// before somebody who may not know how to leave a pager.
class Screenfuls {
 public:
  Screenfuls(Terminal& terminal, std::string prompt);
  ~Screenfuls();
  Screenfuls(const Screenfuls&) = delete;
  Screenfuls& operator=(const Screenfuls&) = delete;

 private:
  Terminal& terminal_;
  std::string prompt_;
  std::stringbuf text_;
  std::streambuf* screen_ = nullptr;
};

}  // namespace omerta::cli
