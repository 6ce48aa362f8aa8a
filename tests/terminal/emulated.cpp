// Runs a program at the other end of a pseudo-terminal and keeps its screen.
#include "tests/terminal/emulated.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>

namespace omerta::terminal {
namespace {

constexpr std::string_view kForgetWhatWasScrolled = "\x1b[3J";
constexpr int kLook = 10;  // milliseconds between two looks
constexpr std::size_t kMostScrolled = 100'000;

winsize window(ScreenSize size) {
  winsize window{};
  window.ws_row = static_cast<unsigned short>(size.rows);
  window.ws_col = static_cast<unsigned short>(size.columns);
  return window;
}

[[noreturn]] void become(const std::vector<std::string>& command) {
  setenv("TERM", "xterm-256color", 1);
  setenv("PAGER", "cat", 1);
  setenv("LC_ALL", "C.UTF-8", 1);
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  execvp(words[0], words.data());
  _exit(127);
}

void append_character(std::string& text, std::uint32_t code) {
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0U | (code >> 6U));
    text += static_cast<char>(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0U | (code >> 12U));
    text += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
    text += static_cast<char>(0x80U | (code & 0x3FU));
  } else {
    text += static_cast<char>(0xF0U | (code >> 18U));
    text += static_cast<char>(0x80U | ((code >> 12U) & 0x3FU));
    text += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
    text += static_cast<char>(0x80U | (code & 0x3FU));
  }
}

std::string line_of(int columns, const VTermScreenCell* cells) {
  std::string line;
  for (int column = 0; column < columns; ++column) {
    const VTermScreenCell& cell = cells[column];
    if (cell.chars[0] == 0xFFFFFFFFU) continue;  // the right half of a wide character
    if (cell.chars[0] == 0) line += ' ';
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i] != 0; ++i) {
      append_character(line, cell.chars[i]);
    }
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

Emulated::Emulated(const std::vector<std::string>& command, ScreenSize size)
    : emulator_{vterm_new(size.rows, size.columns)},
      screen_{vterm_obtain_screen(emulator_)},
      size_{size} {
  vterm_set_utf8(emulator_, 1);
  callbacks_.sb_pushline = push_line;
  vterm_screen_set_callbacks(screen_, &callbacks_, this);
  vterm_screen_reset(screen_, 1);
  winsize shape = window(size);
  child_ = forkpty(&master_, nullptr, nullptr, &shape);
  if (child_ == 0) become(command);
}

Emulated::~Emulated() {
  if (child_ > 0) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  close(master_);
  vterm_free(emulator_);
}

int Emulated::push_line(int columns, const VTermScreenCell* cells, void* self) {
  static_cast<Emulated*>(self)->keep_line(columns, cells);
  return 1;
}

void Emulated::keep_line(int columns, const VTermScreenCell* cells) {
  scrolled_.push_back(line_of(columns, cells));
  if (scrolled_.size() > kMostScrolled) scrolled_.pop_front();
}

// The emulator does not know the order to forget what was scrolled away; terminals do.
void Emulated::feed(std::string_view bytes) {
  for (const char byte : bytes) {
    vterm_input_write(emulator_, &byte, 1);
    tail_ += byte;
    if (tail_.size() > kForgetWhatWasScrolled.size()) tail_.erase(0, 1);
    if (tail_ == kForgetWhatWasScrolled) scrolled_.clear();
  }
}

bool Emulated::read_what_is_there(int milliseconds) {
  pollfd there{master_, POLLIN, 0};
  if (poll(&there, 1, milliseconds) <= 0 || (there.revents & POLLIN) == 0) return false;
  std::array<char, 8192> block{};
  const ssize_t read_bytes = read(master_, block.data(), block.size());
  if (read_bytes <= 0) return false;
  feed({block.data(), static_cast<std::size_t>(read_bytes)});
  return true;
}

// Asleep in a read of its standard input (system call 0, whose first argument is 0), and it has
// been awake since the last line was typed.
bool Emulated::waits_for_a_key() const {
  std::ifstream file("/proc/" + std::to_string(child_) + "/syscall");
  std::string call;
  std::string first;
  return file >> call >> first && call == "0" && first == "0x0" && sleeps() > sleeps_when_typed_;
}

// How often it has gone to sleep.
long Emulated::sleeps() const {
  std::ifstream file("/proc/" + std::to_string(child_) + "/status");
  const std::string_view wanted = "voluntary_ctxt_switches:";
  for (std::string line; std::getline(file, line);) {
    if (line.rfind(wanted, 0) == 0) return std::stol(line.substr(wanted.size()));
  }
  return -1;
}

bool Emulated::reap() {
  int status = 0;
  if (child_ <= 0) return true;
  if (waitpid(child_, &status, WNOHANG) != child_) return false;
  child_ = -1;
  exit_code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return true;
}

Doing Emulated::settle(std::chrono::seconds patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (std::chrono::steady_clock::now() < until) {
    if (read_what_is_there(kLook)) continue;
    if (reap()) {
      while (read_what_is_there(0)) {
      }
      return Doing::has_ended;
    }
    // It writes before it waits, so what it wrote is all there once it is seen waiting.
    if (waits_for_a_key() && !read_what_is_there(0)) return Doing::waits_for_a_key;
  }
  ADD_FAILURE() << "the program neither waits nor ends:\n" << screen();
  return Doing::has_ended;
}

void Emulated::watch(std::chrono::milliseconds how_long) {
  const auto until = std::chrono::steady_clock::now() + how_long;
  while (std::chrono::steady_clock::now() < until) read_what_is_there(kLook);
}

void Emulated::type(std::string_view keys) {
  if (keys.find('\n') != keys.npos) sleeps_when_typed_ = sleeps();
  for (std::size_t at = 0; at < keys.size();) {
    const ssize_t written = write(master_, keys.data() + at, keys.size() - at);
    if (written <= 0) break;
    at += static_cast<std::size_t>(written);
  }
}

void Emulated::resize(ScreenSize size) {
  size_ = size;
  vterm_set_size(emulator_, size.rows, size.columns);
  const winsize shape = window(size);
  ioctl(master_, TIOCSWINSZ, &shape);
}

std::string Emulated::screen() const {
  std::string text;
  std::vector<VTermScreenCell> cells(static_cast<std::size_t>(size_.columns));
  for (int row = 0; row < size_.rows; ++row) {
    for (int column = 0; column < size_.columns; ++column) {
      vterm_screen_get_cell(screen_, {row, column}, &cells[static_cast<std::size_t>(column)]);
    }
    text += line_of(size_.columns, cells.data()) + '\n';
  }
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

std::string Emulated::history() const {
  std::string text;
  for (const std::string& line : scrolled_) text += line + '\n';
  return text + screen();
}

}  // namespace omerta::terminal
