// The disk: a thread that writes the rows of all rooms, many in one commit, and reports what is
// durable. The loop never waits for it.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/core/core.h"

namespace omerta::server {

// What the disk writes to. One thread at a time.
class Shelf {
 public:
  virtual ~Shelf() = default;
  // `kept`: on disk. `not_kept`: it is not, for want of space or because one before it is not.
  // `lost`: nobody knows, and nothing may be written by this process any more.
  enum class Outcome : std::uint8_t { kept, not_kept, lost };
  virtual std::vector<Outcome> keep(std::span<const Append> rows) = 0;  // one for each
  virtual Outcome forget(RoomId room) = 0;
  virtual std::vector<Rows> rooms() = 0;  // all of them
  // Nothing to read now: may be tried again. No rows: there is no such room.
  virtual std::optional<Rows> read(RoomId room) = 0;
  virtual void idle() {}  // nobody waits
};

class MemoryShelf final : public Shelf {  // for tests
 public:
  std::vector<Outcome> keep(std::span<const Append> rows) override;
  Outcome forget(RoomId room) override;
  std::vector<Rows> rooms() override;
  std::optional<Rows> read(RoomId room) override;

 private:
  std::map<RoomId, Rows> rooms_;
};

class Disk {
 public:
  struct Reports {
    std::function<void(std::vector<Input>)> stored;  // Stored, NotStored, Rows; from the thread
    std::function<void()> lost;                      // the process has to end; from the thread
  };
  Disk(Shelf& shelf, Reports reports);
  ~Disk();  // writes what is left, then ends the thread
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;

  void append(Append row);
  void forget(RoomId room);
  void reload(RoomId room);
  std::size_t waiting() const;  // rows and rooms that are not reported yet

  struct Figures {
    std::uint64_t commits = 0;
    std::uint64_t rows = 0;
    std::uint64_t failures = 0;  // rows
  };
  Figures figures() const;

 private:
  using Order = std::variant<Append, Forget, Reload>;
  void give(Order order);
  bool is_ending() const;
  void work();
  std::vector<Order> take();
  enum class Store : std::uint8_t { fine, lost };
  Store carry_out(std::vector<Order> orders);
  Store carry_out(const Order& order);
  Store write_group(std::vector<Append> rows);
  std::vector<Input> write(std::span<const Append> rows);
  void count(std::span<const Shelf::Outcome> outcomes);

  Shelf& shelf_;
  Reports reports_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Order> queue_;
  std::size_t working_on_ = 0;
  enum class Mood : std::uint8_t { working, ending } mood_ = Mood::working;
  Figures figures_;
  std::map<RoomId, std::uint64_t> broken_;  // the first row that was not stored; the thread's own
  std::thread thread_;
};

}  // namespace omerta::server
