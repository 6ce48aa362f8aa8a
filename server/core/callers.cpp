// Counting by address.
#include "server/core/callers.h"

#include <algorithm>
#include <iterator>

namespace omerta::server {

// The first 48 bits: three groups, of which "::" leaves out those that are zero.
std::string network_of(const std::string& address) {
  if (address.find(':') == std::string::npos) return address;
  std::string network;
  std::size_t at = 0;
  for (int group = 0; group < 3; ++group) {
    const std::size_t end = std::min(address.find(':', at), address.size());
    network += (end == at ? "0" : address.substr(at, end - at)) + ':';
    if (end > at)
      at = std::min(end + 1, address.size());  // else it stays: all that follow are zero
  }
  return network;
}

// Where many guess at once everybody may guess more slowly; nobody is kept out by others.
bool Callers::may_guess(const std::string& address, std::int64_t now) {
  const bool many = !all_guesses_.may(now, kManyWrongCodesAMinute);
  return guesses_[network_of(address)].may(now, many ? kFewWrongCodesAMinute : kWrongCodesAMinute);
}

void Callers::guessed_wrong(const std::string& address, std::int64_t now) {
  guesses_[network_of(address)].add(now);
  all_guesses_.add(now);
}

bool Callers::may_open_room(const std::string& address) const {
  const auto opened = std::count_if(
      rooms_.begin(), rooms_.end(),
      [network = network_of(address)](const auto& each) { return each.second == network; });
  return opened < kRoomsOfAddress;
}

void Callers::opened(RoomId room, const std::string& address) {
  rooms_[room] = network_of(address);
}

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
  std::erase_if(guesses_, [&](auto& each) { return each.second.may(now, 1); });
  for (auto each = known_.begin(); each != known_.end();) {
    Caller& caller = each->second;
    const bool idle = caller.written.is_whole(now) && caller.looked_up.is_whole(now);
    each = idle ? known_.erase(each) : std::next(each);
  }
}

}  // namespace omerta::server
