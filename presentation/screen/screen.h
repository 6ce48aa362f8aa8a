// All that one device shows and asks now, as a value: a seat's, made from the seat's own view and
// its own feed; or everyone's, for the table's screen and spectators, made from what everyone
// knows. A terminal, a phone or a voice draws it.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/prompt.h"
#include "engine/standing.h"
#include "words/message.h"

namespace omerta::screen {

struct Place {  // one chair of the circle, as everyone sees it
  Seat seat = Seat::nobody;
  bool in_play = true;
  Message fate;      // in play, or out and with which card
  Messages marks{};  // what lies before it: accused, silenced, arrested
  Seats votes{};     // whose hands are up for it, or were in the last ballot that was counted
  Seats against{};   // and against, where both are shown
  Messages shown{};  // once the game is over: what everyone sees of it, the card or the side first
  Messages dealt{};  // and the whole hand, where there is one

  friend bool operator==(const Place&, const Place&) = default;
};

struct HeldCard {     // one card of the hand; copies of one stand together
  Message heading{};  // a sentence over it, if it has one
  Messages names{};
  Message motto{};
  Message does;
  Messages left{};    // what is left of it, if it can be used up
  Messages traits{};  // by night or day, how often, for whom

  friend bool operator==(const HeldCard&, const HeldCard&) = default;
};

enum class Shape : std::uint8_t { seats, words, confirm };  // what an answer is made of
enum class Urgency : std::uint8_t { awaited, offered };     // the game waits for it, or does not

struct Option {
  Choice choice = kPass;
  Message label;
  bool idle = false;  // would change nothing now, so that it need not be shown

  friend bool operator==(const Option&, const Option&) = default;
};

// What a slip of the finger would cost: nothing, a card, a vote or a chance that does not come
// again, or somebody's place in the game.
enum class Danger : std::uint8_t { none, loses, kills };

// When those who are asked the same answer: all before they have heard each other, one after the
// other, or this one before the rest.
enum class Turn : std::uint8_t { at_once, in_turn, leads };

struct Question {
  unsigned lane = 0;
  std::uint16_t number = 0;  // of the questions this seat was asked in this lane
  Ask ask{};
  std::string name;  // of the ask, as a record writes it
  Message text;
  Message hint;
  Shape shape = Shape::seats;
  Urgency urgency = Urgency::awaited;
  Danger danger = Danger::none;
  std::uint8_t take = 1;  // how many of the options make an answer
  std::vector<Option> options;
  std::optional<Message> pass;  // what passing means here, if one may

  Turn turn = Turn::at_once;
  bool timely = false;            // offered, and this is the moment it is offered for
  bool own = false;               // it tells of this seat's cards, so that it is for its eyes alone
  bool stands = false;            // it has been answered, and the answer may be changed
  bool talk = false;              // while it is open everyone may say what he likes
  Messages beside{};              // what belongs to it: who stands already, what was agreed
  std::optional<Choice> usual{};  // what Enter takes, if neither a pass nor the first
  std::optional<Message> wait{};  // what waiting for the others is called, where one may
  std::optional<Message> leave{};  // what no answer is called, where one may leave it open
  Message prompt{};                // where no answer needs more words than a name

  friend bool operator==(const Question&, const Question&) = default;
};

// What a seat may do of its own accord, at any moment that is right for it: the own questions that
// are offered.
struct Means {
  std::string word;     // by which it is asked for, of play.word.*
  Messages names;       // or by these
  Messages shows;       // the card, and what it does
  Message reminder;     // that it could be used now
  Message kept;         // what not using it is called
  Message unused;       // said when a dangerous one was thought better of
  Message unavailable;  // why there is nothing to use now

  friend bool operator==(const Means&, const Means&) = default;
};

struct Screen {
  Hour hour = Hour::setup;
  int round = 0;
  Message moment;             // the phase or the call that is open
  std::vector<Place> circle;  // clockwise
  Messages about;             // what everyone knows of the cards
  Messages holds;             // what was ruled aloud and is in force
  Seats winners{};            // once the game is over
  Messages side;              // with whom this seat plays
  std::vector<HeldCard> hand;
  Messages aims;       // who wins when
  Messages knows;      // what this seat was told alone and may want to read again
  Messages reminders;  // what its holder must not forget
  std::vector<Question> questions;
  std::optional<Means> means;
  Message pause;  // where everyone is stopped alike, asked or not: what is said of it
  // For a seat that sleeps and is asked nothing: the same touches as of those who are awake, so
  // that nobody is betrayed by his finger. What is answered goes nowhere.
  std::optional<Question> decoy;

  friend bool operator==(const Screen&, const Screen&) = default;
};

}  // namespace omerta::screen
