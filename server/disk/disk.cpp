// The writer's thread: takes what has piled up, writes it as one group, reports.
#include "server/disk/disk.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace omerta::server {
namespace {

constexpr std::chrono::seconds kIdle{5};
constexpr std::chrono::milliseconds kBeforeTryingAgain{50};

RoomId room_of(const Writer::Order& order) {
  return std::visit([](const auto& each) { return each.room; }, order);
}

}  // namespace

Disk::Disk(Shelf& shelf, Reports reports, std::chrono::steady_clock::duration between_groups)
    : writer_{shelf},
      reports_{std::move(reports)},
      between_groups_{between_groups},
      last_group_{std::chrono::steady_clock::now() - between_groups},
      thread_{[this] { work(); }} {}

Disk::~Disk() {
  {
    const std::lock_guard lock{mutex_};
    mood_ = Mood::ending;
  }
  wake_.notify_one();
  thread_.join();
}

void Disk::give(Order order) {
  std::size_t waiting = 0;
  {
    const std::lock_guard lock{mutex_};
    queue_.push_back(std::move(order));
    waiting = queue_.size();
  }
  if (waiting == 1 || waiting == kMostInGroup) wake_.notify_one();  // else it knows
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

// A sync costs as much for one row as for many: where several rooms write at the same time they
// share it. A room by itself waits for nobody.
void Disk::gather(std::unique_lock<std::mutex>& lock) {
  const auto others = [this](const Order& order) { return room_of(order) != last_room_; };
  if (std::any_of(queue_.begin(), queue_.end(), others)) {
    wake_.wait_until(lock, last_group_ + between_groups_,
                     [this] { return queue_.size() >= kMostInGroup || mood_ == Mood::ending; });
  }
  last_group_ = std::chrono::steady_clock::now();
  if (!queue_.empty()) last_room_ = room_of(queue_.back());
}

std::vector<Disk::Order> Disk::take() {
  std::unique_lock lock{mutex_};
  working_on_ = 0;
  const auto ready = [this] { return !queue_.empty() || mood_ == Mood::ending; };
  if (!wake_.wait_for(lock, kIdle, ready)) {
    lock.unlock();
    writer_.idle();
    lock.lock();
    wake_.wait(lock, ready);
  }
  gather(lock);
  working_on_ = std::min(queue_.size(), kMostInGroup);
  const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(working_on_);
  std::vector<Order> orders{std::make_move_iterator(queue_.begin()), std::make_move_iterator(end)};
  queue_.erase(queue_.begin(), end);
  return orders;
}

void Disk::try_again(const std::vector<Order>& orders) {
  if (orders.empty()) return;
  std::this_thread::sleep_for(kBeforeTryingAgain);
  if (is_ending()) return;
  for (const Order& each : orders) give(each);
}

void Disk::work() {
  for (;;) {
    std::vector<Order> orders = take();
    if (orders.empty()) return;
    Writer::Done done = writer_.carry_out(std::move(orders));
    {
      const std::lock_guard lock{mutex_};
      figures_ = writer_.figures();
    }
    if (!done.told.empty()) reports_.stored(std::move(done.told));
    if (done.store == Writer::Store::lost) return reports_.lost();
    writer_.tidy();
    try_again(done.again);
  }
}

}  // namespace omerta::server
