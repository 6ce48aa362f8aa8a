// The core from outside.
#include "server/core/core.h"

#include <sodium.h>

#include "engine/expect.h"
#include "server/core/rooms.h"

namespace omerta::server {

Core::Core(const Settings& settings, Entropy& entropy)
    : rooms_{std::make_unique<Rooms>(settings, entropy)} {
  expect(sodium_init() >= 0);
}
Core::~Core() = default;

bool Core::restore(RoomId room, const std::string& code, const std::vector<StoredRow>& rows,
                   Now now) {
  return rooms_->restore(room, code, rows, now);
}

Outputs Core::step(std::span<const Input> inputs, Now now) {
  Outputs out;
  for (const Input& input : inputs) rooms_->take(input, now, out);
  rooms_->wake(now, out);
  return out;
}

void Core::leave_out(RoomId room, std::int64_t last, Now now) {
  rooms_->leave_out(room, last, now);
}

std::optional<std::int64_t> Core::due() const { return rooms_->due(); }

const std::atomic<RoomId>& Core::working_on() const { return rooms_->working_on(); }

Figures Core::figures() const { return rooms_->figures(); }

}  // namespace omerta::server
