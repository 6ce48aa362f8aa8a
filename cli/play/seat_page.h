// A seat's screen in the terminal: the circle, the hand, what the seat knows.
#pragma once
#include "cli/play/match.h"
#include "cli/terminal/terminal.h"
#include "presentation/screen/screen.h"
#include "words/words.h"

namespace omerta::cli {

screen::Screen screen_of(const Match& match, Seat seat);

class SeatPage {
 public:
  SeatPage(const Match& match, const Words& words, Terminal& terminal)
      : match_{match}, words_{words}, terminal_{terminal} {}

  void circle() const;  // the same from every chair
  void hand(Seat seat) const { hand(screen_of(match_, seat)); }
  void knowledge(Seat seat, const Messages& notes) const;  // and what it has written down itself

 private:
  std::string said(const Message& message) const { return words_.said(message, match_.names()); }
  void hand(const screen::Screen& screen) const;
  void heading(const screen::HeldCard& card, const screen::Screen& screen) const;
  void text(const screen::HeldCard& card, const screen::Screen& screen) const;

  const Match& match_;
  const Words& words_;
  Terminal& terminal_;
};

}  // namespace omerta::cli
