// Counting sockets by address.
#include "server/http/guests.h"

#include "engine/expect.h"

namespace omerta::server {

Entry Guests::arrive(const std::string& address, std::int64_t now) {
  Guest& guest = known_.try_emplace(address, Guest{0, 0, Pace{limits_.connections}}).first->second;
  if (!guest.pace.once(now)) return Entry::too_fast;
  if (guest.sockets >= limits_.sockets) return Entry::too_many;
  if (guest.handshakes >= limits_.handshakes) return Entry::too_many_handshakes;
  ++guest.sockets;
  ++guest.handshakes;
  return Entry::welcome;
}

void Guests::introduced(const std::string& address) {
  Guest& guest = known_.at(address);
  expect(guest.handshakes > 0);
  --guest.handshakes;
}

void Guests::leave(const std::string& address) {
  Guest& guest = known_.at(address);
  expect(guest.sockets > 0);
  --guest.sockets;
}

void Guests::leave_unintroduced(const std::string& address) {
  introduced(address);
  leave(address);
}

void Guests::forget_idle(std::int64_t now) {
  std::erase_if(known_, [now](const auto& each) {
    return each.second.sockets == 0 && each.second.pace.is_full(now);
  });
}

}  // namespace omerta::server
