// Rooms in a map; what the contract says about refusals, in the shortest form.
#include "storage/memory.h"

#include <algorithm>

#include "storage/chain.h"

namespace omerta::storage {

Memory::Memory(std::shared_ptr<Contents> contents) : contents_{std::move(contents)} {
  for (const auto& [id, kept] : contents_->rooms) read(id, 0);
}

Contents::Kept* Memory::find(RoomId room) {
  const auto found = contents_->rooms.find(room);
  return found == contents_->rooms.end() ? nullptr : &found->second;
}

bool Memory::may_be_made(const Room& room) {
  if (!fits(room) || find(room.id) != nullptr) return false;
  return room.code.empty() ||
         std::none_of(contents_->rooms.begin(), contents_->rooms.end(),
                      [&](const auto& each) { return each.second.room.code == room.code; });
}

Outcome Memory::create(const Room& room) {
  if (room.closed_at || !may_be_made(room)) return Outcome::refused;
  contents_->rooms[room.id].room = room;
  return Outcome::stored;
}

Outcome Memory::admit(const Room& room, std::span<const Row> rows) {
  if (!may_be_made(room) || !hold(room.id, rows)) return Outcome::refused;
  contents_->rooms[room.id] = {room, {rows.begin(), rows.end()}, {}};
  return Outcome::stored;
}

Outcome Memory::close(RoomId room, std::int64_t at_ms) {
  Contents::Kept* kept = find(room);
  if (kept == nullptr || kept->room.closed_at) return Outcome::refused;
  kept->room.code.clear();
  kept->room.closed_at = at_ms;
  return Outcome::stored;
}

Outcome Memory::erase(RoomId room) {
  quarantined_.erase(room);
  return contents_->rooms.erase(room) > 0 ? Outcome::stored : Outcome::refused;
}

std::optional<std::vector<Room>> Memory::rooms() {
  std::vector<Room> all;
  for (const auto& [id, kept] : contents_->rooms) all.push_back(kept.room);
  return all;
}

tl::expected<std::optional<Room>, NotNow> Memory::room(RoomId id) {
  const Contents::Kept* kept = find(id);
  return kept == nullptr ? std::nullopt : std::optional{kept->room};
}

Appended Memory::append(const NewRow& fresh) {
  Contents::Kept* kept = find(fresh.room);
  if (kept == nullptr || fresh.row.body.size() > kLongestBody) return {Outcome::refused};
  for (const Row& row : kept->rows) {
    if (row.cid == fresh.row.cid) return {Outcome::duplicate, row.seq};
  }
  if (kept->room.closed_at || quarantined_.contains(fresh.room)) return {Outcome::refused};
  const Row* last = kept->rows.empty() ? nullptr : &kept->rows.back();
  const std::int64_t seq = last == nullptr ? 0 : last->seq;
  if (fresh.row.seq != seq + 1) return {Outcome::taken, seq};
  if (!follows(fresh.room, last, fresh.row)) return {Outcome::refused};
  kept->rows.push_back(fresh.row);
  return {Outcome::stored, fresh.row.seq};
}

std::vector<Appended> Memory::append(std::span<const NewRow> group) {
  std::vector<Appended> all;
  for (const NewRow& fresh : group) {
    all.push_back(all.size() < kMostInGroup ? append(fresh) : Appended{Outcome::refused});
  }
  return all;
}

std::optional<Log> Memory::read(RoomId room, std::int64_t after) {
  const Contents::Kept* kept = find(room);
  if (kept == nullptr) return {};
  Log log = checked(room, kept->rows);
  if (log.damage != Damage::none) quarantine(room);
  if (log.damage == Damage::none && quarantined_.contains(room)) log.damage = Damage::quarantined;
  std::erase_if(log.rows, [&](const Row& row) { return row.seq <= after; });
  return log;
}

Outcome Memory::bind(const Device& device) {
  Contents::Kept* kept = find(device.room);
  if (kept == nullptr) return Outcome::refused;
  auto& all = kept->devices;
  if (std::find(all.begin(), all.end(), device) == all.end()) all.push_back(device);
  return Outcome::stored;
}

Outcome Memory::unbind(const Device& device) {
  if (Contents::Kept* kept = find(device.room)) std::erase(kept->devices, device);
  return Outcome::stored;
}

std::vector<Device> Memory::devices(RoomId room) {
  const Contents::Kept* kept = find(room);
  if (kept == nullptr) return {};
  std::vector<Device> all = kept->devices;
  std::sort(all.begin(), all.end(), [](const Device& a, const Device& b) {
    return std::pair{a.token_hash, a.seat} < std::pair{b.token_hash, b.seat};
  });
  return all;
}

std::vector<Device> Memory::devices(const Hash& token_hash) {
  std::vector<Device> all;
  for (const auto& [id, kept] : contents_->rooms) {
    for (const Device& device : devices(id)) {
      if (device.token_hash == token_hash) all.push_back(device);
    }
  }
  return all;
}

}  // namespace omerta::storage
