// Counting by address.
#include "server/core/callers.h"

#include <algorithm>
#include <iterator>

namespace omerta::server {

// Where many guess at once everybody may guess more slowly; nobody is kept out by others.
bool Callers::may_guess(const std::string& address, std::int64_t now) {
  const bool many = !all_guesses_.may(now, kManyWrongCodesAMinute);
  return known_[address].guesses.may(now, many ? kFewWrongCodesAMinute : kWrongCodesAMinute);
}

void Callers::guessed_wrong(const std::string& address, std::int64_t now) {
  known_[address].guesses.add(now);
  all_guesses_.add(now);
}

bool Callers::may_open_room(const std::string& address) const {
  const auto opened = std::count_if(rooms_.begin(), rooms_.end(),
                                    [&](const auto& each) { return each.second == address; });
  return opened < kRoomsOfAddress;
}

void Callers::opened(RoomId room, const std::string& address) { rooms_[room] = address; }

bool Callers::write(const std::string& address, std::size_t bytes, std::int64_t now) {
  return known_[address].written.spend(static_cast<std::int64_t>(bytes), now);
}

bool Callers::look_up(const std::string& address, std::size_t bytes, std::int64_t now) {
  return known_[address].looked_up.spend(static_cast<std::int64_t>(bytes), now);
}

void Callers::looked(const std::string& address, std::size_t bytes, std::int64_t now) {
  known_[address].looked_up.owe(static_cast<std::int64_t>(bytes), now);
}

void Callers::forget_idle(std::int64_t now) {
  for (auto each = known_.begin(); each != known_.end();) {
    Caller& caller = each->second;
    const bool idle = caller.guesses.may(now, 1) && caller.written.is_whole(now) &&
                      caller.looked_up.is_whole(now);
    each = idle ? known_.erase(each) : std::next(each);
  }
}

}  // namespace omerta::server
