// Choosing among what is asked.
#include "client/player.h"

#include <set>

#include "client/command_id.h"

namespace omerta::client {
namespace {

constexpr std::uint32_t kPasses = 4;      // once in so many times, where one may
constexpr std::uint32_t kVolunteers = 3;  // once in so many times, where nobody waits

json::object answered(const json::object& question, json::array choice) {
  return {{"do", "answer"},
          {"lane", question.at("lane")},
          {"number", question.at("number")},
          {"choice", std::move(choice)}};
}

// Every chair that is named in it.
void add_seats(const json::value& in, std::set<std::uint64_t>& seats) {
  if (const json::array* list = in.if_array()) {
    for (const json::value& each : *list) add_seats(each, seats);
  } else if (const json::object* object = in.if_object()) {
    for (const auto& field : *object) {
      const bool names = field.key() == "seat" || field.key() == "seats";
      if (names && field.value().is_number()) {
        seats.insert(field.value().to_number<std::uint64_t>());
      } else if (names && field.value().is_array()) {
        for (const json::value& each : field.value().as_array()) {
          seats.insert(each.to_number<std::uint64_t>());
        }
      } else {
        add_seats(field.value(), seats);
      }
    }
  }
}

// Oneself, and those with whom one plays, as far as the screen names them.
std::set<std::uint64_t> own_side(const Device& device) {
  std::set<std::uint64_t> seats;
  if (device.seat()) seats.insert(*device.seat());
  if (const json::value* side = device.own().if_contains("side")) add_seats(*side, seats);
  return seats;
}

bool is_text(const json::object& question, const char* field, std::string_view text) {
  const json::string& held = question.at(field).as_string();
  return std::string_view{held.data(), held.size()} == text;
}

}  // namespace

json::array Player::drawn(std::vector<json::value> from, std::size_t count) {
  json::array choice;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = dice_.below(static_cast<std::uint32_t>(from.size()));
    choice.push_back(from[at]);
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return choice;
}

json::object Player::answer(const json::object& question) {
  std::vector<json::value> all;
  for (const json::value& each : question.at("options").as_array()) {
    all.push_back(each.as_object().at("choice"));
  }
  const auto take = question.at("take").to_number<std::size_t>();
  const bool pass = !question.at("pass").is_null();
  const bool takes = all.size() >= take && !(pass && dice_.once_in(kPasses));
  return answered(question, takes ? drawn(std::move(all), take) : json::array{});
}

json::object Player::loyal_answer(const json::object& question, const Device& device) {
  const json::value& usual = question.at("usual");
  if (usual.is_array() && !usual.as_array().empty()) return answered(question, usual.as_array());
  const std::set<std::uint64_t> mates = own_side(device);
  const bool chairs = is_text(question, "shape", "seats");
  const auto take = question.at("take").to_number<std::size_t>();
  std::vector<json::value> good;
  for (const json::value& each : question.at("options").as_array()) {
    const json::object& option = each.as_object();
    const bool mate = chairs && mates.contains(option.at("choice").to_number<std::uint64_t>());
    if (!mate && !option.at("idle").as_bool()) good.push_back(option.at("choice"));
  }
  if (good.size() < take) return answer(question);
  return answered(question, drawn(std::move(good), take));
}

json::object Player::chosen(const Device& device) {
  const json::value* questions = device.own().if_contains("questions");
  if (questions == nullptr || questions->as_array().empty()) return {{"do", "tap"}};
  const json::array& all = questions->as_array();
  const auto at = dice_.below(static_cast<std::uint32_t>(all.size()));
  const json::object& question = all[at].as_object();
  const bool offered = question.at("urgency").as_string() == "offered";
  if (offered && !dice_.once_in(kVolunteers)) return {{"do", "tap"}};
  if (level_ == Level::random) return answer(question);
  const bool rash =
      offered && !question.at("timely").as_bool() && !is_text(question, "danger", "none");
  if (rash) return {{"do", "tap"}};
  return loyal_answer(question, device);
}

std::optional<std::string> Player::deal(const Device& device) {
  dealing::Digest fresh{};
  for (std::uint8_t& byte : fresh) byte = static_cast<std::uint8_t>(dice_.next());
  return deal(device, fresh);
}

std::optional<std::string> Player::deal(const Device& device, const dealing::Digest& fresh) {
  const auto wanted = share_.wanted(device, fresh);
  if (!wanted) return {};
  return command(*wanted);
}

std::string Player::command(const json::object& action) {
  return Device::command(fresh_id(dice_), action);
}

std::string Player::beat(const Device& device) {
  if (!pending_.empty()) {
    const auto& outcome = device.outcome(pending_);
    if (!outcome) return device.beat(pending_, wanted_);
    if (outcome->taken) acknowledged_.push_back(pending_);
    pending_.clear();
  }
  wanted_ = chosen(device);
  pending_ = fresh_id(dice_);
  return device.beat(pending_, wanted_);
}

}  // namespace omerta::client
