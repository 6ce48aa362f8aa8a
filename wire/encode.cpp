// Messages and what was heard as JSON, written straight into a buffer.
#include "wire/encode.h"

#include <array>
#include <charconv>
#include <variant>

#include "engine/expect.h"
#include "notation/clause_ids.h"
#include "wire/list.h"

namespace omerta::wire {
namespace {

using story::Part;

struct Number {
  std::string_view name;
  int Part::* field;
};
constexpr std::array<Number, 3> kNumbers{
    {{"night", &Part::night}, {"day", &Part::day}, {"morning", &Part::morning}}};

struct Flag {
  std::string_view name;
  bool Part::* field;
};
constexpr std::array<Flag, 15> kFlags{{{"dawn", &Part::dawn},
                                       {"night-ends", &Part::night_ends},
                                       {"of-night", &Part::of_night},
                                       {"step", &Part::step},
                                       {"out", &Part::out},
                                       {"danger", &Part::danger},
                                       {"saved", &Part::saved},
                                       {"card", &Part::card},
                                       {"ballots", &Part::ballots},
                                       {"ballot", &Part::ballot},
                                       {"listed", &Part::listed},
                                       {"hand", &Part::hand},
                                       {"more", &Part::more},
                                       {"post", &Part::post},
                                       {"over", &Part::over}}};

constexpr bool needs_escape(char c) {
  return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
}

}  // namespace

void Encoder::string(std::string_view text) {
  text_ += '"';
  for (char c : text) {
    if (!needs_escape(c)) {
      text_ += c;
    } else if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else {
      constexpr std::string_view kDigits = "0123456789abcdef";
      text_ += "\\u00";
      text_ += kDigits[static_cast<unsigned char>(c) >> 4U];
      text_ += kDigits[static_cast<unsigned char>(c) & 15U];
    }
  }
  text_ += '"';
}

void Encoder::integer(std::int64_t value) {
  expect(value <= kLargestNumber && value >= -kLargestNumber);
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  text_.append(digits.data(), end);
}

void Encoder::name(std::string_view field) {
  if (text_.back() != '{') text_ += ',';
  text_ += '"';
  text_ += field;
  text_ += "\":";
}

void Encoder::flag(std::string_view field) {
  name(field);
  text_ += "true";
}

void Encoder::seats(Seats seats) {
  list(seats, [&](Seat seat) { integer(index(seat)); });
}

void Encoder::words(const List& all) {
  list(all, [&](const std::string& word) { string(word); });
}

void Encoder::messages(std::span<const Message> all, unsigned depth) {
  list(all, [&](const Message& each) { message(each, depth); });
}

void Encoder::message(const Message& said, unsigned depth) {
  expect(depth < kDeepestMessage);
  if (said.empty()) {
    text_ += "null";
    return;
  }
  put('{');
  name("key");
  string(said.key);
  if (!said.args.empty()) {
    name("args");
    put('{');
    for (const Arg& arg : said.args) {
      name(arg.name);
      argument(arg.value, depth + 1);
    }
    put('}');
  }
  if (!said.rulebook.empty()) {
    name("rulebook");
    string(said.rulebook);
  }
  put('}');
}

// Texts and numbers stand as they are; everything else says what it is.
void Encoder::argument(const Arg::Value& value, unsigned depth) {
  if (const auto* text = std::get_if<std::string>(&value)) return string(*text);
  if (const auto* number = std::get_if<std::int64_t>(&value)) return integer(*number);
  if (const auto* nested = std::get_if<Arg::Nested>(&value)) {
    return message(nested->only.front(), depth);
  }
  if (const auto* all = std::get_if<Messages>(&value)) return messages(*all, depth);
  put('{');
  if (const auto* seat = std::get_if<Seat>(&value)) {
    name("seat");
    if (*seat == Seat::nobody) {
      text_ += "null";
    } else {
      integer(index(*seat));
    }
  } else if (const auto* people = std::get_if<People>(&value)) {
    name("seats");
    list(*people, [&](Seat each) { integer(index(each)); });
  } else if (const auto* one = std::get_if<OneOf>(&value)) {
    name("one-of");
    words(one->words);
  } else {
    name("words");
    words(std::get<List>(value));
  }
  put('}');
}

void Encoder::part(const Part& part) {
  put('{');
  for (const Number& each : kNumbers) {
    if (part.*each.field == 0) continue;
    name(each.name);
    integer(part.*each.field);
  }
  for (const Flag& each : kFlags) {
    if (part.*each.field) flag(each.name);
  }
  put('}');
}

Encoder& Encoder::add(const Message& said) { return message(said, 0), *this; }

Encoder& Encoder::add(const story::Heard& heard, const std::optional<story::Reason>& reason) {
  const std::size_t begun = text_.size();
  put('{');
  name("stream");
  string(heard.label.stream == story::Stream::open ? "p" : "q");
  name("number");
  integer(heard.label.number);
  name("text");
  message(heard.text, 0);
  name("part");
  part(heard.part);
  if (heard.past) flag("past");
  if (!heard.to.empty()) {
    name("to");
    seats(heard.to);
  }
  if (reason) {
    name("clause");
    string(notation::clause_id(reason->by));
    if (reason->cause.number != 0) {
      name("cause");
      string(written(reason->cause));
    }
  }
  put('}');
  expect(text_.size() - begun <= kLargestHeard);
  return *this;
}

Encoder& Encoder::add_refused(std::string_view why) {
  put('{');
  name("refused");
  string(why);
  put('}');
  return *this;
}

std::string encoded(const Message& message) { return std::string{Encoder{}.add(message).text()}; }

std::string encoded(const story::Heard& heard, const std::optional<story::Reason>& reason) {
  return std::string{Encoder{}.add(heard, reason).text()};
}

std::string encoded(const screen::Screen& screen) {
  return std::string{Encoder{}.add(screen).text()};
}

}  // namespace omerta::wire
