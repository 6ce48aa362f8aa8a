// Rows that follow each other are one group.
#include "server/disk/writer.h"

#include <algorithm>
#include <utility>

namespace omerta::server {

std::vector<Shelf::Outcome> MemoryShelf::keep(std::span<const Append> rows) {
  for (const Append& each : rows) {
    Rows& room = rooms_[each.room];
    room.room = each.room;
    if (!each.code.empty()) room.code = each.code;
    room.rows.push_back({each.number, each.id, each.at, each.body});
  }
  return std::vector<Outcome>(rows.size(), Outcome::kept);
}

Shelf::Outcome MemoryShelf::forget(RoomId room) {
  rooms_.erase(room);
  return Outcome::kept;
}

std::optional<Rows> MemoryShelf::read(RoomId room) {
  const auto found = rooms_.find(room);
  return found == rooms_.end() ? Rows{.room = room} : found->second;
}

Writer::Done Writer::carry_out(std::vector<Order> orders) {
  Done done;
  std::vector<Append> rows;
  for (Order& each : orders) {
    if (auto* row = std::get_if<Append>(&each)) {
      rows.push_back(std::move(*row));
      continue;
    }
    write(std::exchange(rows, {}), done);
    if (done.store == Store::fine) carry_out(each, done);
    if (done.store == Store::lost) return done;
  }
  write(std::move(rows), done);
  return done;
}

void Writer::carry_out(const Order& order, Done& done) {
  if (const auto* forget = std::get_if<Forget>(&order)) {
    broken_.erase(forget->room);
    const Shelf::Outcome outcome = shelf_.forget(forget->room);
    if (outcome == Shelf::Outcome::lost) done.store = Store::lost;
    if (outcome == Shelf::Outcome::not_kept) done.again.push_back(order);
    return;
  }
  const Reload& reload = std::get<Reload>(order);
  broken_.erase(reload.room);
  std::optional<Rows> read = shelf_.read(reload.room);
  if (!read) {
    done.again.push_back(reload);
  } else {
    done.told.emplace_back(std::move(*read));
  }
}

// A row behind one that was not stored cannot be stored either, until that one comes again.
std::vector<Append> Writer::writable(std::vector<Append> rows, Done& done) {
  std::vector<Append> good;
  for (Append& each : rows) {
    const auto broken = broken_.find(each.room);
    if (broken != broken_.end() && each.number > broken->second) {
      done.told.emplace_back(NotStored{each.room, each.number});
      continue;
    }
    if (broken != broken_.end()) broken_.erase(broken);
    good.push_back(std::move(each));
  }
  return good;
}

void Writer::write(std::vector<Append> rows, Done& done) {
  const std::vector<Append> good = writable(std::move(rows), done);
  if (good.empty()) return;
  const std::vector<Shelf::Outcome> outcomes = shelf_.keep(good);
  count(outcomes);
  if (std::count(outcomes.begin(), outcomes.end(), Shelf::Outcome::lost) > 0) {
    done.store = Store::lost;
    return;
  }
  for (std::size_t i = 0; i < good.size(); ++i) {
    const Append& row = good[i];
    if (outcomes[i] == Shelf::Outcome::kept) {
      done.told.emplace_back(Stored{row.room, row.number});
    } else {
      broken_.try_emplace(row.room, row.number);
      done.told.emplace_back(NotStored{row.room, row.number});
    }
  }
}

void Writer::count(std::span<const Shelf::Outcome> outcomes) {
  const auto kept = static_cast<std::uint64_t>(
      std::count(outcomes.begin(), outcomes.end(), Shelf::Outcome::kept));
  if (kept > 0) ++figures_.commits;
  figures_.rows += kept;
  figures_.failures += outcomes.size() - kept;
}

}  // namespace omerta::server
