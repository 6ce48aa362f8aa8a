// A copy of the disk, opened as the next server would.
#include "tests/server/crashes/crash_disk.h"

#include <set>

#include "server/shell/data_folder.h"
#include "tests/server/world/all_rooms.h"
#include "tests/server/world/kept.h"
#include "tests/server/world/streams.h"

namespace omerta::server {
namespace {

std::string wrong_with_commands(const Rows& rows, std::span<const Witness> all) {
  std::set<CommandId> ids;
  for (const StoredRow& row : rows.rows) {
    if (!ids.insert(row.id).second) return "a command is in the log twice";
  }
  for (const Witness& each : all) {
    for (const std::string& id : each.acknowledged) {
      if (!ids.contains(in_log(id, each.device->place()))) return "an acknowledged command is lost";
    }
  }
  return {};
}

std::string wrong_with_device(const client::Device& device, const Room& room, Evening evening) {
  const notation::Record& record = room.table()->played();
  const Extent extent = evening == Evening::is_over ? Extent::whole : Extent::beginning;
  std::string wrong = wrong_with_stream(device.open_stream(), record, {}, extent);
  if (!wrong.empty() || !device.seat()) return wrong;
  const story::Listener seat{story::Listener::Kind::seat, static_cast<Seat>(*device.seat())};
  return wrong_with_stream(device.own_stream(), record, seat, extent);
}

std::string wrong_with_game(const Room& room, std::span<const Witness> all, Evening evening) {
  if (evening == Evening::is_over && room.stage() != Stage::over)
    return "the game is not over on disk";
  for (const Witness& each : all) {
    std::string wrong;
    if (room.table() != nullptr) {
      wrong = wrong_with_device(*each.device, room, evening);
    } else if (!in_force(each.device->open_stream()).empty()) {
      wrong = "shown of a game that has not begun";
    }
    if (!wrong.empty()) return "place " + std::to_string(each.device->place()) + ", " + wrong;
  }
  return {};
}

std::string wrong_with_rooms(StoreShelf& shelf, std::span<const Witness> all, Evening evening) {
  const std::vector<Rows> rooms = all_rooms(shelf);
  if (shelf.damaged() > 0) return "a room is damaged";
  for (const Rows& each : rooms) {
    if (each.code != all.front().device->code()) continue;
    std::string wrong = wrong_with_commands(each, all);
    return wrong.empty() ? wrong_with_game(room_of(each), all, evening) : wrong;
  }
  return "the room is lost";
}

}  // namespace

std::string wrong_with_disk(const std::filesystem::path& folder, std::span<const Witness> all,
                            Evening evening) {
  if (!all.front().device->placed()) return {};  // nobody was told anything
  const std::filesystem::path copy = folder.string() + "-copy";
  std::filesystem::remove_all(copy);
  std::filesystem::copy(folder, copy, std::filesystem::copy_options::recursive);
  std::string wrong = "the store does not open";
  if (auto opened = DataFolder::open(copy, DataFolder::Missing::refuse)) {
    wrong = wrong_with_rooms((*opened)->shelf(), all, evening);
  }
  std::filesystem::remove_all(copy);
  return wrong;
}

}  // namespace omerta::server
