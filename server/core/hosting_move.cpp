// Places that move to another device, and a host whose phone is lost.
#include "server/core/hosting.h"
#include "server/room/limits.h"

namespace omerta::server {

// Nobody has been connected to it for some time, as far as this server has seen.
bool Hosting::is_lost(PlaceId place, Now now) const {
  if (links_.contains(place)) return false;
  const auto left = left_at_.find(place);
  const std::int64_t since = left == left_at_.end() ? served_since_ : left->second;
  return now.steady - since >= kLostAfter;
}

Refused Hosting::be_host(PlaceId by, const CommandId& id, Now now, Outputs& out) {
  if (!is_lost(room_.host(), now)) return "is-there";
  return commit({by, BeHost{}}, id, now, out);
}

// For a phone that is lost the host asks, or whoever runs the game. Of those who are out nobody
// learns whether they are there.
Refused Hosting::may_move(PlaceId by, PlaceId place, Now now) const {
  if (place == by) return kDone;
  const Place* lost = room_.place(place);
  const bool may = by == room_.host() || by == room_.moderator();
  if (!may || lost == nullptr || !lost->has_device()) return "not-allowed";
  if (room_.is_out(*lost)) return "not-now";
  return is_lost(place, now) ? kDone : Refused{"is-there"};
}

// Six digits that another device may take the place with, for two minutes.
Refused Hosting::move_away(PlaceId by, const MovingAway& wish, Now now) {
  const PlaceId place = wish.place.value_or(by);
  const auto link = links_.find(by);
  if (link == links_.end()) return "not-now";  // it has gone before the beat
  if (const Refused no = may_move(by, place, now); !no.empty()) return no;
  std::array<std::uint8_t, 8> bytes{};
  entropy_.fill(bytes.data(), bytes.size());
  std::string digits;
  for (std::size_t i = 0; i < kMoveDigits; ++i) digits += static_cast<char>('0' + bytes[i] % 10);
  moving_[place] = {digits, now.steady + kMoveCodeLives, 0};
  if (!next_beat_) next_beat_ = now.steady + settings_.beat;  // with which they come
  link->second.whispers.push_back({number_, R"({"move":")" + digits + "\"}\n"});
  return kDone;
}

PlaceId Hosting::moving(const std::string& digits, Now now) {
  for (auto each = moving_.begin(); each != moving_.end();) {
    Moving& moving = each->second;
    if (moving.until <= now.steady || ++moving.tries > kMoveCodeTries) {
      each = moving_.erase(each);
    } else if (moving.digits == digits) {
      return each->first;
    } else {
      ++each;
    }
  }
  return kNoPlace;
}

}  // namespace omerta::server
