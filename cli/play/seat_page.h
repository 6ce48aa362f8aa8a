// A seat's screen in the terminal: the circle, the hand, what the seat knows.
#pragma once
#include "cli/play/match.h"
#include "cli/terminal/terminal.h"
#include "presentation/screen/screen.h"
#include "words/words.h"

namespace omerta::cli {

inline constexpr int kNameColumns = 14;

std::string padded(const std::string& text, int width);  // by characters
// The message with the words of play.word.* in it as they are to be shown.
Message typed_words(const Words& words, Message message);

class SeatPage {
 public:
  SeatPage(const Match& match, const Words& words, Terminal& terminal)
      : match_{match}, words_{words}, terminal_{terminal} {}

  void circle() const;         // the same from every chair
  void hand(Seat seat) const;  // a screenful at a time
  void hand_text(Seat seat) const { hand(match_.screen(seat)); }
  void knowledge(Seat seat) const;                // and what it has written down itself
  void card(const screen::HeldCard& card) const;  // one of a list

 private:
  std::string said(const Message& message) const { return words_.said(message, match_.names()); }
  void hand(const screen::Screen& screen) const;
  void heading(const screen::HeldCard& card, const screen::Screen& screen) const;
  enum class Lines { whole, hanging };
  void text(const screen::HeldCard& card, Lines lines) const;

  const Match& match_;
  const Words& words_;
  Terminal& terminal_;
};

}  // namespace omerta::cli
