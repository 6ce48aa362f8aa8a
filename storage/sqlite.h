// The store in a file by SQLite: for one server. One connection does every write and every
// checkpoint; a lock file keeps a second server away.
#pragma once
#include <tl/expected.hpp>

#include "storage/store.h"

namespace omerta::storage {

struct SqliteOptions {
  std::string file;
  std::string system;  // SQLite's name of what stands for the file system; empty: its own
  // Anything but `full` loses what was acknowledged when the power fails: for the tests that show
  // it.
  enum class Synchronous { off, normal, full } synchronous = Synchronous::full;
  enum class Place { local_disk, any } place = Place::local_disk;
  int checkpoint_pages = 8000;  // 32 MiB: busy rooms write the same pages again and again
};

enum class OpenFault : std::uint8_t {
  cannot_open,
  in_use,        // by another process
  not_a_disk,    // a file system that forgets, or that several machines share
  not_ours,      // a database of something else
  newer,         // of a later version of this program
  damaged,       // SQLite's own check does not hold
  not_as_asked,  // a setting could not be made
};
std::string_view name(OpenFault fault);

struct OpenRefused {
  OpenFault fault{};
  std::string detail;  // in SQLite's words
};

// Opens or makes the file, brings its schema up to date, and checks it: SQLite's quick_check, then
// every room's log; a damaged room is quarantined.
tl::expected<std::unique_ptr<Store>, OpenRefused> open_sqlite(const SqliteOptions& options);

}  // namespace omerta::storage
