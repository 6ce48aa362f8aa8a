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

}  // namespace

Disk::Disk(Shelf& shelf, Reports reports)
    : writer_{shelf}, reports_{std::move(reports)}, thread_{[this] { work(); }} {}

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
    writer_.idle();
    lock.lock();
    wake_.wait(lock, ready);
  }
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
