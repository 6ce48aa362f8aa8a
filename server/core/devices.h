// In which rooms a device has been given a place, so that nobody has to look through all of them.
// It may have left since: the room knows.
#pragma once
#include <algorithm>
#include <map>
#include <vector>

#include "server/core/hosting.h"
#include "server/room/traffic.h"

namespace omerta::server {

class Devices {
 public:
  void came(const Device& device, RoomId room) {
    std::vector<RoomId>& its = rooms_[device];
    const auto at = std::lower_bound(its.begin(), its.end(), room);
    if (at != its.end() && *at == room) return;
    its.insert(at, room);
    devices_[room].push_back(device);
  }
  void all_came(const Room& made, RoomId room) {
    for (const auto& [id, place] : made.places()) {
      if (place.has_device()) came(place.device, room);
    }
  }

  void forget(RoomId room) {
    const auto found = devices_.find(room);
    if (found == devices_.end()) return;
    for (const Device& each : found->second) {
      const auto rooms = rooms_.find(each);
      std::erase(rooms->second, room);
      if (rooms->second.empty()) rooms_.erase(rooms);
    }
    devices_.erase(found);
  }

  const std::vector<RoomId>& rooms(const Device& device) const {
    static const std::vector<RoomId> kNone;
    const auto found = rooms_.find(device);
    return found == rooms_.end() ? kNone : found->second;
  }
  std::size_t known() const { return rooms_.size(); }

 private:
  std::map<Device, std::vector<RoomId>> rooms_;  // a few each
  std::map<RoomId, std::vector<Device>> devices_;
};

}  // namespace omerta::server
