// Frames of those who come: a room, a place in one, what is looked up; and what is asked of a room.
#include <algorithm>

#include "server/core/rooms.h"
#include "server/room/fields.h"
#include "server/room/limits.h"
#include "server/room/name.h"

namespace omerta::server {

void Core::Rooms::on_frame(Connection connection, Guest& guest, const Create& frame, Now now,
                           Outputs& out) {
  const auto name = usable_name(frame.name);
  if (!name) return say(connection, refused_frame("not-a-name"), out);
  if (is_reserved(*name)) return say(connection, refused_frame("name-reserved"), out);
  const bool many = hosted_by(guest.device) >= kRoomsOfDevice;
  if (all_rooms() >= kMostRooms || many || !callers_.may_open_room(guest.address)) {
    return say(connection, refused_frame("full"), out);
  }
  if (!callers_.write(guest.address, 2 * kJoinBytes, now.steady)) {
    return say(connection, refused_frame("later"), out);
  }
  const RoomId id = fresh_room();
  auto hosting = std::make_unique<Hosting>(id, settings_, entropy_, figures_);
  const std::string code = fresh_code();
  Outputs made_of;
  for (const Row& row :
       {Row{kNoPlace, Open{code}}, Row{kNoPlace, Join{frame.kind, *name, guest.device}}}) {
    const Refused refused = hosting->enter(row, fresh_id(), now, made_of);
    if (!refused.empty()) return say(connection, refused_frame(refused), out);
  }
  std::move(made_of.begin(), made_of.end(), std::back_inserter(out));
  codes_[code] = id;
  devices_.came(guest.device, id);
  callers_.opened(id, guest.address);
  Hosting& made = *(rooms_[id] = std::move(hosting));
  alarms_.touch(id);
  placed(connection, made, 1, out);
}

void Core::Rooms::on_frame(Connection connection, Guest& guest, const Enter& frame, Now now,
                           Outputs& out) {
  if (!callers_.may_guess(guest.address, now.steady))
    return say(connection, refused_frame("later"), out);
  const auto code = codes_.find(frame.code);
  Hosting* hosting = code == codes_.end() ? nullptr : room(code->second);
  if (hosting == nullptr || hosting->room().locked()) {  // one answer for both
    callers_.guessed_wrong(guest.address, now.steady);
    return say(connection, refused_frame("no-room"), out);
  }
  if (!callers_.write(guest.address, kJoinBytes, now.steady) || hosting->room().is_night()) {
    return say(connection, refused_frame("later"), out);
  }
  const auto name = usable_name(frame.name);
  if (!name) return say(connection, refused_frame("not-a-name"), out);
  if (is_reserved(*name)) return say(connection, refused_frame("name-reserved"), out);
  const bool many = places_of(hosting->room(), guest.device) >= kPlacesOfDevice;
  if (many) return say(connection, refused_frame("full"), out);
  const Row join{kNoPlace, Join{frame.kind, *name, guest.device}};
  const Refused refused = hosting->enter(join, fresh_id(), now, out);
  if (!refused.empty()) return say(connection, refused_frame(refused), out);
  devices_.came(guest.device, hosting->id());
  placed(connection, *hosting, hosting->room().places().rbegin()->first, out);
}

void Core::Rooms::on_frame(Connection connection, Guest& guest, const Hello& frame, Now now,
                           Outputs& out) {
  if (damaged_.contains(frame.room)) return send_away(connection, guest, out);
  Hosting* hosting = room(frame.room);
  const Place* place = hosting == nullptr ? nullptr : hosting->room().place(frame.place);
  if (place == nullptr || place->device != guest.device || !place->has_device()) {
    guest.closing = true;
    out.push_back(Close{connection, Closing::not_yours});
    return;
  }
  if (Hosting* before = room(guest.room)) before->detach(connection, now);
  guest.room = frame.room;
  guest.place = frame.place;
  hosting->attach(connection, frame.place, frame.have, now, out);
}

void Core::Rooms::on_frame(Connection connection, Guest& guest, const WherePlaced&, Now,
                           Outputs& out) {
  json::array all;
  const auto add = [&](RoomId id, const std::string& code, PlaceId place, const std::string& name) {
    all.push_back(
        json::object{{"room", digits16(id)}, {"code", code}, {"place", place}, {"name", name}});
  };
  for (const RoomId id : devices_.rooms(guest.device)) {
    if (const auto sleeper = asleep_.find(id); sleeper != asleep_.end()) {
      for (const Asleep::Sitting& each : sleeper->second.places) {
        if (each.device == guest.device) add(id, sleeper->second.code, each.place, each.name);
      }
      continue;
    }
    const Room& room = rooms_.at(id)->room();
    for (const auto& [number, place] : room.places()) {
      if (place.device != guest.device || !place.has_device()) continue;
      add(id, room.code(), number, place.name);
    }
  }
  say(connection, json::serialize(json::object{{"t", "places"}, {"all", std::move(all)}}), out);
}

void Core::Rooms::on_frame(Connection connection, Guest& guest, const TakeOver& frame, Now now,
                           Outputs& out) {
  if (!callers_.may_guess(guest.address, now.steady))
    return say(connection, refused_frame("later"), out);
  const auto code = codes_.find(frame.code);
  Hosting* hosting = code == codes_.end() ? nullptr : room(code->second);
  const PlaceId place = hosting == nullptr ? kNoPlace : hosting->moving(frame.digits, now);
  if (place == kNoPlace) {
    callers_.guessed_wrong(guest.address, now.steady);
    return say(connection, refused_frame("no-room"), out);
  }
  const Room& there = hosting->room();
  const bool its_own = there.place(place)->device == guest.device;
  const bool many = !its_own && places_of(there, guest.device) >= kPlacesOfDevice;
  if (many) return say(connection, refused_frame("full"), out);
  if (!callers_.write(guest.address, kJoinBytes, now.steady)) {
    return say(connection, refused_frame("later"), out);
  }
  const Row move{kNoPlace, Move{place, guest.device}};
  const Refused refused = hosting->enter(move, fresh_id(), now, out);
  if (!refused.empty()) return say(connection, refused_frame(refused), out);
  devices_.came(guest.device, hosting->id());
  placed(connection, *hosting, place, out);
}

void Core::Rooms::on_frame(Connection connection, Guest& guest, Asked& asked, Now now,
                           Outputs& out) {
  ask(connection, guest, asked, Hosting::By::frame, now, out);
}

void Core::Rooms::on_frame(Connection connection, Guest& guest, Pulse& pulse, Now now,
                           Outputs& out) {
  if (pulse.carried) ask(connection, guest, *pulse.carried, Hosting::By::beat, now, out);
}

void Core::Rooms::ask(Connection connection, const Guest& guest, Asked& asked, Hosting::By by,
                      Now now, Outputs& out) {
  Hosting* hosting = room(guest.room);
  if (hosting == nullptr || !hosting->is_attached(connection, guest.place)) {
    return say(connection, refused_frame("say-hello"), out);
  }
  if (!callers_.write(guest.address, asked.bytes, now.steady)) {
    return hosting->refuse(guest.place, asked, by, "later", out);
  }
  hosting->ask(guest.place, asked, bound(asked.id, guest.place), by, now, out);
}

std::size_t Core::Rooms::places_of(const Room& room, const Device& device) {
  return static_cast<std::size_t>(std::count_if(
      room.places().begin(), room.places().end(),
      [&](const auto& each) { return each.second.has_device() && each.second.device == device; }));
}

std::size_t Core::Rooms::hosted_by(const Device& device) const {
  const std::vector<RoomId>& its = devices_.rooms(device);
  return static_cast<std::size_t>(std::count_if(its.begin(), its.end(), [&](RoomId id) {
    if (const auto sleeper = asleep_.find(id); sleeper != asleep_.end()) {
      const auto& places = sleeper->second.places;
      return std::any_of(places.begin(), places.end(), [&](const Asleep::Sitting& each) {
        return each.place == sleeper->second.host && each.device == device;
      });
    }
    const Room& room = rooms_.at(id)->room();
    const Place* host = room.place(room.host());
    return host != nullptr && host->device == device;
  }));
}

void Core::Rooms::placed(Connection connection, Hosting& hosting, PlaceId place, Outputs& out) {
  hosting.reply(connection,
                json::serialize(json::object{{"t", "placed"},
                                             {"room", digits16(hosting.id())},
                                             {"code", hosting.room().code()},
                                             {"place", place}}),
                out);
}

void Core::Rooms::say(Connection connection, std::string text, Outputs& out) {
  out.push_back(Send{connection, std::make_shared<const std::string>(std::move(text))});
}

Hosting* Core::Rooms::room(RoomId id) {
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return nullptr;
  alarms_.touch(id);
  working_on_ = id;
  return found->second.get();
}

RoomId Core::Rooms::fresh_room() {
  while (true) {
    const RoomId id = drawn_number(entropy_) >> 1;
    if (id != 0 && !rooms_.contains(id) && !asleep_.contains(id)) return id;
  }
}

std::string Core::Rooms::fresh_code() {
  while (true) {
    std::string code = drawn_code(entropy_);
    if (!codes_.contains(code)) return code;
  }
}

}  // namespace omerta::server
