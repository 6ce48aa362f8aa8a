// What a person can always look at: help, the own card, the table, the log, the rules, the reasons.
// Each rulebook has pages of its own; what is the same everywhere stands here.
#pragma once
#include "cli/play/match.h"
#include "cli/play/seat_page.h"
#include "cli/play/spoken.h"
#include "cli/terminal/terminal.h"
#include "cli/typed/typed.h"
#include "words/seat_words.h"
#include "words/words.h"

namespace omerta::cli {

struct Note {  // what somebody wrote down for himself when he was not called
  Seat by = Seat::nobody;
  Seat whom = Seat::nobody;
  int night = 0;
};

class Pages {
 public:
  Pages(const Match& match, const Words& words, Terminal& terminal)
      : played_{match}, page_{match, words, terminal}, words_{words}, terminal_{terminal} {}
  virtual ~Pages() = default;

  void card(Seat seat) const { page_.hand(seat); }  // what was dealt, and what it does
  void knowledge(Seat seat) const { page_.knowledge(seat, notes_of(seat)); }
  void table() const { page_.circle(); }
  void log() const;
  void reasons(Seat seat) const;  // no further than the seat's own knowledge

  virtual void help() const = 0;
  virtual void rules(Seat seat) const = 0;
  virtual void cards() const = 0;

  // When the game is over and nothing is secret any more.
  virtual void end() const = 0;
  virtual void story() const = 0;
  virtual void reason(EventId id) const = 0;

 private:
  virtual Messages notes_of(Seat) const { return {}; }  // what the seat has written down itself

  virtual std::vector<Spoken> all_spoken() const = 0;       // aloud, since the game began
  virtual bool is_explained(const Event& event) const = 0;  // with its rule, to whom it was told
  virtual std::string told(Seat seat, const Event& event) const = 0;

  const Match& played_;
  SeatPage page_;

 protected:
  const Words& words_;
  Terminal& terminal_;
};

inline constexpr int kNameColumns = 14;

// Whether what was typed is one of the alternatives of play.word.*.
bool means(const Words& words, const std::string& typed, std::string_view word);
std::string padded(const std::string& text, int width);  // by characters
void show_help(const Words& words, Terminal& terminal,
               const std::vector<std::string_view>& typed);   // of play.word.* and play.help.*
void show_last_help(const Words& words, Terminal& terminal);  // after the game
// How it ended: by which rule, and what that is to the one person here, if there is one.
void show_verdict(const Match& match, Fact game_over, const Words& words, Terminal& terminal);
// An event with its number before it, the further lines under the first.
void show_numbered(Terminal& terminal, EventId id, const std::string& text, Style style);

}  // namespace omerta::cli
