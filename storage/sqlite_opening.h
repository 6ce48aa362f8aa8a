// A SQLite connection as this project wants it: locked against a second server, with settings that
// were read back, a schema brought up to date and a check that holds.
#pragma once
#include <sqlite3.h>

#include "storage/sqlite.h"

namespace omerta::storage {

class LockFile {  // held as long as this lives; another process is refused
 public:
  LockFile() = default;
  explicit LockFile(const std::string& file);
  LockFile(LockFile&& other) noexcept : descriptor_{std::exchange(other.descriptor_, -1)} {}
  LockFile& operator=(LockFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~LockFile();
  bool held() const { return descriptor_ >= 0; }

 private:
  int descriptor_ = -1;
};

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

struct Opened {
  LockFile lock;
  Database database;  // closed before the lock is given up
};

tl::expected<Opened, OpenRefused> open_database(const SqliteOptions& options);

}  // namespace omerta::storage
