// What the disk's thread does, without the thread: rows are written in groups, a room is read
// again, what follows a row that was not stored is not stored either. A test that is in charge of
// time uses it as it is.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
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
  // Nothing to read now: may be tried again. No rows: there is no such room.
  virtual std::optional<Rows> read(RoomId room) = 0;
  virtual void tidy() {}  // what was kept is reported: time for what need not be waited for
  virtual void idle() {}  // nobody waits
};

class MemoryShelf final : public Shelf {  // for tests
 public:
  std::vector<Outcome> keep(std::span<const Append> rows) override;
  Outcome forget(RoomId room) override;
  std::optional<Rows> read(RoomId room) override;

 private:
  std::map<RoomId, Rows> rooms_;
};

inline constexpr std::size_t kMostInGroup = 64;

class Writer {
 public:
  using Order = std::variant<Append, Forget, Reload>;
  enum class Store : std::uint8_t { fine, lost };
  struct Done {
    std::vector<Input> told;   // Stored, NotStored, Rows
    std::vector<Order> again;  // what could not be done now
    Store store = Store::fine;
  };
  struct Figures {
    std::uint64_t commits = 0;
    std::uint64_t rows = 0;
    std::uint64_t failures = 0;  // rows
  };

  explicit Writer(Shelf& shelf) : shelf_{shelf} {}
  Done carry_out(std::vector<Order> orders);
  void tidy() { shelf_.tidy(); }
  void idle() { shelf_.idle(); }
  const Figures& figures() const { return figures_; }

 private:
  void carry_out(const Order& order, Done& done);
  void write(std::vector<Append> rows, Done& done);
  std::vector<Append> writable(std::vector<Append> rows, Done& done);
  void count(std::span<const Shelf::Outcome> outcomes);

  Shelf& shelf_;
  Figures figures_;
  std::map<RoomId, std::uint64_t> broken_;  // the first row that was not stored
};

}  // namespace omerta::server
