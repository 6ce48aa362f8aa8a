// What has happened to rooms and connections, and what is due.
#include "server/core/rooms.h"

#include <algorithm>
#include <exception>
#include <iterator>

#include "server/room/limits.h"

namespace omerta::server {
namespace {

constexpr std::int64_t kLookAround = 60'000;
constexpr std::int64_t kLookAtGuests = 500;

}  // namespace

bool Core::Rooms::restore(RoomId id, const std::string& code, const std::vector<StoredRow>& rows,
                          Now now) {
  auto hosting = std::make_unique<Hosting>(id, settings_, entropy_, figures_);
  working_on_ = id;
  const bool holds = hosting->restore(rows, now) && hosting->room().code() == code;
  working_on_ = 0;
  if (!holds) {
    leave_out(id, rows.empty() ? now.wall : rows.back().at, now);
    return false;
  }
  codes_[code] = id;
  devices_.all_came(hosting->room(), id);
  if (hosting->is_quiet() && hosting->room().stage() != Stage::game) {  // its people come at once
    lie_down(*hosting);
    return true;
  }
  alarms_.set(id, hosting->due());
  rooms_[id] = std::move(hosting);
  return true;
}

// Somebody may mend it; but what people have played is not kept for ever because nobody can read
// it.
void Core::Rooms::leave_out(RoomId id, std::int64_t last, Now now) {
  ++figures_.quarantined;
  const std::int64_t idle = std::max<std::int64_t>(0, now.wall - last);
  const std::int64_t kept = std::max(settings_.kept_after_end, kAbandonedAtLeast);
  damaged_[id] = now.steady + std::max(kept - idle, kKeptAfterStart);
}

void Core::Rooms::forget_damaged(Now now, Outputs& out) {
  for (auto each = damaged_.begin(); each != damaged_.end();) {
    const bool over = each->second <= now.steady;
    if (over) out.push_back(Forget{each->first});
    each = over ? damaged_.erase(each) : std::next(each);
  }
}

// What is thrown in one room is that room's alone: its log is as it was, and the others play on.
template <class Work>
bool Core::Rooms::is_done(const Work& work, Now now, Outputs& out) {
  try {
    work();
  } catch (const std::exception&) {
    const RoomId room = working_on_;
    working_on_ = 0;
    if (rooms_.contains(room) || asleep_.contains(room)) quarantine(room, now, out);
    return false;
  }
  working_on_ = 0;
  return true;
}

void Core::Rooms::take(const Input& input, Now now, Outputs& out) {
  const auto work = [&] { std::visit([&](const auto& each) { on(each, now, out); }, input); };
  const auto* received = std::get_if<Received>(&input);
  if (is_done(work, now, out) || received == nullptr) return;
  const auto guest = guests_.find(received->connection);
  if (guest == guests_.end() || guest->second.closing) return;
  guest->second.closing = true;  // what it asked for was too much for us
  out.push_back(Close{received->connection, Closing::policy});
}

void Core::Rooms::wake(Now now, Outputs& out) {
  wake_rooms(now, out);
  if (now.steady - looked_around_ >= kLookAround) {
    looked_around_ = now.steady;
    callers_.forget_idle(now.steady);
    make_room(now, out);
    forget_damaged(now, out);
  }
  if (now.steady - looked_at_guests_ >= kLookAtGuests) look_at_guests(now, out);
}

Figures Core::Rooms::figures() const {
  Figures figures = figures_;
  figures.rooms = all_rooms();
  figures.asleep = asleep_.size();
  figures.connections = guests_.size();
  for (const auto& [id, hosting] : rooms_) {
    if (hosting->room().stage() == Stage::game) ++figures.games;
  }
  return figures;
}

void Core::Rooms::on(const Opened& opened, Now now, Outputs&) {
  Guest guest;
  guest.device = opened.device;
  guest.address = opened.address;
  guest.since = now.steady;
  guest.heard = now.steady;
  guests_[opened.connection] = std::move(guest);
}

void Core::Rooms::on(const Gone& gone, Now now, Outputs&) {
  const auto found = guests_.find(gone.connection);
  if (found == guests_.end()) return;
  if (Hosting* hosting = room(found->second.room)) hosting->detach(gone.connection, now);
  guests_.erase(found);
}

void Core::Rooms::on(const Stored& stored, Now now, Outputs& out) {
  if (Hosting* hosting = room(stored.room)) hosting->stored(stored.number, now, out);
}

// The room in memory is ahead of its log: it comes back from there, and everybody stays.
void Core::Rooms::on(const NotStored& failed, Now, Outputs& out) {
  Hosting* hosting = room(failed.room);
  if (hosting == nullptr || hosting->is_failing()) return;
  hosting->fail(out);
  out.push_back(Reload{failed.room});
}

// A place is a place, over however many connections.
bool Core::Rooms::may_send(Connection connection, Guest& guest, PaceOfPlace::What what, Now now) {
  Hosting* hosting = room(guest.room);
  const bool sits = hosting != nullptr && hosting->is_attached(connection, guest.place);
  if (sits) return hosting->may_send(guest.place, what, now);
  return guest.pace.may_send(what, now.steady * kUsualBeat / settings_.beat);
}

void Core::Rooms::on(const Received& received, Now now, Outputs& out) {
  const auto found = guests_.find(received.connection);
  if (found == guests_.end() || found->second.closing) return;
  Guest& guest = found->second;
  guest.heard = now.steady;
  auto frame = read_frame(received.text);
  const bool beat = frame && std::holds_alternative<Pulse>(*frame);
  const bool idle = beat && !std::get<Pulse>(*frame).carried;
  using What = PaceOfPlace::What;
  const What what = idle ? What::idle_beat : What::command;
  if (!may_send(received.connection, guest, what, now)) {
    guest.closing = true;
    out.push_back(Close{received.connection, Closing::policy});
    return;
  }
  if (!frame) return say(received.connection, refused_frame(frame.error()), out);
  if (!waits(received, guest, *frame, out)) understand(received, guest, *frame, now, out);
}

void Core::Rooms::understand(const Received& received, Guest& guest, ClientFrame& frame, Now now,
                             Outputs& out) {
  const Hosting* hosting = room(guest.room);
  const bool plays = hosting != nullptr && hosting->room().stage() == Stage::game;
  if (plays && received.text.size() > kLongestFrame) {
    return say(received.connection, refused_frame("too-long"), out);
  }
  const std::size_t asked = std::max(received.text.size(), kLeastLookedUp);
  if (looks_up(frame) && !callers_.look_up(guest.address, asked, now.steady)) {
    return say(received.connection, refused_frame("later"), out);
  }
  working_on_ = 0;  // what is looked up is no room's
  std::visit([&](auto& each) { on_frame(received.connection, guest, each, now, out); }, frame);
}

void Core::Rooms::on(const Rows& rows, Now now, Outputs& out) {
  Hosting* before = room(rows.room);
  if (before == nullptr) return wake_up(rows, now, out);
  if (rows.rows.empty() && before->rows_stored() == 0) return let_go(rows.room);
  auto hosting = std::make_unique<Hosting>(rows.room, settings_, entropy_, figures_);
  if (!hosting->restore(rows.rows, now)) return quarantine(rows.room, now, out);
  hosting->go_on_from(*before, now, out);
  rooms_[rows.room] = std::move(hosting);
}

void Core::Rooms::let_go(RoomId id) {
  const auto sleeper = asleep_.find(id);
  codes_.erase(sleeper == asleep_.end() ? rooms_.at(id)->room().code() : sleeper->second.code);
  callers_.forgot(id);
  devices_.forget(id);
  alarms_.set(id, {});
  asleep_.erase(id);
  rooms_.erase(id);
}

// Its people are told so, now and whenever they come.
void Core::Rooms::quarantine(RoomId id, Now now, Outputs& out) {
  leave_out(id, now.wall, now);
  let_go(id);
  out.push_back(Quarantined{id});
  for (auto& [connection, guest] : guests_) {
    const bool its = guest.room == id || guest.waits_for == id;
    if (its && !guest.closing) send_away(connection, guest, out);
  }
}

void Core::Rooms::send_away(Connection connection, Guest& guest, Outputs& out) {
  guest.closing = true;
  say(connection, refused_frame("damaged"), out);
  out.push_back(Close{connection, Closing::not_yours});
}

void Core::Rooms::wake_rooms(Now now, Outputs& out) {
  for (const RoomId id : alarms_.awake(now.steady)) {
    const auto found = rooms_.find(id);
    const auto sleeper = asleep_.find(id);
    bool forgotten = sleeper != asleep_.end() && !sleeper->second.wakes &&
                     sleeper->second.forgotten_at <= now.steady;
    if (found != rooms_.end()) {
      working_on_ = id;
      if (!is_done([&] { found->second->wake(now, out); }, now, out)) continue;
      forgotten = found->second->is_forgotten(now);
    } else if (!forgotten) {
      continue;
    }
    if (forgotten) {
      let_go(id);
      out.push_back(Forget{id});
    } else if (found->second->may_sleep(now)) {
      lie_down(*found->second);
      rooms_.erase(found);
    } else {
      alarms_.set(id, found->second->due());
    }
  }
}

// Whoever opens rooms and leaves them must not keep others from a table.
void Core::Rooms::make_room(Now now, Outputs& out) {
  if (all_rooms() <= kMostRooms / 2) return;
  std::vector<RoomId> deserted;
  for (const auto& [id, hosting] : rooms_) {
    if (hosting->is_deserted(now)) deserted.push_back(id);
  }
  for (const RoomId id : deserted) {
    let_go(id);
    out.push_back(Forget{id});
  }
}

// Who has not said where he sits, or is silent.
void Core::Rooms::look_at_guests(Now now, Outputs& out) {
  looked_at_guests_ = now.steady;
  for (auto& [connection, guest] : guests_) {
    const bool late = guest.place == kNoPlace && now.steady - guest.since > kHelloWithin;
    const bool dead = now.steady - guest.heard > kSilence;
    if ((late || dead) && !guest.closing) {
      guest.closing = true;
      out.push_back(Close{connection, Closing::policy});
    }
  }
}

}  // namespace omerta::server
