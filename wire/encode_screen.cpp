// Screens as JSON: every field is there, in this order, and null or empty where there is nothing.
#include <algorithm>
#include <array>
#include <bit>

#include "engine/expect.h"
#include "wire/encode.h"
#include "wire/list.h"

namespace omerta::wire {
namespace {

constexpr std::array<std::string_view, 5> kHours{"setup", "night", "dawn", "day", "over"};
constexpr std::array<std::string_view, 3> kShapes{"seats", "words", "confirm"};
constexpr std::array<std::string_view, 2> kUrgencies{"awaited", "offered"};
constexpr std::array<std::string_view, 3> kDangers{"none", "loses", "kills"};
constexpr std::array<std::string_view, 3> kTurns{"at-once", "in-turn", "leads"};

}  // namespace

void Encoder::place(const screen::Place& place) {
  put('{');
  name("seat");
  integer(index(place.seat));
  name("in-play");
  text_ += place.in_play ? "true" : "false";
  name("fate");
  message(place.fate, 0);
  name("marks");
  messages(place.marks);
  name("votes");
  seats(place.votes);
  name("against");
  seats(place.against);
  messages_field("shown", place.shown);
  messages_field("dealt", place.dealt);
  put('}');
}

void Encoder::card(const screen::HeldCard& card) {
  put('{');
  name("heading");
  message(card.heading, 0);
  name("names");
  messages(card.names);
  name("motto");
  message(card.motto, 0);
  name("does");
  message(card.does, 0);
  name("left");
  messages(card.left);
  name("traits");
  messages(card.traits);
  put('}');
}

namespace {

// The name of the chair that is chosen: its number says as much.
bool names_its_chair(const screen::Option& option) {
  return option.label == chair(static_cast<Seat>(std::countr_zero(option.choice)));
}

}  // namespace

// An option is known by the number of its bit, which is the chair where a chair is chosen: it stays
// the same when other options go, and it is small enough for every reader of JSON.
void Encoder::question(const screen::Question& question) {
  put('{');
  name("lane");
  integer(question.lane);
  name("number");
  integer(question.number);
  name("ask");
  string(question.name);
  name("text");
  message(question.text, 0);
  name("hint");
  message(question.hint, 0);
  name("shape");
  string(word(kShapes, question.shape));
  name("urgency");
  string(word(kUrgencies, question.urgency));
  name("danger");
  string(word(kDangers, question.danger));
  name("take");
  integer(question.take);
  name("options");
  list(question.options, [&](const screen::Option& option) {
    put('{');
    name("choice");
    integer(std::countr_zero(option.choice));
    name("label");
    message(names_its_chair(option) ? Message{} : option.label, 0);
    truth_field("idle", option.idle ? Holds::yes : Holds::no);
    put('}');
  });
  name("pass");
  message(question.pass.value_or(Message{}), 0);
  manner(question);
  put('}');
}

// How it is asked: before whom, in which order, and what it is to leave it open.
void Encoder::manner(const screen::Question& question) {
  const auto truth = [&](std::string_view field, bool holds) {
    truth_field(field, holds ? Holds::yes : Holds::no);
  };
  text_field("turn", word(kTurns, question.turn));
  truth("timely", question.timely);
  truth("private", question.own);
  truth("stands", question.stands);
  truth("talk", question.talk);
  messages_field("beside", question.beside);
  name("usual");
  put('[');
  for (Choice left = question.usual.value_or(kPass); left != 0; left &= left - 1) {
    if (text_.back() != '[') put(',');
    integer(std::countr_zero(left));
  }
  put(']');
  message_field("wait", question.wait.value_or(Message{}));
  message_field("leave", question.leave.value_or(Message{}));
}

void Encoder::means(const screen::Means& means) {
  put('{');
  messages_field("shows", means.shows);
  message_field("reminder", means.reminder);
  message_field("kept", means.kept);
  message_field("unused", means.unused);
  message_field("unavailable", means.unavailable);
  put('}');
}

// What a seat may do though it is not asked, or does because it is not.
void Encoder::own_accord(const screen::Screen& screen) {
  name("means");
  if (screen.means) {
    means(*screen.means);
  } else {
    text_ += "null";
  }
  message_field("pause", screen.pause);
  name("decoy");
  if (screen.decoy) {
    question(*screen.decoy);
  } else {
    text_ += "null";
  }
}

Encoder& Encoder::add(const screen::Screen& screen) {
  const std::size_t begun = text_.size();
  put('{');
  name("hour");
  string(word(kHours, screen.hour));
  name("round");
  integer(screen.round);
  name("moment");
  message(screen.moment, 0);
  name("circle");
  list(screen.circle, [&](const screen::Place& each) { place(each); });
  const auto told = [&](std::string_view field, std::span<const Message> all) {
    name(field);
    messages(all);
  };
  told("about", screen.about);
  told("holds", screen.holds);
  name("winners");
  seats(screen.winners);
  told("side", screen.side);
  name("hand");
  list(screen.hand, [&](const screen::HeldCard& each) { card(each); });
  told("aims", screen.aims);
  told("knows", std::span{screen.knows}.last(std::min(screen.knows.size(), kMostKnown)));
  told("reminders", screen.reminders);
  name("questions");
  list(screen.questions, [&](const screen::Question& each) { question(each); });
  own_accord(screen);
  put('}');
  expect(text_.size() - begun <= kLargestScreen);
  return *this;
}

}  // namespace omerta::wire
