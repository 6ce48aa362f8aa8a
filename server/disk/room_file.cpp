// Rooms are taken apart and played again before anything of them is written.
#include "server/disk/room_file.h"

#include "server/room/room.h"
#include "storage/chain.h"
#include "storage/exported.h"

namespace omerta::server {
namespace {

using Fault = RoomFileFault;

Fault fault_of(storage::Unreadable why) {
  switch (why) {
    case storage::Unreadable::not_a_room: return Fault::not_a_room;
    case storage::Unreadable::another_version: return Fault::another_version;
    case storage::Unreadable::damaged: break;
  }
  return Fault::damaged;
}

bool plays_again(const RoomFile& file) {
  Room room;
  for (const StoredRow& each : file.rows) {
    if (!room.apply_again(each.body)) return false;
  }
  return room.code() == file.room.code;
}

}  // namespace

std::optional<std::string> room_file(storage::Store& store, storage::RoomId room) {
  const auto exported = storage::exported(store, room);
  if (!exported || exported->rows.empty()) return std::nullopt;
  return storage::written(*exported);
}

tl::expected<RoomFile, Fault> read_room_file(std::string_view text, const Seal& sealed_with) {
  const auto read = storage::read_exported(text);
  if (!read) return tl::unexpected{fault_of(read.error())};
  if (read->room.rules != kRulesVersion) return tl::unexpected{Fault::another_rules};
  RoomFile file{read->room, {}};
  for (const storage::Row& row : read->rows) {
    auto body = sealed_with.open(static_cast<RoomId>(read->room.id), row);
    if (!body) return tl::unexpected{Fault::another_key};
    file.rows.push_back(
        {static_cast<std::uint64_t>(row.seq), row.cid, row.at_ms, std::move(*body)});
  }
  if (!plays_again(file)) return tl::unexpected{Fault::makes_no_sense};
  return file;
}

std::optional<Fault> clash(const RoomFile& file, const std::vector<storage::Room>& rooms) {
  for (const storage::Room& each : rooms) {
    if (each.id == file.room.id) return Fault::is_there;
    if (each.code == file.room.code) return Fault::code_is_taken;
  }
  return std::nullopt;
}

storage::Outcome bring_in(const RoomFile& file, storage::Store& store, const Seal& seal) {
  std::vector<storage::Row> rows;
  for (const StoredRow& each : file.rows) {
    const Append made{.room = static_cast<RoomId>(file.room.id),
                      .number = each.number,
                      .id = each.id,
                      .at = each.at,
                      .body = each.body};
    const storage::Row* last = rows.empty() ? nullptr : &rows.back();
    rows.push_back(storage::next_row(file.room.id, last, each.id, each.at, seal.close(made)));
  }
  return store.admit(file.room, rows);
}

}  // namespace omerta::server
