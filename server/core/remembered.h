// What a room remembers of the commands it was sent, in as few bytes as will do: most rooms wait,
// and there are thousands of them. The log has the ids whole, and holds each of them once.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <utility>
#include <vector>

#include "server/room/action.h"
#include "server/room/limits.h"
#include "server/room/traffic.h"

namespace omerta::server {

// The second half of an id: of those the server gives its own rows the first is the room's. All
// others are drawn or hashed with the place, so that nobody can meet anybody else's.
inline std::uint64_t half_of(const CommandId& id) {
  std::uint64_t half = 0;
  std::memcpy(&half, id.data() + id.size() - sizeof half, sizeof half);
  return half;
}

class TakenIds {  // a table without nodes, at most three quarters full
 public:
  bool contains(const CommandId& id) const {
    return !slots_.empty() && slots_[slot_of(named(id))] != kFree;
  }
  void insert(const CommandId& id) {
    if (4 * (count_ + 1) > 3 * slots_.size()) grow();
    count_ += put(named(id));
  }

 private:
  static constexpr std::uint64_t kFree = 0;
  static constexpr std::size_t kFirstSlots = 16;
  static std::uint64_t named(const CommandId& id) { return half_of(id) == kFree ? 1 : half_of(id); }

  std::size_t slot_of(std::uint64_t name) const {
    constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15U;  // small numbers, too, go everywhere
    std::size_t slot = (name * kSpread >> 32) & (slots_.size() - 1);
    while (slots_[slot] != kFree && slots_[slot] != name) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }
  std::size_t put(std::uint64_t name) {  // how many more there are
    return std::exchange(slots_[slot_of(name)], name) == kFree ? 1 : 0;
  }
  void grow() {
    const std::size_t size = std::max(kFirstSlots, 2 * slots_.size());
    const std::vector<std::uint64_t> before = std::exchange(slots_, std::vector(size, kFree));
    for (const std::uint64_t each : before) {
      if (each != kFree) put(each);
    }
  }

  std::vector<std::uint64_t> slots_;
  std::size_t count_ = 0;
};

// What the last commands of each place asked for.
class LatelyAsked {
 public:
  // Whether nothing else was asked under this id; it is remembered.
  bool is_the_same(PlaceId place, const CommandId& id, std::uint64_t digest) {
    Place& its = places_[place];
    const auto found = std::find_if(its.last.begin(), its.last.end(),
                                    [&](const Asked& each) { return each.half == half_of(id); });
    if (found != its.last.end()) return found->digest == digest;
    if (its.last.size() < kMostRemembered) {
      its.last.push_back({half_of(id), digest});
    } else {
      its.last[its.next] = {half_of(id), digest};
      its.next = (its.next + 1) % kMostRemembered;
    }
    return true;
  }
  void forget(PlaceId place) { places_.erase(place); }

 private:
  struct Asked {
    std::uint64_t half = 0;
    std::uint64_t digest = 0;
  };
  struct Place {
    std::vector<Asked> last;
    std::size_t next = 0;  // to be forgotten
  };
  std::map<PlaceId, Place> places_;
};

}  // namespace omerta::server
