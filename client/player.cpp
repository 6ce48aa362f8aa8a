// Choosing among what is asked.
#include "client/player.h"

#include "client/command_id.h"

namespace omerta::client {
namespace {

constexpr std::uint32_t kPasses = 4;      // once in so many times, where one may
constexpr std::uint32_t kVolunteers = 3;  // once in so many times, where nobody waits

}  // namespace

json::object Player::answer(const json::object& question) {
  const json::array& options = question.at("options").as_array();
  const auto take = question.at("take").to_number<std::size_t>();
  const bool pass = !question.at("pass").is_null();
  json::array choice;
  std::vector<std::size_t> left;
  for (std::size_t i = 0; i < options.size(); ++i) left.push_back(i);
  if (options.size() >= take && !(pass && dice_.once_in(kPasses))) {
    for (std::size_t i = 0; i < take; ++i) {
      const std::size_t at = dice_.below(static_cast<std::uint32_t>(left.size()));
      choice.push_back(options[left[at]].as_object().at("choice"));
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }
  return {{"do", "answer"},
          {"lane", question.at("lane")},
          {"number", question.at("number")},
          {"choice", choice}};
}

json::object Player::chosen(const Device& device) {
  const json::value* questions = device.own().if_contains("questions");
  if (questions == nullptr || questions->as_array().empty()) return {{"do", "tap"}};
  const json::array& all = questions->as_array();
  const auto at = dice_.below(static_cast<std::uint32_t>(all.size()));
  const json::object& question = all[at].as_object();
  const bool offered = question.at("urgency").as_string() == "offered";
  if (offered && !dice_.once_in(kVolunteers)) return {{"do", "tap"}};
  return answer(question);
}

std::optional<std::string> Player::deal(const Device& device) {
  dealing::Digest fresh{};
  for (std::uint8_t& byte : fresh) byte = static_cast<std::uint8_t>(dice_.next());
  const auto wanted = share_.wanted(device, fresh);
  if (!wanted) return {};
  return Device::command(fresh_id(dice_), *wanted);
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
