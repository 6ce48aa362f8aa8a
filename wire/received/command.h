// Commands that come in as JSON: {"lane": 0, "number": 3, "choice": [5]}. What is no command of
// this form is refused with a reason; nothing that is sent can do more than that.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/command.h"

namespace omerta::wire {

inline constexpr std::size_t kLongestCommand = 512;  // bytes
inline constexpr std::size_t kDeepestJson = 4;
inline constexpr std::int64_t kMostLanes = 8;
inline constexpr std::size_t kMostChosen = 31;   // at once
inline constexpr std::int64_t kLastChoice = 63;  // a choice is one of so many bits

// In this order: whoever is refused has got as far as that.
enum class Fault : std::uint8_t {
  too_long,
  not_json,  // bad UTF-8, too deep
  not_an_object,
  unknown_field,
  missing_field,  // or one that is given twice
  wrong_lane,
  wrong_number,
  wrong_choice,
  wrong_field,  // of what is no command
  stale         // of the right form; but this question is not open
};
std::string_view code(Fault fault);  // "too-long"

struct Answer {  // to which question, and what
  unsigned lane = 0;
  std::uint16_t number = 0;
  Choice choice = kPass;

  friend bool operator==(const Answer&, const Answer&) = default;
};

tl::expected<Answer, Fault> read_answer(std::string_view text);

// `open` is what is open before this seat in the lane of the answer, nullptr if nothing is. Whether
// the choice was offered is for the game to say.
tl::expected<Command, Fault> command(const Answer& answer, const Prompt* open, Seat seat);

}  // namespace omerta::wire
