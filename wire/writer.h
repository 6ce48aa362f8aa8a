// JSON written straight into a buffer: fields, strings, numbers, chairs and messages, which all
// that is sent is made of.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "words/message.h"

namespace omerta::wire {

inline constexpr unsigned kDeepestMessage = 6;                   // messages within messages
inline constexpr std::int64_t kLargestNumber = (1LL << 53) - 1;  // what every JSON reader keeps

class Writer {
 public:
  std::string_view text() const { return text_; }
  void clear() { text_.clear(); }

 protected:
  void put(char c) { text_ += c; }
  void name(std::string_view field);  // and the comma before it
  void string(std::string_view text);
  void integer(std::int64_t value);
  void flag(std::string_view field);  // which is true
  void seat(Seat seat);               // nobody: null
  void seats(Seats seats);
  void message(const Message& message, unsigned depth);
  void arguments(const Message& message, unsigned depth);
  void argument(const Arg::Value& value, unsigned depth);
  void words(const List& all);
  void messages(std::span<const Message> all, unsigned depth = 0);
  template <class All, class Each>
  void list(const All& all, const Each& each);

  // A field and what it is.
  void text_field(std::string_view field, std::string_view value);
  void number_field(std::string_view field, std::int64_t value);
  void message_field(std::string_view field, const Message& value);
  void messages_field(std::string_view field, std::span<const Message> all);
  enum class Holds { no, yes };
  void truth_field(std::string_view field, Holds holds);

  std::string text_;
};

// The word of an enumerator.
template <class Kind, std::size_t kCount>
constexpr std::string_view word(const std::array<std::string_view, kCount>& words, Kind kind) {
  return words[static_cast<std::size_t>(kind)];
}

}  // namespace omerta::wire
