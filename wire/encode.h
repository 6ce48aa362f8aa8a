// What people are told, shown and asked, as JSON (docs/wire.md, docs/wire.schema.json): messages by
// key and arguments, people by the number of their chair, fields always in the same order. It takes
// what a listener has heard and what a device shows; it has no way to take a game.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "presentation/screen/screen.h"
#include "presentation/story/heard.h"
#include "words/message.h"

namespace omerta::wire {

inline constexpr unsigned kDeepestMessage = 6;  // messages within messages
inline constexpr std::size_t kMostKnown = 128;  // of what a seat was told alone, the latest
inline constexpr std::size_t kLargestHeard = 16 * 1024;          // bytes of one thing heard
inline constexpr std::size_t kLargestScreen = 128 * 1024;        // bytes of one screen
inline constexpr std::int64_t kLargestNumber = (1LL << 53) - 1;  // what every JSON reader keeps

// Writes one after the other into one buffer, which is used again.
class Encoder {
 public:
  Encoder& add(const Message& message);  // of an empty one: null
  Encoder& add(const story::Heard& heard, const std::optional<story::Reason>& reason = {});
  Encoder& add(const screen::Screen& screen);
  Encoder& add_refused(std::string_view why);

  std::string_view text() const { return text_; }
  void clear() { text_.clear(); }

 private:
  void put(char c) { text_ += c; }
  void name(std::string_view field);  // and the comma before it
  void string(std::string_view text);
  void integer(std::int64_t value);
  void flag(std::string_view field);
  void seats(Seats seats);
  void message(const Message& message, unsigned depth);
  void argument(const Arg::Value& value, unsigned depth);
  void words(const List& all);
  void messages(std::span<const Message> all, unsigned depth = 0);
  void part(const story::Part& part);
  void place(const screen::Place& place);
  void card(const screen::HeldCard& card);
  void question(const screen::Question& question);
  template <class All, class Each>
  void list(const All& all, const Each& each);

  std::string text_;
};

std::string encoded(const Message& message);
std::string encoded(const story::Heard& heard, const std::optional<story::Reason>& reason = {});
std::string encoded(const screen::Screen& screen);

}  // namespace omerta::wire
