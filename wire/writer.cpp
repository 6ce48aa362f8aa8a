// Writing JSON: escapes, numbers, and messages by key and arguments.
#include "wire/writer.h"

#include <charconv>
#include <variant>

#include "engine/expect.h"
#include "wire/list.h"
#include "words/arguments.h"

namespace omerta::wire {
namespace {

constexpr bool needs_escape(char c) {
  return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
}

}  // namespace

void Writer::string(std::string_view text) {
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

void Writer::integer(std::int64_t value) {
  expect(value <= kLargestNumber && value >= -kLargestNumber);
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  text_.append(digits.data(), end);
}

void Writer::name(std::string_view field) {
  if (text_.back() != '{') text_ += ',';
  text_ += '"';
  text_ += field;
  text_ += "\":";
}

void Writer::flag(std::string_view field) {
  name(field);
  text_ += "true";
}

void Writer::seat(Seat seat) {
  if (seat == Seat::nobody) {
    text_ += "null";
  } else {
    integer(index(seat));
  }
}

void Writer::seats(Seats seats) {
  list(seats, [&](Seat seat) { integer(index(seat)); });
}

void Writer::words(const List& all) {
  list(all, [&](const std::string& word) { string(word); });
}

void Writer::messages(std::span<const Message> all, unsigned depth) {
  list(all, [&](const Message& each) { message(each, depth); });
}

void Writer::message(const Message& said, unsigned depth) {
  expect(depth < kDeepestMessage);
  if (said.empty()) {
    text_ += "null";
    return;
  }
  put('{');
  name("key");
  string(said.key);
  arguments(said, depth);
  if (!said.rulebook.empty()) {
    name("rulebook");
    string(said.rulebook);
  }
  put('}');
}

// Only what the sentence makes use of, in whatever language.
void Writer::arguments(const Message& said, unsigned depth) {
  bool any = false;
  for (const Arg& arg : said.args) {
    if (!is_used(said, arg)) continue;
    if (!any) {
      name("args");
      put('{');
    }
    any = true;
    name(arg.name);
    argument(arg.value, depth + 1);
  }
  if (any) put('}');
}

// Texts and numbers stand as they are; everything else says what it is.
void Writer::argument(const Arg::Value& value, unsigned depth) {
  if (const auto* text = std::get_if<std::string>(&value)) return string(*text);
  if (const auto* number = std::get_if<std::int64_t>(&value)) return integer(*number);
  if (const auto* nested = std::get_if<Arg::Nested>(&value)) {
    return message(nested->only.front(), depth);
  }
  if (const auto* all = std::get_if<Messages>(&value)) return messages(*all, depth);
  put('{');
  if (const auto* seat = std::get_if<Seat>(&value)) {
    name("seat");
    this->seat(*seat);
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

void Writer::text_field(std::string_view field, std::string_view value) {
  name(field);
  string(value);
}

void Writer::number_field(std::string_view field, std::int64_t value) {
  name(field);
  integer(value);
}

void Writer::message_field(std::string_view field, const Message& value) {
  name(field);
  message(value, 0);
}

void Writer::messages_field(std::string_view field, std::span<const Message> all) {
  name(field);
  messages(all);
}

void Writer::truth_field(std::string_view field, Holds holds) {
  name(field);
  text_ += holds == Holds::yes ? "true" : "false";
}

}  // namespace omerta::wire
