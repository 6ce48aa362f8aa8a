// Committing, opening and checking, from what the room's value shows.
#include "client/share.h"

#include "bytes/hex.h"

namespace omerta::client {
namespace {

using dealing::Digest;

std::string_view text_in(const json::object& object, std::string_view name) {
  const json::string& text = object.at({name.data(), name.size()}).as_string();
  return {text.data(), text.size()};
}

std::optional<Digest> digest_in(const json::object& object, std::string_view name) {
  return bytes::array_from_hex<sizeof(Digest)>(text_in(object, name));
}

const json::object* deal_in(const Device& device) {
  const json::value* deal = device.room().if_contains("deal");
  const json::object* object = deal == nullptr ? nullptr : deal->if_object();
  return object != nullptr && object->contains("server") ? object : nullptr;
}

// The chair this place will have.
std::optional<unsigned> seat_of(const Device& device) {
  unsigned seat = 0;
  for (const json::value& each : device.room().at("order").as_array()) {
    if (each.to_number<std::uint64_t>() == device.place()) return seat;
    ++seat;
  }
  return {};
}

dealing::BySeat commits_in(const json::object& deal) {
  dealing::BySeat all;
  for (const json::value& each : deal.at("commits").as_array()) {
    const auto commit = digest_in(each.as_object(), "commit");
    if (commit) all[each.at("seat").to_number<unsigned>()] = *commit;
  }
  return all;
}

}  // namespace

dealing::Table Share::table(const Device& device) const {
  const std::string_view setup = text_in(device.room(), "frozen");
  return {bytes::from_hex(device.room_id()).value_or(""), number_, std::string{setup}};
}

bool Share::is_sent(const Device& device, std::string_view what) {
  const std::string now =
      std::to_string(number_) + ' ' + std::to_string(device.arrivals()) + ' ' + std::string{what};
  if (sent_ == now) return true;
  sent_ = now;
  return false;
}

std::optional<json::object> Share::committing(const Device& device, const json::object& deal,
                                              const Digest& fresh) {
  const auto seat = seat_of(device);
  const auto server = digest_in(deal, "server");
  const auto number = deal.at("number").to_number<std::uint32_t>();
  if (!seat || !server) return {};
  if (number != number_) {
    number_ = number;
    phone_ = {*seat, fresh, *server};
  }
  if (commits_in(deal).contains(*seat) || is_sent(device, "commit")) return {};
  const Digest commit = dealing::player_commit(table(device), phone_.seat, phone_.entropy);
  return json::object{{"do", "commit"}, {"number", number_}, {"commit", bytes::hex(commit)}};
}

std::optional<json::object> Share::opening(const Device& device, const json::object& deal) {
  const auto transcript = digest_in(deal, "transcript");
  if (!transcript || deal.at("number").to_number<std::uint32_t>() != number_) return {};
  const dealing::BySeat commits = commits_in(deal);
  if (!commits.contains(phone_.seat) || is_sent(device, "reveal")) return {};
  deceived_ = !dealing::may_open(phone_, table(device), commits, *transcript);
  if (deceived_) return {};
  words_ = dealing::spoken(*transcript);
  return json::object{
      {"do", "reveal"}, {"number", number_}, {"entropy", bytes::hex(phone_.entropy)}};
}

std::optional<json::object> Share::wanted(const Device& device, const Digest& fresh) {
  const json::object* deal = deal_in(device);
  if (deal == nullptr) return {};
  const std::string_view step = text_in(*deal, "step");
  if (step == "commits") return committing(device, *deal, fresh);
  if (step == "opens") return opening(device, *deal);
  return {};
}

bool Share::holds(const Device& device) const {
  const json::object* deal = deal_in(device);
  const json::value* own = device.own().if_contains("seal");
  if (deal == nullptr || own == nullptr || !own->is_object() || !device.seat()) return false;
  const auto transcript = digest_in(*deal, "transcript");
  const auto nonce = digest_in(own->as_object(), "nonce");
  if (!transcript || !nonce || text_in(*deal, "words") != words_) return false;
  const Digest seal =
      dealing::seal(*transcript, *device.seat(), text_in(own->as_object(), "held"), *nonce);
  return bytes::hex(seal) == deal->at("seals").as_array().at(*device.seat()).as_string();
}

}  // namespace omerta::client
