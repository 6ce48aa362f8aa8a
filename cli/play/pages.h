// What a person can always look at: help, your own card, the table, the log, the rules, the
// reasons; and the last pages, when nothing is secret any more.
#pragma once
#include "cli/play/match.h"
#include "cli/play/seat_page.h"
#include "cli/terminal/terminal.h"
#include "cli/typed/typed.h"
#include "words/words.h"

namespace omerta::cli {

class Pages {
 public:
  Pages(const Match& match, const Words& words, Terminal& terminal)
      : match_{match}, page_{match, words, terminal}, words_{words}, terminal_{terminal} {}

  void card(Seat seat) const { page_.hand(seat); }  // what was dealt, and what it does
  void knowledge(Seat seat) const { page_.knowledge(seat); }
  void table() const { page_.circle(); }
  void help() const;
  void log() const;
  void rules(Seat seat) const;
  void cards() const;
  void reasons(Seat seat) const;  // no further than the seat's own knowledge

  // When the game is over.
  void last_help() const;
  void end() const;
  void story() const;
  void reason(EventId id) const;

 private:
  std::string said(const Message& message) const { return words_.said(message, match_.names()); }
  Messages sentences() const;  // one an event, when nothing is secret any more
  std::string logged(const Message& sentence, Clause by) const;
  void verdict() const;  // by which rule, and what that is to the one person here

  const Match& match_;
  SeatPage page_;
  const Words& words_;
  Terminal& terminal_;
};

}  // namespace omerta::cli
