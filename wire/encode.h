// What people are told, shown and asked, as JSON (docs/wire.md, docs/wire.schema.json): messages by
// key and arguments, people by the number of their chair, fields always in the same order. It takes
// what a listener has heard and what a device shows; it has no way to take a game.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "presentation/screen/screen.h"
#include "presentation/story/heard.h"
#include "wire/writer.h"
#include "words/message.h"

namespace omerta::wire {

inline constexpr std::size_t kMostKnown = 128;  // of what a seat was told alone, the latest
inline constexpr std::size_t kLargestHeard = 16 * 1024;    // bytes of one thing heard
inline constexpr std::size_t kLargestScreen = 128 * 1024;  // bytes of one screen

// Writes one after the other into one buffer, which is used again.
class Encoder : public Writer {
 public:
  Encoder& add(const Message& message);  // of an empty one: null
  Encoder& add(const story::Heard& heard, const std::optional<story::Reason>& reason = {});
  Encoder& add(const screen::Screen& screen);
  Encoder& add_refused(std::string_view why);  // of a command
  Encoder& add_refused(std::string_view why, std::string_view field);

 private:
  void part(const story::Part& part);
  void place(const screen::Place& place);
  void card(const screen::HeldCard& card);
  void question(const screen::Question& question);
  void manner(const screen::Question& question);
  void means(const screen::Means& means);
  void own_accord(const screen::Screen& screen);
};

std::string encoded(const Message& message);
std::string encoded(const story::Heard& heard, const std::optional<story::Reason>& reason = {});
std::string encoded(const screen::Screen& screen);

}  // namespace omerta::wire
