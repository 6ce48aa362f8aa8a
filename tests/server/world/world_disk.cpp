// Opening it again and again on what the last process has left.
#include "tests/server/world/world_disk.h"

#include <stdexcept>

#include "tests/server/world/all_rooms.h"

namespace omerta::server {

void WorldDisk::open(storage::Faults faults) {
  store_ = std::make_unique<storage::Faulty>(faults, contents_);
  shelf_ = std::make_unique<StoreShelf>(*store_, seal_);
  late_ = std::make_unique<LateShelf>(*shelf_);
  writer_ = std::make_unique<Writer>(honest_ ? static_cast<Shelf&>(*shelf_) : *late_);
}

void WorldDisk::fail(std::uint64_t seed, std::uint32_t once_in) {
  seed_ = seed;
  once_in_ = once_in;
  open(storage::Faults::drawn(seed_, once_in_));
}

void WorldDisk::note(const Writer::Done& done, const std::vector<Append>& group) {
  for (const Input& each : done.told) {
    if (std::holds_alternative<NotStored>(each)) ++refused_;
    if (std::holds_alternative<Rows>(each)) ++reread_;
    const auto* stored = std::get_if<Stored>(&each);
    if (stored == nullptr) continue;
    for (const Append& row : group) {
      if (row.room == stored->room && row.number == stored->number) kept_.push_back(row);
    }
  }
  if (done.store == Writer::Store::lost) ++lost_;
}

Writer::Done WorldDisk::work(const std::function<bool()>& is_ready) {
  std::vector<Writer::Order> orders;
  std::vector<Append> group;
  while (!waiting_.empty() && orders.size() < kMostInGroup && is_ready()) {
    if (const auto* row = std::get_if<Append>(&waiting_.front())) group.push_back(*row);
    orders.push_back(std::move(waiting_.front()));
    waiting_.pop_front();
  }
  if (orders.empty()) return {};
  Writer::Done done = writer_->carry_out(std::move(orders));
  writer_->tidy();
  for (const Writer::Order& each : done.again) waiting_.push_back(each);
  note(done, group);
  return done;
}

std::vector<Rows> WorldDisk::restarted() {
  waiting_.clear();
  open(storage::Faults::drawn(++seed_, once_in_));
  std::vector<Rows> all = all_rooms(*shelf_);
  if (shelf_->damaged() > 0) throw std::runtime_error("a log does not hold");
  return all;
}

std::vector<Rows> WorldDisk::rooms() {
  storage::Faulty store{storage::Faults::none(), contents_};
  StoreShelf shelf{store, seal_};
  return all_rooms(shelf);
}

}  // namespace omerta::server
