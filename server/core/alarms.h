// When each room wants to be woken. The soonest is found at once, however many rooms there are.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "server/room/traffic.h"

namespace omerta::server {

class Alarms {
 public:
  void set(RoomId room, std::optional<std::int64_t> at) {
    const auto before = at_.find(room);
    if (before != at_.end()) {
      if (at && *at == before->second) return;
      order_.erase({before->second, room});
      at_.erase(before);
    }
    if (!at) return;
    at_[room] = *at;
    order_.insert({*at, room});
  }

  std::optional<std::int64_t> soonest() const {
    if (order_.empty()) return {};
    return order_.begin()->first;
  }

  void touch(RoomId room) { touched_.insert(room); }  // something happens in it

  // Those in which something has happened since it was asked last, or whose time has come.
  std::set<RoomId> awake(std::int64_t now) {
    std::set<RoomId> rooms = std::exchange(touched_, {});
    for (const auto& [at, room] : order_) {
      if (at > now) break;
      rooms.insert(room);
    }
    return rooms;
  }

 private:
  std::map<RoomId, std::int64_t> at_;
  std::set<std::pair<std::int64_t, RoomId>> order_;
  std::set<RoomId> touched_;
};

}  // namespace omerta::server
