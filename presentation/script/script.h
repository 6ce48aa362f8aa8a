// All that a human moderator says, does and enters now, as a value: drawn by a console, a terminal
// or a phone. What is entered comes back as `Filled`.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/command.h"
#include "engine/event.h"
#include "words/message.h"

namespace omerta::script {

struct Line {
  enum class Kind : std::uint8_t {
    say,      // aloud, word for word
    act,      // silently
    enter,    // what may be entered, and how
    note,     // for the moderator's eyes only
    status,   // how far the step has come, as everyone may know
    aside,    // the same, less important
    listed,   // a line of a list, as everyone may know
    onward,   // a note that goes on from the one before
    secret,   // how far the step has come, for the moderator's eyes only
    kept,     // a note to be asked for: the table looks on
    card,     // what the card does that is the label; without a label: more about it
    gap,      // a paragraph begins
    heading,  // what the lines behind it are about
  };
  Kind kind = Kind::say;
  Message text{};
  EventId once = 0;  // said when this happened, not again when the step is shown again
  Message label{};
  Seat about = Seat::nobody;  // whose line of a list it is
  Clause by{};                // the rule to be named with it
  std::string hint{};         // given once in a sitting; from then on `again` takes its place
  Message again{};

  friend bool operator==(const Line&, const Line&) = default;
};
using Lines = std::vector<Line>;

inline Line say(Message text) { return {Line::Kind::say, std::move(text)}; }
inline Line act(Message text) { return {Line::Kind::act, std::move(text)}; }
inline Line enter(Message text) { return {Line::Kind::enter, std::move(text)}; }
inline Line note(Message text) { return {Line::Kind::note, std::move(text)}; }
inline Line status(Message text) { return {Line::Kind::status, std::move(text)}; }
inline Line aside(Message text) { return {Line::Kind::aside, std::move(text)}; }
inline Line heading(Message text) { return {Line::Kind::heading, std::move(text)}; }
inline Line item(Message text) { return {Line::Kind::listed, std::move(text)}; }

// What an entry is made of; a console draws each kind in one way.
enum class EntryKind : std::uint8_t {
  go_on,      // nothing: the step is over
  point,      // those who are asked point at somebody: all at the same, or each for himself
  pairs,      // who names whom, one after the other
  raise,      // who answers yes
  nod,        // whether the one who is asked does
  volunteer,  // one who does it, or nobody
  draw,       // somebody from a lot, or the program draws
  word,       // one of the options
  play,       // somebody plays this card, on whom it asks for; as a step's own entry: nobody does
  page,       // somebody looks at his own page again
};

// What may be done at any time besides what every table has.
enum class Power : std::uint8_t { withdraw, mark, expel, uphold, cancel, abandon, swap };

struct Option {
  Choice choice = kPass;
  Message label;
  std::string id{};  // as a record writes it

  friend bool operator==(const Option&, const Option&) = default;
};

struct Entry {
  EntryKind kind = EntryKind::go_on;
  Ask ask{};
  std::optional<Ask> then{};  // what a second choice of the same seat answers, if not the same
  Message label{};
  std::string id{};  // as a record writes it
  List also{};       // what else it is called, in every language
  Seats who{};       // whose answer it is; nobody: the house's
  Seats offered{};   // who may be chosen
  std::vector<Option> options{};
  std::uint8_t take = 1;  // how many make an answer; 0: a card that is played on nobody
  std::uint8_t most = 1;  // how many answers one entry may hold, one after the other
  Pass pass = Pass::refused;

  friend bool operator==(const Entry&, const Entry&) = default;
};

struct Hand {  // one answer
  Seat who = Seat::nobody;
  Choice choice = kPass;

  friend bool operator==(const Hand&, const Hand&) = default;
};

struct Filled {        // what was tapped or typed
  unsigned entry = 0;  // which of the step's entries, of those at any time, or of the powers
  std::vector<Hand> hands{};
  bool drawn = false;  // by the program
  enum class Of : std::uint8_t { step, anytime, power } of = Of::step;

  friend bool operator==(const Filled&, const Filled&) = default;
};

// Whose eyes the step is for.
enum class Eyes : std::uint8_t {
  moderator,
  called,  // nobody runs the table: whoever is called comes to the screen
  owner,   // one player's page
};

// Whether the players look at what was dealt to them on this screen, one by one.
enum class Pages : std::uint8_t { none, offered, begun };

struct Step {
  std::string page;  // another page begins with its title and its lines; empty: always another
  Message title{};
  Lines lines{};
  bool circle = false;        // who sits where belongs to it
  Lines marks{};              // of those who sit there, as everyone may know
  Lines standing{};           // how far it has come
  std::vector<int> called{};  // those who hold one of these open their eyes
  std::vector<int> hinges{};  // what the answer may be hangs on whether they hold one of these too
  Message prompt{};           // what is to be entered, in a few words
  std::vector<Entry> entries{};
  unsigned current = 0;           // the entry that an answer without a name belongs to
  std::optional<Filled> usual{};  // what happens where nothing is chosen
  bool at_once = false;           // and what is tried as soon as the step is reached
  Message missing{};              // said before that; empty: nothing is missing
  Message how{};                  // said to what is no entry
  Message farewell{};             // said when whoever was called goes
  Eyes eyes = Eyes::moderator;
  Seat owner = Seat::nobody;
  Pages pages = Pages::none;
  bool deals = false;  // the cards are to be dealt, on paper or by the program
  bool last = false;   // the game is over, and there is nothing more to enter

  friend bool operator==(const Step&, const Step&) = default;
};

struct SecretRow {  // what one seat holds, and what has happened to it; nobody's: of the table
  Seat seat = Seat::nobody;
  Messages holds;
  Messages marks{};
};

struct Described {  // a kind of card, and what it does
  Message name;
  Message does;
};

}  // namespace omerta::script
