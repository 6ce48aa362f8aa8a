// A program run in a terminal of its own, as a person would run it: keys in, and the screen that
// the person sees, kept by a terminal emulator (libvterm), not the stream of bytes behind it.
#pragma once
#include <sys/types.h>
#include <vterm.h>

#include <chrono>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::terminal {

struct ScreenSize {
  int rows = 40;
  int columns = 100;
};

enum class Doing { waits_for_a_key, has_ended };

class Emulated {
 public:
  explicit Emulated(const std::vector<std::string>& command, ScreenSize size = {});
  ~Emulated();
  Emulated(const Emulated&) = delete;
  Emulated& operator=(const Emulated&) = delete;

  // Reads on until the program waits for a key or has ended. A program that does neither for the
  // patience given is a failure of the test that asked.
  Doing settle(std::chrono::seconds patience = std::chrono::seconds(120));
  // For what happens while it does not wait: shows what it has written for so long.
  void watch(std::chrono::milliseconds how_long);
  void type(std::string_view keys);
  void enter() { type("\n"); }
  void resize(ScreenSize size);

  std::string screen() const;   // what is seen: one line a row, without blanks at the ends
  std::string history() const;  // what scrolling up shows, then the screen
  int exit_code() const { return exit_code_; }

 private:
  void keep_line(int columns, const VTermScreenCell* cells);
  bool read_what_is_there(int milliseconds);
  void feed(std::string_view bytes);
  bool waits_for_a_key() const;
  long sleeps() const;
  bool reap();

  static int push_line(int columns, const VTermScreenCell* cells, void* self);

  VTerm* emulator_;
  VTermScreen* screen_;
  VTermScreenCallbacks callbacks_{};
  ScreenSize size_;
  std::deque<std::string> scrolled_;
  std::string tail_;  // the last bytes, in which an order to forget what was scrolled may be cut
  int master_ = -1;
  pid_t child_ = -1;
  int exit_code_ = -1;
  long sleeps_when_typed_ = -1;
};

}  // namespace omerta::terminal
