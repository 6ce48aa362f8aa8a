// Reads commands. Boost.JSON parses them into a buffer on the stack and reports by value.
#include "wire/received/command.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

namespace omerta::wire {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 3> kFields{"lane", "number", "choice"};

tl::unexpected<Fault> refused(Fault fault) { return tl::unexpected<Fault>{fault}; }

// Three fields have six quotation marks, and nothing else in a command has one: a field that is
// given twice is seen by them, though the last one wins in the parsed object.
bool is_given_twice(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '"')) != 2 * kFields.size();
}

// A whole number from `low` to `high`.
const std::int64_t* whole(const json::value& value, std::int64_t low, std::int64_t high) {
  const std::int64_t* number = value.if_int64();
  return number != nullptr && *number >= low && *number <= high ? number : nullptr;
}

tl::expected<Choice, Fault> choice_in(const json::value& value) {
  const json::array* all = value.if_array();
  if (all == nullptr || all->size() > kMostChosen) return refused(Fault::wrong_choice);
  Choice choice = kPass;
  for (const json::value& each : *all) {
    const std::int64_t* bit = whole(each, 0, kLastChoice);
    if (bit == nullptr) return refused(Fault::wrong_choice);
    const Choice one = Choice{1} << *bit;
    if ((choice & one) != 0) return refused(Fault::wrong_choice);  // the same twice
    choice |= one;
  }
  return choice;
}

tl::expected<Answer, Fault> answer_in(const json::object& object) {
  const std::int64_t* lane = whole(*object.if_contains("lane"), 0, kMostLanes - 1);
  if (lane == nullptr) return refused(Fault::wrong_lane);
  const std::int64_t* number = whole(*object.if_contains("number"), 1, UINT16_MAX);
  if (number == nullptr) return refused(Fault::wrong_number);
  const auto choice = choice_in(*object.if_contains("choice"));
  if (!choice) return refused(choice.error());
  return Answer{static_cast<unsigned>(*lane), static_cast<std::uint16_t>(*number), *choice};
}

}  // namespace

std::string_view code(Fault fault) {
  constexpr std::array<std::string_view, 10> kCodes{
      "too-long",   "not-json",     "not-an-object", "unknown-field", "missing-field",
      "wrong-lane", "wrong-number", "wrong-choice",  "wrong-field",   "stale"};
  return kCodes[static_cast<std::size_t>(fault)];
}

tl::expected<Answer, Fault> read_answer(std::string_view text) {
  if (text.size() > kLongestCommand) return refused(Fault::too_long);
  std::array<unsigned char, 16 * 1024> buffer;  // enough for the longest command
  json::static_resource memory{buffer.data(), buffer.size()};
  json::parse_options options;
  options.max_depth = kDeepestJson;
  json::error_code error;
  try {
    const json::value value = json::parse({text.data(), text.size()}, error, &memory, options);
    if (error) return refused(Fault::not_json);
    const json::object* object = value.if_object();
    if (object == nullptr) return refused(Fault::not_an_object);
    for (const auto& field : *object) {
      const auto known = std::find(kFields.begin(), kFields.end(),
                                   std::string_view{field.key().data(), field.key().size()});
      if (known == kFields.end()) return refused(Fault::unknown_field);
    }
    if (object->size() != kFields.size() || is_given_twice(text)) {
      return refused(Fault::missing_field);
    }
    return answer_in(*object);
  } catch (const std::bad_alloc&) {  // more than any command needs
    return refused(Fault::too_long);
  }
}

tl::expected<Command, Fault> command(const Answer& answer, const Prompt* open, Seat seat) {
  if (open == nullptr || open->number != answer.number) return refused(Fault::stale);
  return Command{.choice = answer.choice, .seat = seat, .ask = open->ask, .number = answer.number};
}

}  // namespace omerta::wire
