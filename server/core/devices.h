// In which rooms a device has been given a place, so that nobody has to look through all of them.
// It may have left since: the room knows.
#pragma once
#include <map>
#include <set>

#include "server/core/hosting.h"
#include "server/room/traffic.h"

namespace omerta::server {

class Devices {
 public:
  void came(const Device& device, RoomId room) {
    rooms_[device].insert(room);
    devices_[room].insert(device);
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
      rooms->second.erase(room);
      if (rooms->second.empty()) rooms_.erase(rooms);
    }
    devices_.erase(found);
  }

  const std::set<RoomId>& rooms(const Device& device) const {
    static const std::set<RoomId> kNone;
    const auto found = rooms_.find(device);
    return found == rooms_.end() ? kNone : found->second;
  }
  std::size_t known() const { return rooms_.size(); }

 private:
  std::map<Device, std::set<RoomId>> rooms_;
  std::map<RoomId, std::set<Device>> devices_;
};

}  // namespace omerta::server
