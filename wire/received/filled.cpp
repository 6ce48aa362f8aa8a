// Reads entries of a moderator's console.
#include "wire/received/filled.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <optional>

namespace omerta::wire {
namespace {

namespace json = boost::json;

constexpr std::size_t kDeepestFilled = 5;  // JSON in JSON
constexpr std::array<std::string_view, 3> kFields{"of", "entry", "hands"};
constexpr std::array<std::string_view, 2> kHandFields{"who", "choice"};
constexpr std::array<std::string_view, 3> kOf{"step", "anytime", "power"};

tl::unexpected<Fault> refused(Fault fault) { return tl::unexpected<Fault>{fault}; }

// Exactly these fields. One that is given twice is seen by the colons: in the whole text there are
// as many as there are fields, and none stands in a word of an entry.
template <std::size_t kCount>
std::optional<Fault> misfit(const json::object& object,
                            const std::array<std::string_view, kCount>& fields) {
  for (const auto& field : object) {
    const std::string_view key{field.key().data(), field.key().size()};
    if (std::find(fields.begin(), fields.end(), key) == fields.end()) return Fault::unknown_field;
  }
  if (object.size() != fields.size()) return Fault::missing_field;
  return {};
}

std::optional<std::int64_t> whole(const json::value& value, std::int64_t high) {
  const std::int64_t* number = value.if_int64();
  if (number == nullptr || *number < 0 || *number > high) return {};
  return *number;
}

std::optional<Choice> choice_in(const json::value& value) {
  const json::array* all = value.if_array();
  if (all == nullptr || all->size() > kMostChosen) return {};
  Choice choice = kPass;
  for (const json::value& each : *all) {
    const auto bit = whole(each, kLastChoice);
    const Choice one = bit ? Choice{1} << *bit : 0;
    if (!bit || (choice & one) != 0) return {};
    choice |= one;
  }
  return choice;
}

tl::expected<script::Hand, Fault> hand_in(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return refused(Fault::wrong_field);
  if (const auto fault = misfit(*object, kHandFields)) return refused(*fault);
  const json::value& who = *object->if_contains("who");
  const auto seat = whole(who, kSeats - 1);
  if (!seat && !who.is_null()) return refused(Fault::wrong_field);
  const auto choice = choice_in(*object->if_contains("choice"));
  if (!choice) return refused(Fault::wrong_choice);
  return script::Hand{seat ? static_cast<Seat>(*seat) : Seat::nobody, *choice};
}

tl::expected<script::Filled, Fault> filled_in(const json::object& object) {
  script::Filled filled;
  const json::string* of = object.if_contains("of")->if_string();
  const auto found =
      of == nullptr ? kOf.end()
                    : std::find(kOf.begin(), kOf.end(), std::string_view{of->data(), of->size()});
  if (found == kOf.end()) return refused(Fault::wrong_field);
  filled.of = static_cast<script::Filled::Of>(found - kOf.begin());
  const auto entry = whole(*object.if_contains("entry"), kMostEntries - 1);
  if (!entry) return refused(Fault::wrong_number);
  filled.entry = static_cast<unsigned>(*entry);
  const json::array* hands = object.if_contains("hands")->if_array();
  if (hands == nullptr || hands->size() > kMostHands) return refused(Fault::wrong_field);
  for (const json::value& each : *hands) {
    const auto hand = hand_in(each);
    if (!hand) return refused(hand.error());
    filled.hands.push_back(*hand);
  }
  return filled;
}

std::size_t colons(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), ':'));
}

}  // namespace

tl::expected<script::Filled, Fault> read_filled(std::string_view text) {
  if (text.size() > kLongestFilled) return refused(Fault::too_long);
  json::parse_options options;
  options.max_depth = kDeepestFilled;
  json::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) return refused(Fault::not_json);
  const json::object* object = value.if_object();
  if (object == nullptr) return refused(Fault::not_an_object);
  if (const auto fault = misfit(*object, kFields)) return refused(*fault);
  auto filled = filled_in(*object);
  const bool twice =
      filled && colons(text) != kFields.size() + kHandFields.size() * filled->hands.size();
  if (twice) return refused(Fault::missing_field);
  return filled;
}

}  // namespace omerta::wire
