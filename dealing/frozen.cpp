// The frozen setup as canonical JSON: keys sorted, no spaces.
#include "dealing/frozen.h"

#include <boost/json.hpp>

#include "engine/seat.h"

namespace omerta::dealing {
namespace {

namespace json = boost::json;
using Cards = std::vector<std::string>;

json::array array_of(const Cards& cards) {
  json::array all;
  for (const std::string& card : cards) all.emplace_back(card);
  return all;
}

std::optional<Cards> cards_in(const json::value* value, std::size_t most) {
  const json::array* all = value == nullptr ? nullptr : value->if_array();
  if (all == nullptr || all->empty() || all->size() > most) return {};
  Cards cards;
  for (const json::value& each : *all) {
    const json::string* text = each.if_string();
    if (text == nullptr) return {};
    cards.emplace_back(text->data(), text->size());
  }
  return cards;
}

std::string text_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  const json::string* text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? "" : std::string{text->data(), text->size()};
}

// A whole number from 0 to kMostCards; `otherwise` where there is none.
std::optional<int> number_in(const json::object& object, std::string_view name,
                             std::optional<int> otherwise) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr) return otherwise;
  const std::int64_t* number = value->if_int64();
  if (number == nullptr || *number < 0 || *number > static_cast<std::int64_t>(kMostCards))
    return {};
  return static_cast<int>(*number);
}

std::optional<Limit> limit_in(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return {};
  const auto most = number_in(*object, "most", {});
  const auto of = cards_in(object->if_contains("of"), kMostCards);
  if (!most || !of) return {};
  return Limit{*most, *of};
}

// Each member of a list that need not be there, read by `read`.
template <class Value, class Read>
std::optional<std::vector<Value>> list_in(const json::object& object, std::string_view name,
                                          const Read& read) {
  std::vector<Value> all;
  const json::value* value = object.if_contains(name);
  if (value == nullptr) return all;
  const json::array* members = value->if_array();
  if (members == nullptr || members->size() > kMostCards) return {};
  for (const json::value& each : *members) {
    auto member = read(each);
    if (!member) return {};
    all.push_back(std::move(*member));
  }
  return all;
}

bool can_be_dealt(const Frozen& frozen) {
  const std::size_t seats = frozen.seats.size();
  if (frozen.each < 1 || frozen.deck.size() < seats * static_cast<std::size_t>(frozen.each)) {
    return false;
  }
  for (const Cards& pack : frozen.further) {
    if (pack.size() < seats) return false;
  }
  return true;
}

}  // namespace

std::string written(const Frozen& frozen) {
  json::object object;  // in this order, which is sorted
  object["deck"] = array_of(frozen.deck);
  if (frozen.each != 1) object["each"] = frozen.each;
  object["edition"] = frozen.edition;
  object["engine"] = frozen.engine;
  json::array further;
  for (const Cards& pack : frozen.further) further.push_back(array_of(pack));
  if (!further.empty()) object["further"] = further;
  if (!frozen.game.empty()) object["game"] = frozen.game;
  json::array limits;
  for (const Limit& limit : frozen.limits) {
    limits.push_back(json::object{{"most", limit.most}, {"of", array_of(limit.of)}});
  }
  if (!limits.empty()) object["limits"] = limits;
  if (!frozen.rulebook.empty()) object["rulebook"] = frozen.rulebook;
  object["seats"] = array_of(frozen.seats);
  return json::serialize(object);
}

std::optional<Frozen> read_frozen(std::string_view setup) {
  if (setup.size() > kLongestSetup) return {};
  json::error_code error;
  const json::value value = json::parse({setup.data(), setup.size()}, error);
  const json::object* object = error ? nullptr : value.if_object();
  if (object == nullptr) return {};
  const auto deck = cards_in(object->if_contains("deck"), kMostCards);
  const auto seats = cards_in(object->if_contains("seats"), kSeats);
  const auto each = number_in(*object, "each", 1);
  auto limits = list_in<Limit>(*object, "limits", limit_in);
  auto further = list_in<Cards>(
      *object, "further", [](const json::value& pack) { return cards_in(&pack, kMostCards); });
  if (!deck || !seats || !each || !limits || !further) return {};
  Frozen frozen{.seats = *seats,
                .deck = *deck,
                .each = *each,
                .limits = std::move(*limits),
                .further = std::move(*further),
                .rulebook = text_in(*object, "rulebook"),
                .edition = text_in(*object, "edition"),
                .engine = text_in(*object, "engine"),
                .game = text_in(*object, "game")};
  return can_be_dealt(frozen) ? std::optional{std::move(frozen)} : std::nullopt;
}

}  // namespace omerta::dealing
