// Reads what was chosen, field by field; a field that is not there has nothing chosen in it.
#include "wire/received/chosen.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <optional>
#include <utility>

namespace omerta::wire {
namespace {

namespace json = boost::json;

constexpr std::size_t kDeepestChosen = 4;  // JSON in JSON

tl::unexpected<Unread> refused(Fault fault, std::string_view field = {}) {
  return tl::unexpected<Unread>{Unread{fault, field}};
}

// Every field has a colon after its name, and no other colon stands outside of a text.
std::size_t fields_in(std::string_view text) {
  std::size_t count = 0;
  bool inside = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (inside && text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      inside = !inside;
    else if (text[at] == ':' && !inside)
      ++count;
  }
  return count;
}

std::size_t fields_in(const json::value& value) {
  std::size_t count = 0;
  if (const json::array* all = value.if_array()) {
    for (const json::value& each : *all) count += fields_in(each);
  }
  if (const json::object* object = value.if_object()) {
    count += object->size();
    for (const auto& field : *object) count += fields_in(field.value());
  }
  return count;
}

std::optional<std::string> text_in(const json::value* value, std::size_t longest) {
  const json::string* text = value == nullptr ? nullptr : value->if_string();
  if (text == nullptr || text->size() > longest) return {};
  return std::string{text->data(), text->size()};
}

std::optional<int> number_in(const json::value* value, std::int64_t most) {
  const std::int64_t* number = value == nullptr ? nullptr : value->if_int64();
  if (number == nullptr || *number < 0 || *number > most) return {};
  return static_cast<int>(*number);
}

const json::value* field_in(const json::value& value, std::string_view name) {
  const json::object* object = value.if_object();
  const bool pair = object != nullptr && object->size() == 2;  // nothing else
  return pair ? object->if_contains({name.data(), name.size()}) : nullptr;
}

template <class One>
std::optional<One> one_in(const json::value& value);

template <>
std::optional<setup::Setting> one_in(const json::value& value) {
  const auto option = text_in(field_in(value, "option"), kLongestId);
  const auto setting = text_in(field_in(value, "value"), kLongestId);
  if (!option || !setting) return {};
  return setup::Setting{*option, *setting};
}

template <>
std::optional<setup::Counted> one_in(const json::value& value) {
  const auto id = text_in(field_in(value, "id"), kLongestId);
  const auto count = number_in(field_in(value, "count"), kMostCopies);
  if (!id || !count) return {};
  return setup::Counted{*id, *count};
}

template <>
std::optional<setup::Definition> one_in(const json::value& value) {
  const auto name = text_in(field_in(value, "name"), kLongestId);
  const auto text = text_in(field_in(value, "text"), kLongestDefinition);
  if (!name || !text) return {};
  return setup::Definition{*name, *text};
}

template <>
std::optional<std::string> one_in(const json::value& value) {
  return text_in(&value, kLongestName);
}

template <class One>
std::optional<std::vector<One>> all_in(const json::value& value, std::size_t most) {
  const json::array* array = value.if_array();
  if (array == nullptr || array->size() > most) return {};
  std::vector<One> all;
  for (const json::value& each : *array) {
    std::optional<One> one = one_in<One>(each);
    if (!one) return {};
    all.push_back(std::move(*one));
  }
  return all;
}

using setup::Chosen;
using Changed = std::optional<Chosen>;  // nothing: the value is not of the field's form

template <auto kField, class Value>
Changed changed(Chosen chosen, std::optional<Value> value) {
  if (!value) return {};
  chosen.*kField = std::move(*value);
  return chosen;
}

template <auto kField, std::size_t kLongest>
Changed text(Chosen chosen, const json::value& value) {
  return changed<kField>(std::move(chosen), text_in(&value, kLongest));
}

template <auto kField, class One, std::size_t kMost>
Changed all(Chosen chosen, const json::value& value) {
  return changed<kField>(std::move(chosen), all_in<One>(value, kMost));
}

Changed seats(Chosen chosen, const json::value& value) {
  return changed<&Chosen::seats>(std::move(chosen), number_in(&value, kSeats));
}

struct Field {
  std::string_view name;
  Changed (*with)(Chosen chosen, const json::value& value);
};

constexpr std::array<Field, 10> kFields{{
    {"rulebook", text<&Chosen::rulebook, kLongestId>},
    {"edition", text<&Chosen::edition, kLongestId>},
    {"preset", text<&Chosen::preset, kLongestId>},
    {"options", all<&Chosen::options, setup::Setting, kMostSettings>},
    {"deck", all<&Chosen::deck, setup::Counted, kMostCounted>},
    {"cards", all<&Chosen::cards, setup::Counted, kMostCounted>},
    {"house", all<&Chosen::house, setup::Definition, kMostDefinitions>},
    {"seats", seats},
    {"players", all<&Chosen::players, std::string, kMostPlayers>},
    {"moderator", text<&Chosen::moderator, kLongestName>},
}};

const json::value* value_of(const json::object& object, const Field& field) {
  return object.if_contains({field.name.data(), field.name.size()});
}

tl::expected<Chosen, Unread> chosen_in(const json::object& object) {
  const auto known = std::count_if(kFields.begin(), kFields.end(), [&](const Field& field) {
    return value_of(object, field) != nullptr;
  });
  if (static_cast<std::size_t>(known) != object.size()) return refused(Fault::unknown_field);
  if (value_of(object, kFields.front()) == nullptr) {
    return refused(Fault::missing_field, kFields.front().name);
  }
  Chosen chosen;
  for (const Field& field : kFields) {
    const json::value* value = value_of(object, field);
    if (value == nullptr) continue;
    Changed with = field.with(std::move(chosen), *value);
    if (!with) return refused(Fault::wrong_field, field.name);
    chosen = std::move(*with);
  }
  return chosen;
}

}  // namespace

tl::expected<setup::Chosen, Unread> read_chosen(std::string_view text) {
  if (text.size() > kLongestChosen) return refused(Fault::too_long);
  json::parse_options options;
  options.max_depth = kDeepestChosen;
  json::error_code error;
  json::monotonic_resource memory;
  const json::value value = json::parse({text.data(), text.size()}, error, &memory, options);
  if (error) return refused(Fault::not_json);
  const json::object* object = value.if_object();
  if (object == nullptr) return refused(Fault::not_an_object);
  if (fields_in(text) != fields_in(value)) return refused(Fault::missing_field);  // one is twice
  return chosen_in(*object);
}

}  // namespace omerta::wire
