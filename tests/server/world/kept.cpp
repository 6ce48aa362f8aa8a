// Looking for acknowledged commands by their ids.
#include "tests/server/world/kept.h"

#include <sodium.h>

#include <set>

#include "bytes/hex.h"

namespace omerta::server {

CommandId in_log(const std::string& id, std::uint64_t place) {
  auto bytes = *bytes::array_from_hex<16>(id);
  std::vector<std::uint8_t> from{bytes.begin(), bytes.end()};
  from.push_back(static_cast<std::uint8_t>(place >> 8));
  from.push_back(static_cast<std::uint8_t>(place));
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), from.data(), from.size());
  CommandId kept{};
  std::copy_n(digest.begin(), kept.size(), kept.begin());
  return kept;
}

std::string wrong_with_log(World& world) {
  const std::vector<Rows> rooms = world.disk().rooms();
  if (rooms.empty()) return "the room is gone";
  const std::vector<StoredRow>& rows = rooms.front().rows;
  std::set<CommandId> ids;
  std::int64_t at = 0;
  for (const StoredRow& row : rows) {
    if (!ids.insert(row.id).second) return "a command is in the log twice";
    if (row.at < at) return "the log goes back in time";
    at = row.at;
  }
  for (const Append& row : world.disk().kept()) {
    if (row.number > rows.size()) return "a row that was kept is lost";
    const StoredRow& found = rows[row.number - 1];
    if (found.id != row.id || found.body != row.body) return "a row that was kept is another";
  }
  for (std::size_t i = 0; i < world.guests(); ++i) {
    const Guest& guest = world.guest(i);
    std::string wrong =
        wrong_with_acknowledged(world, guest.device.place(), guest.player.acknowledged());
    if (!wrong.empty()) return wrong;
  }
  return {};
}

std::string wrong_with_acknowledged(World& world, std::uint64_t place,
                                    const std::vector<std::string>& ids) {
  std::set<CommandId> kept;
  for (const Rows& room : world.disk().rooms()) {  // with what a lost process has left there
    for (const StoredRow& row : room.rows) kept.insert(row.id);
  }
  for (const std::string& id : ids) {
    if (!kept.contains(in_log(id, place))) return "an acknowledged command is lost";
  }
  return {};
}

std::string wrong_with_coming_back(World& world) {
  for (std::size_t i = 0; i < world.guests(); ++i) {
    const client::Device followed = world.guest(i).device;
    world.disconnect(i);
    world.guest(i).device = {};
    world.guest(i).device.receive(
        client::json::serialize(client::json::object{{"t", "placed"},
                                                     {"room", followed.room_id()},
                                                     {"code", followed.code()},
                                                     {"place", followed.place()}}));
    world.connect(i);
    const client::Device& device = world.guest(i).device;
    const bool same = followed.open() == device.open() && followed.own() == device.own() &&
                      followed.room() == device.room() &&
                      followed.open_stream().hash == device.open_stream().hash &&
                      followed.own_stream().hash == device.own_stream().hash;
    if (!same) return "guest " + std::to_string(i) + " comes back to something else";
  }
  return {};
}

}  // namespace omerta::server
