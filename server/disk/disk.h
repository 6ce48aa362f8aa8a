// The disk: a thread that writes the rows of all rooms, many in one commit, and reports what is
// durable. The loop never waits for it.
#pragma once
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/disk/writer.h"

namespace omerta::server {

inline constexpr std::chrono::milliseconds kBetweenGroups{20};  // of several rooms

class Disk {
 public:
  struct Reports {
    std::function<void(std::vector<Input>)> stored;  // Stored, NotStored, Rows; from the thread
    std::function<void()> lost;                      // the process has to end; from the thread
  };
  Disk(Shelf& shelf, Reports reports,
       std::chrono::steady_clock::duration between_groups = kBetweenGroups);
  ~Disk();  // writes what is left, then ends the thread
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;

  void append(Append row);
  void forget(RoomId room);
  void reload(RoomId room);
  std::size_t waiting() const;  // rows and rooms that are not reported yet

  using Figures = Writer::Figures;
  Figures figures() const;

 private:
  using Order = Writer::Order;
  void give(Order order);
  bool is_ending() const;
  void work();
  std::vector<Order> take();
  void gather(std::unique_lock<std::mutex>& lock);
  void try_again(const std::vector<Order>& orders);

  Writer writer_;  // the thread's own
  Reports reports_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Order> queue_;
  std::size_t working_on_ = 0;
  enum class Mood : std::uint8_t { working, ending } mood_ = Mood::working;
  std::chrono::steady_clock::duration between_groups_;
  RoomId last_room_ = 0;  // of which a row was written last, and when that group began
  std::chrono::steady_clock::time_point last_group_;
  Figures figures_;
  std::thread thread_;
};

}  // namespace omerta::server
