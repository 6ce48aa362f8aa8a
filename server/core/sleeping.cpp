// Rooms in which nobody is and nothing happens are on disk alone. Whoever comes to one waits until
// its log has been read; it is then what it would be after a restart.
#include <algorithm>
#include <utility>

#include "server/core/rooms.h"
#include "server/room/limits.h"

namespace omerta::server {

void Core::Rooms::lie_down(const Hosting& hosting) {
  const Room& room = hosting.room();
  Asleep sleeper{.code = room.code(),
                 .locked = room.locked(),
                 .host = room.host(),
                 .attended = hosting.attended(),
                 .forgotten_at = hosting.forgotten_at().value_or(0),
                 .id = hosting.id()};
  for (const auto& [number, place] : room.places()) {
    if (place.has_device()) sleeper.places.push_back({number, place.device, place.name});
  }
  alarms_.set(sleeper.id, sleeper.forgotten_at);
  asleep_.insert_or_assign(sleeper.id, std::move(sleeper));
}

// Whom this frame wakes: nobody by a code that would not let him in, nor from another's place.
// There it is answered as if there were no such room, and as soon.
const Core::Rooms::Asleep* Core::Rooms::wanted(const ClientFrame& frame, const Guest& guest) const {
  if (const auto* enter = std::get_if<Enter>(&frame)) {
    const auto code = codes_.find(enter->code);
    const auto found = code == codes_.end() ? asleep_.end() : asleep_.find(code->second);
    return found == asleep_.end() || found->second.locked ? nullptr : &found->second;
  }
  const auto* hello = std::get_if<Hello>(&frame);
  const auto found = hello == nullptr ? asleep_.end() : asleep_.find(hello->room);
  if (found == asleep_.end()) return nullptr;
  const auto& places = found->second.places;
  const bool its_own = std::any_of(places.begin(), places.end(), [&](const Asleep::Sitting& each) {
    return each.place == hello->place && each.device == guest.device;
  });
  return its_own ? &found->second : nullptr;
}

bool Core::Rooms::waits(const Received& received, Guest& guest, const ClientFrame& frame,
                        Outputs& out) {
  if (guest.waits_for == 0) {
    const Asleep* sleeper = wanted(frame, guest);
    if (sleeper == nullptr) return false;
    guest.waits_for = sleeper->id;
    if (!std::exchange(asleep_.at(sleeper->id).wakes, true)) {
      alarms_.set(sleeper->id, {});  // it is not forgotten now
      out.push_back(Reload{sleeper->id, Reload::Why::asleep});
    }
  }
  if (guest.held.size() < kMostHeld) {
    guest.held.push_back(received.text);
  } else {
    guest.closing = true;
    out.push_back(Close{received.connection, Closing::policy});
  }
  return true;
}

void Core::Rooms::wake_up(const Rows& rows, Now now, Outputs& out) {
  const auto sleeper = asleep_.find(rows.room);
  if (sleeper == asleep_.end()) return;
  working_on_ = rows.room;
  auto hosting = std::make_unique<Hosting>(rows.room, settings_, entropy_, figures_);
  const bool holds =
      hosting->restore(rows.rows, now) && hosting->room().code() == sleeper->second.code;
  if (!holds) return quarantine(rows.room, now, out);
  hosting->was_attended(sleeper->second.attended);
  asleep_.erase(sleeper);
  rooms_[rows.room] = std::move(hosting);
  alarms_.touch(rows.room);
  answer_held(rows.room, now, out);
}

// In the order in which people came, and in which each has said it.
void Core::Rooms::answer_held(RoomId id, Now now, Outputs& out) {
  std::vector<Connection> waiting;
  for (const auto& [connection, guest] : guests_) {
    if (guest.waits_for == id) waiting.push_back(connection);
  }
  std::sort(waiting.begin(), waiting.end());
  for (const Connection each : waiting) {
    Guest& guest = guests_.at(each);
    guest.waits_for = 0;
    for (std::string& text : std::exchange(guest.held, {})) {
      const Received received{each, std::move(text)};
      auto frame = read_frame(received.text);
      if (guest.closing || !frame) continue;
      if (!waits(received, guest, *frame, out)) understand(received, guest, *frame, now, out);
    }
  }
}

}  // namespace omerta::server
