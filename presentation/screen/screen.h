// All that one seat's device shows and asks now, as a value: made from the seat's own view and its
// own feed, drawn by a terminal, a phone or a voice.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "presentation/story/feed.h"
#include "words/message.h"
#include "words/names.h"

namespace omerta::screen {

struct Place {  // one chair of the circle, as everyone sees it
  Seat seat = Seat::nobody;
  bool in_play = true;
  Message fate;      // in play, or out and with which card
  Messages marks{};  // what lies before it: accused, silenced, arrested

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

struct Question {
  unsigned lane = 0;
  std::uint16_t number = 0;  // of the questions this seat was asked in this lane
  Ask ask{};
  Message text;
  Message hint;
  Shape shape = Shape::seats;
  Urgency urgency = Urgency::awaited;
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
  Messages side;              // with whom this seat plays
  std::vector<HeldCard> hand;
  Messages aims;       // who wins when
  Messages knows;      // what this seat was told alone and may want to read again
  Messages reminders;  // what its holder must not forget
  std::vector<Question> questions;

  friend bool operator==(const Screen&, const Screen&) = default;
};

// One question, option by option; `label` names one thing that may be chosen, or the pass.
template <class Label>
Question question(const AnyView& view, unsigned lane, const QuestionText& text,
                  const Label& label) {
  const Prompt& prompt = *view.prompt(lane);
  Question question{.lane = lane,
                    .number = prompt.number,
                    .ask = prompt.ask,
                    .text = text.text,
                    .hint = text.hint,
                    .urgency = view.awaited(lane) ? Urgency::awaited : Urgency::offered,
                    .take = prompt.take};
  for (Choice left = prompt.offers; left != 0; left &= left - 1) {
    const Choice one = left & (~left + 1);
    question.options.push_back({one, label(one)});
  }
  if (prompt.pass == Pass::allowed) question.pass = label(kPass);
  const bool seats = !question.options.empty() && question.options.front().label.key == kChair;
  question.shape = seats ? Shape::seats : prompt.offers == kYes ? Shape::confirm : Shape::words;
  return question;
}

}  // namespace omerta::screen
