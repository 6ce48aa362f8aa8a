// Somebody who has never seen the program: reads the screen, presses Enter at every question, and
// types a word only where the screen asks for exactly that word.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "tests/terminal/emulated.h"

namespace omerta::cli {

class Newcomer {
 public:
  explicit Newcomer(const std::vector<std::string>& words, terminal::ScreenSize size = {});

  // False when the program has ended.
  bool waits() { return terminal_.settle() == terminal::Doing::waits_for_a_key; }
  void answer();  // Enter, or the word that is asked for
  void type(std::string_view keys) { terminal_.type(keys); }
  terminal::Emulated& terminal() { return terminal_; }

  std::string screen() const;   // as one line, so that a sentence is found however it is wrapped
  std::string history() const;  // likewise, with what scrolled away
  std::string wanted() const;   // the word that opens somebody's page; empty: none is asked for
  bool reads(std::string_view text) const { return screen().find(text) != std::string::npos; }
  bool is_asked(std::string_view end) const;  // the screen ends in this

  // To the end of the game and of the program; before every answer `look` reads the screen.
  // The exit code; a game that does not end is a failure of the test.
  int play(const std::function<void()>& look = {});
  bool saw_the_end() const { return saw_the_end_; }  // the page with everybody's cards

 private:
  terminal::Emulated terminal_;
  bool saw_the_end_ = false;
};

}  // namespace omerta::cli
