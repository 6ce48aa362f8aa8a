// The writer's thread: takes what has piled up, writes it as one group, reports.
#include "server/disk/disk.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace omerta::server {
namespace {

constexpr std::size_t kMostInGroup = 64;
constexpr std::chrono::seconds kIdle{5};
constexpr std::chrono::milliseconds kBeforeReadingAgain{50};

}  // namespace

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

std::vector<Rows> MemoryShelf::rooms() {
  std::vector<Rows> all;
  for (const auto& [id, room] : rooms_) all.push_back(room);
  return all;
}

std::optional<Rows> MemoryShelf::read(RoomId room) {
  const auto found = rooms_.find(room);
  return found == rooms_.end() ? Rows{.room = room} : found->second;
}

Disk::Disk(Shelf& shelf, Reports reports)
    : shelf_{shelf}, reports_{std::move(reports)}, thread_{[this] { work(); }} {}

Disk::~Disk() {
  {
    const std::lock_guard lock{mutex_};
    mood_ = Mood::ending;
  }
  wake_.notify_one();
  thread_.join();
}

void Disk::give(Order order) {
  {
    const std::lock_guard lock{mutex_};
    queue_.push_back(std::move(order));
  }
  wake_.notify_one();
}

void Disk::append(Append row) { give(std::move(row)); }
void Disk::forget(RoomId room) { give(Forget{room}); }
void Disk::reload(RoomId room) { give(Reload{room}); }

bool Disk::is_ending() const {
  const std::lock_guard lock{mutex_};
  return mood_ == Mood::ending;
}

std::size_t Disk::waiting() const {
  const std::lock_guard lock{mutex_};
  return queue_.size() + working_on_;
}

Disk::Figures Disk::figures() const {
  const std::lock_guard lock{mutex_};
  return figures_;
}

// While one group is being written the next one gathers by itself: no row waits for company.
std::vector<Disk::Order> Disk::take() {
  std::unique_lock lock{mutex_};
  working_on_ = 0;
  const auto ready = [this] { return !queue_.empty() || mood_ == Mood::ending; };
  if (!wake_.wait_for(lock, kIdle, ready)) {
    lock.unlock();
    shelf_.idle();
    lock.lock();
    wake_.wait(lock, ready);
  }
  working_on_ = std::min(queue_.size(), kMostInGroup);
  const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(working_on_);
  std::vector<Order> orders{std::make_move_iterator(queue_.begin()), std::make_move_iterator(end)};
  queue_.erase(queue_.begin(), end);
  return orders;
}

void Disk::work() {
  for (;;) {
    std::vector<Order> orders = take();
    if (orders.empty()) return;
    if (carry_out(std::move(orders)) == Store::lost) return reports_.lost();
  }
}

// Rows that follow each other are one group.
Disk::Store Disk::carry_out(std::vector<Order> orders) {
  std::vector<Append> rows;
  for (Order& each : orders) {
    if (auto* row = std::get_if<Append>(&each)) {
      rows.push_back(std::move(*row));
      continue;
    }
    if (write_group(std::exchange(rows, {})) == Store::lost) return Store::lost;
    if (carry_out(each) == Store::lost) return Store::lost;
  }
  return write_group(std::move(rows));
}

Disk::Store Disk::carry_out(const Order& order) {
  if (const auto* forget = std::get_if<Forget>(&order)) {
    broken_.erase(forget->room);
    return shelf_.forget(forget->room) == Shelf::Outcome::lost ? Store::lost : Store::fine;
  }
  const RoomId room = std::get<Reload>(order).room;
  broken_.erase(room);
  std::optional<Rows> read = shelf_.read(room);
  if (!read) {
    std::this_thread::sleep_for(kBeforeReadingAgain);
    if (!is_ending()) give(order);
  } else if (!read->rows.empty()) {
    reports_.stored({Input{std::move(*read)}});
  }
  return Store::fine;
}

Disk::Store Disk::write_group(std::vector<Append> rows) {
  if (rows.empty()) return Store::fine;
  std::vector<Input> told = write(rows);
  if (told.empty()) return Store::lost;
  reports_.stored(std::move(told));
  return Store::fine;
}

// A row behind one that was not stored cannot be stored either, until that one comes again.
std::vector<Input> Disk::write(std::span<const Append> rows) {
  std::vector<Append> good;
  std::vector<Input> told;
  for (const Append& each : rows) {
    const auto broken = broken_.find(each.room);
    if (broken != broken_.end() && each.number > broken->second) {
      told.emplace_back(NotStored{each.room, each.number});
      continue;
    }
    if (broken != broken_.end()) broken_.erase(broken);
    good.push_back(each);
  }
  if (good.empty()) return told;
  const std::vector<Shelf::Outcome> outcomes = shelf_.keep(good);
  count(outcomes);
  if (std::count(outcomes.begin(), outcomes.end(), Shelf::Outcome::lost) > 0) return {};
  for (std::size_t i = 0; i < good.size(); ++i) {
    const Append& row = good[i];
    if (outcomes[i] == Shelf::Outcome::kept) {
      told.emplace_back(Stored{row.room, row.number});
    } else {
      broken_.try_emplace(row.room, row.number);
      told.emplace_back(NotStored{row.room, row.number});
    }
  }
  return told;
}

void Disk::count(std::span<const Shelf::Outcome> outcomes) {
  const auto kept = static_cast<std::uint64_t>(
      std::count(outcomes.begin(), outcomes.end(), Shelf::Outcome::kept));
  const std::lock_guard lock{mutex_};
  if (kept > 0) ++figures_.commits;
  figures_.rows += kept;
  figures_.failures += outcomes.size() - kept;
}

}  // namespace omerta::server
