// A file system for SQLite that remembers every write and every sync, so that it can be said what a
// disk would hold if the power failed at any of them; and that fails where it is told to.
#pragma once
#include <sqlite3.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "chance/dice.h"

namespace omerta::storage {

struct Operation {
  enum class Kind { create, write, truncate, sync, remove } kind = Kind::write;
  std::string file;
  std::int64_t offset = 0;  // or the new length
  std::string bytes;
};

// What becomes of the 512 bytes each of which a write consists, if nobody has synced it.
enum class Unsynced { lost, kept, drawn };

class Disk {  // what it holds for certain, and what may or may not have reached it
 public:
  void apply(const Operation& operation);
  // Each file as it is found when the power is back.
  std::map<std::string, std::string> image(Unsynced fate, chance::Dice& dice) const;

 private:
  struct Kept {
    std::string durable;
    std::vector<Operation> pending;
  };
  std::map<std::string, Kept> files_;
};

class Recorder {  // registered with SQLite under its name as long as it lives
 public:
  explicit Recorder(const std::string& name);
  ~Recorder();
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  const std::string& name() const { return name_; }
  const std::vector<Operation>& operations() const { return operations_; }

  // The n-th write, truncation or sync from now on (counted from 1) fails: with `full` no space is
  // left, with `broken` the disk reports an error, with `dead` the process has ended and nothing
  // reaches the disk any more.
  enum class Failure { none, full, broken, dead };
  void fail_at(std::size_t operation, Failure failure);
  void heal() { failure_ = Failure::none; }
  // The n-th read from now on (counted from 1) fails, once.
  void fail_read_at(std::size_t read) { reads_left_ = read; }
  bool read_failed() const { return reads_left_ == 0; }
  bool fired() const { return fired_; }

  // For the file system: notes the operation; SQLITE_OK, or with what it fails.
  int note(Operation operation);
  int note_read();

 private:
  std::string name_;
  sqlite3_vfs system_{};
  std::vector<Operation> operations_;
  Failure failure_ = Failure::none;
  std::size_t left_ = 0;
  bool fired_ = false;
  std::optional<std::size_t> reads_left_;
};

}  // namespace omerta::storage
