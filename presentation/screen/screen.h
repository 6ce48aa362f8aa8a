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

  friend bool operator==(const Option&, const Option&) = default;
};

// What a slip of the finger would cost: nothing, a card, a vote or a chance that does not come
// again, or somebody's place in the game.
enum class Danger : std::uint8_t { none, loses, kills };

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

  friend bool operator==(const Question&, const Question&) = default;
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
  // For a seat that sleeps and is asked nothing: the same touches as of those who are awake, so
  // that nobody is betrayed by his finger. What is answered goes nowhere.
  std::optional<Question> decoy;

  friend bool operator==(const Screen&, const Screen&) = default;
};

}  // namespace omerta::screen
