// Choosing what to enter from the script alone.
#include "client/moderator.h"

#include <algorithm>

#include "client/command_id.h"

namespace omerta::client {
namespace {

constexpr std::uint32_t kTries = 3;  // once in so many times an entry is tried first

std::string text_of(const json::value& value) {
  return {value.as_string().data(), value.as_string().size()};
}

std::uint32_t count(const json::array& all) { return static_cast<std::uint32_t>(all.size()); }

// Of all kinds that are dealt, so many copies; each as often as it is there.
std::vector<int> deck_of(const json::object& deal) {
  std::vector<int> all;
  for (const json::value& each : deal.at("kinds").as_array()) {
    const json::object& kind = each.as_object();
    const int id = kind.at("id").to_number<int>();
    for (int i = 0; i < kind.at("copies").to_number<int>(); ++i) {
      all.push_back(kind.at("numbered").to_number<int>() > 0 ? id + i : id);
    }
  }
  return all;
}

json::array answered_yes(const json::object& entry) {
  const json::array& options = entry.at("options").as_array();
  return options.empty() ? json::array{0} : options[0].as_object().at("choice").as_array();
}

}  // namespace

// What is typed in is what a shuffle has given; whoever looks at a card later finds it there.
json::object Moderator::deal(const json::object& desk) {
  json::array held;
  truth_.clear();
  for (const json::value& each : desk.at("deals").as_array()) {
    std::vector<int> deck = deck_of(each.as_object());
    for (std::size_t i = deck.size(); i > 1; --i) {
      std::swap(deck[i - 1], deck[dice_.below(static_cast<std::uint32_t>(i))]);
    }
    if (dealer_ == "paper") held.insert(held.end(), deck.begin(), deck.end());
    seats_ = deck.size() / each.as_object().at("each").to_number<std::size_t>();
    truth_.push_back(std::move(deck));
  }
  return {{"do", "deal"}, {"at", desk.at("at")}, {"by", dealer_}, {"held", held}};
}

// --- entries -------------------------------------------------------------------------------------
json::array Moderator::choice_for(const json::object& entry) {
  if (entry.at("pass").as_bool() && dice_.once_in(4)) return {};
  const json::array& options = entry.at("options").as_array();
  if (!options.empty()) return options[dice_.below(count(options))].at("choice").as_array();
  json::array left = entry.at("offered").as_array();
  json::array choice;
  if (left.empty()) return {0};
  for (int i = 0; i < entry.at("take").to_number<int>() && !left.empty(); ++i) {
    const std::size_t at = dice_.below(count(left));
    choice.push_back(left[at]);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return choice;
}

json::object Moderator::hands_for(const json::object& entry, std::size_t at) {
  const std::string kind = text_of(entry.at("kind"));
  const json::array& who = entry.at("who").as_array();
  const json::value one = who.empty() ? json::value{} : who[dice_.below(count(who))];
  json::array hands;
  const auto add = [&](const json::value& seat, const json::array& choice) {
    hands.push_back(json::object{{"who", seat}, {"choice", choice}});
  };
  if (kind == "point" || kind == "pairs") add(one, choice_for(entry));
  if (kind == "draw" || kind == "word") add(nullptr, choice_for(entry));
  if (kind == "nod") add(one, dice_.once_in(2) ? json::array{} : answered_yes(entry));
  if (kind == "volunteer" && dice_.once_in(2)) add(one, answered_yes(entry));
  if (kind == "raise") {
    for (const json::value& seat : who) {
      if (!dice_.once_in(3)) add(seat, answered_yes(entry));
    }
  }
  return {{"of", "step"}, {"entry", at}, {"hands", hands}};
}

std::vector<int> Moderator::held_by(std::size_t seat) const {
  std::vector<int> all;
  for (const std::vector<int>& deal : truth_) {
    const std::size_t each = deal.size() / seats_;
    for (std::size_t i = 0; i < each; ++i) all.push_back(deal[seat * each + i]);
  }
  return all;
}

// Whoever holds one of the cards that are called opens his eyes.
json::array Moderator::awake(const json::object& desk) const {
  const json::object& now = desk.at("now").as_object();
  json::array hands;
  for (const json::value& seat : now.at("entries").at(0).at("who").as_array()) {
    for (const json::value& called : now.at("called").as_array()) {
      const auto things = held_by(seat.to_number<std::size_t>());
      const int thing = called.to_number<int>();
      if (std::find(things.begin(), things.end(), thing) == things.end()) continue;
      hands.push_back(json::object{{"who", seat}, {"choice", json::array{0}}});
    }
  }
  return {json::object{{"of", "step"}, {"entry", 0}, {"hands", hands}}};
}

json::array Moderator::filled(const json::object& desk) {
  const json::object& now = desk.at("now").as_object();
  const json::array& entries = now.at("entries").as_array();
  if (text_of(now.at("page")).starts_with("awake/")) return awake(desk);
  const bool usual = !now.at("usual").is_null() && dice_.once_in(2);
  if (usual || entries.empty()) return {};
  const std::size_t at = dice_.below(count(entries));
  return {hands_for(entries[at].as_object(), at)};
}

json::object Moderator::wish(const Device& device) {
  const json::object& desk = device.own();
  const json::value& at = desk.at("at");
  if (desk.at("now").at("deals").as_bool()) return deal(desk);
  if (!desk.at("wanted").is_null()) {
    return see(desk.at("wanted").at("wanted").as_object(), at, json::array{});
  }
  const json::array& held = desk.at("held").as_array();
  if (!held.empty()) {
    const json::value seat = held[dice_.below(count(held))].at("seat");
    return {{"do", "accept"}, {"at", at}, {"seat", seat}};
  }
  if (back_ != 0 && dice_.once_in(back_)) {
    return {{"do", "ask-back"}, {"at", at}, {"entries", 1 + dice_.below(3)}};
  }
  const bool tries = dice_.once_in(kTries) || dealer_ == "blind";
  return {{"do", tries ? "preview" : "enter"}, {"at", at}, {"filled", filled(desk)}};
}

// What was tried is entered, a card that decides is looked at; what cannot be is left.
json::object Moderator::after_trying(const Device& device) {
  const json::value& said = device.consulted(pending_);
  if (said.is_null()) return {};
  if (said.as_object().contains("back")) {
    return {{"do", "take-back"}, {"at", wanted_.at("at")}, {"entries", wanted_.at("entries")}};
  }
  const json::object& tried = said.at("tried").as_object();
  if (tried.contains("preview")) {
    return {{"do", "enter"}, {"at", wanted_.at("at")}, {"filled", wanted_.at("filled")}};
  }
  if (!tried.contains("wanted")) return {};
  return see(tried.at("wanted").as_object(), wanted_.at("at"), wanted_.at("filled"));
}

// A whole hand; or one card of it, another one next time if it was not this; or somebody who might
// hold the one that is looked for.
json::object Moderator::see(const json::object& wanted, const json::value& at,
                            const json::value& entries) {
  const bool holder = text_of(wanted.at("of")) == "holder";
  const auto seats = static_cast<std::uint32_t>(seats_);
  constexpr std::uint32_t kNobody = 255;
  const bool nobody = holder && dice_.once_in(8);
  const std::uint32_t seat = nobody   ? kNobody
                             : holder ? dice_.below(seats)
                                      : wanted.at("seat").to_number<std::uint32_t>();
  json::array held;
  for (int thing : nobody ? std::vector<int>{} : held_by(seat)) held.push_back(thing);
  if (text_of(wanted.at("of")) == "card") held = {held[dice_.below(count(held))]};
  if (holder) held.clear();
  return {{"do", "see"}, {"at", at}, {"seat", seat}, {"held", held}, {"filled", entries}};
}

void Moderator::take(const Outcome& outcome) {
  const std::string what = text_of(wanted_.at("do"));
  if (outcome.why == "stale") ++stale_;
  if (!outcome.taken) {
    ++refused_;
    return;
  }
  if (what != "preview" && what != "ask-back") acknowledged_.push_back(pending_);
  if (what == "preview") ++previewed_;
  if (what == "enter") ++entered_;
  if (what == "accept") ++accepted_;
  if (what == "take-back") ++taken_back_;
  if (what == "see") ++seen_;
}

std::string Moderator::next(const Device& device) {
  json::object follows;
  if (!pending_.empty()) {
    const auto& outcome = device.outcome(pending_);
    if (!outcome) return Device::command(pending_, wanted_);
    take(*outcome);
    if (outcome->taken) follows = after_trying(device);
    pending_.clear();
  }
  if (!device.own().contains("at")) return Device::idle_beat(device.beats());
  wanted_ = follows.empty() ? wish(device) : follows;
  pending_ = fresh_id(dice_);
  return Device::command(pending_, wanted_);
}

}  // namespace omerta::client
