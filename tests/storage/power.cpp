// The shim between SQLite and its own file system, and the disk as it may be found.
#include "tests/storage/power.h"

#include <algorithm>
#include <new>

namespace omerta::storage {
namespace {

constexpr std::size_t kSector = 512;

struct File {  // what SQLite holds; the real one lies behind it
  sqlite3_file base;
  Recorder* recorder;
  std::string* name;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* ours(sqlite3_file* file) { return reinterpret_cast<File*>(file); }
const sqlite3_io_methods* behind(sqlite3_file* file) { return ours(file)->real()->pMethods; }

int close_file(sqlite3_file* file) {
  delete ours(file)->name;
  return behind(file)->xClose(ours(file)->real());
}
int read_file(sqlite3_file* file, void* into, int size, sqlite3_int64 at) {
  const int code = ours(file)->recorder->note_read();
  return code != SQLITE_OK ? code : behind(file)->xRead(ours(file)->real(), into, size, at);
}
int write_file(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
  const auto* bytes = static_cast<const char*>(from);
  const int code = ours(file)->recorder->note({Operation::Kind::write, *ours(file)->name, at,
                                               std::string(bytes, static_cast<std::size_t>(size))});
  return code != SQLITE_OK ? code : behind(file)->xWrite(ours(file)->real(), from, size, at);
}
int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  const int code =
      ours(file)->recorder->note({Operation::Kind::truncate, *ours(file)->name, size, {}});
  return code != SQLITE_OK ? code : behind(file)->xTruncate(ours(file)->real(), size);
}
// Nothing is synced in truth: what counts is when.
int sync_file(sqlite3_file* file, int) {
  return ours(file)->recorder->note({Operation::Kind::sync, *ours(file)->name, 0, {}});
}

const sqlite3_io_methods& methods() {
  static const sqlite3_io_methods kMethods{
      .iVersion = 2,
      .xClose = close_file,
      .xRead = read_file,
      .xWrite = write_file,
      .xTruncate = truncate_file,
      .xSync = sync_file,
      .xFileSize = [](sqlite3_file* f,
                      sqlite3_int64* size) { return behind(f)->xFileSize(ours(f)->real(), size); },
      .xLock = [](sqlite3_file* f, int how) { return behind(f)->xLock(ours(f)->real(), how); },
      .xUnlock = [](sqlite3_file* f, int how) { return behind(f)->xUnlock(ours(f)->real(), how); },
      .xCheckReservedLock =
          [](sqlite3_file* f, int* out) {
            return behind(f)->xCheckReservedLock(ours(f)->real(), out);
          },
      .xFileControl =
          [](sqlite3_file* f, int what, void* with) {
            return behind(f)->xFileControl(ours(f)->real(), what, with);
          },
      .xSectorSize = [](sqlite3_file* f) { return behind(f)->xSectorSize(ours(f)->real()); },
      .xDeviceCharacteristics =
          [](sqlite3_file* f) { return behind(f)->xDeviceCharacteristics(ours(f)->real()); },
      .xShmMap =
          [](sqlite3_file* f, int page, int size, int extend, void volatile** at) {
            return behind(f)->xShmMap(ours(f)->real(), page, size, extend, at);
          },
      .xShmLock =
          [](sqlite3_file* f, int offset, int count, int flags) {
            return behind(f)->xShmLock(ours(f)->real(), offset, count, flags);
          },
      .xShmBarrier = [](sqlite3_file* f) { behind(f)->xShmBarrier(ours(f)->real()); },
      .xShmUnmap = [](sqlite3_file* f,
                      int remove) { return behind(f)->xShmUnmap(ours(f)->real(), remove); },
      .xFetch = nullptr,
      .xUnfetch = nullptr,
  };
  return kMethods;
}

sqlite3_vfs* stock() { return sqlite3_vfs_find("unix"); }
Recorder& recorder_of(sqlite3_vfs* system) { return *static_cast<Recorder*>(system->pAppData); }

int open_file(sqlite3_vfs* system, const char* name, sqlite3_file* file, int flags, int* out) {
  file->pMethods = nullptr;
  const int code = stock()->xOpen(stock(), name, ours(file)->real(), flags, out);
  if (code != SQLITE_OK) return code;
  file->pMethods = &methods();
  ours(file)->recorder = &recorder_of(system);
  ours(file)->name = new std::string(name == nullptr ? "" : name);
  ours(file)->recorder->note({Operation::Kind::create, *ours(file)->name, 0, {}});
  return SQLITE_OK;
}

int remove_file(sqlite3_vfs* system, const char* name, int sync) {
  const int code = recorder_of(system).note({Operation::Kind::remove, name, 0, {}});
  return code != SQLITE_OK ? code : stock()->xDelete(stock(), name, sync);
}

void write_into(std::string& content, std::size_t at, std::string_view bytes) {
  if (content.size() < at + bytes.size()) content.resize(at + bytes.size());
  content.replace(at, bytes.size(), bytes);
}

}  // namespace

void Disk::apply(const Operation& operation) {
  using Kind = Operation::Kind;
  if (operation.kind == Kind::remove) {
    files_.erase(operation.file);
    return;
  }
  Kept& kept = files_[operation.file];
  if (operation.kind == Kind::create) return;
  if (operation.kind != Kind::sync) {
    kept.pending.push_back(operation);
    return;
  }
  for (const Operation& each : kept.pending) {
    const auto at = static_cast<std::size_t>(each.offset);
    if (each.kind == Kind::truncate) kept.durable.resize(at);
    if (each.kind == Kind::write) write_into(kept.durable, at, each.bytes);
  }
  kept.pending.clear();
}

std::map<std::string, std::string> Disk::image(Unsynced fate, chance::Dice& dice) const {
  const auto arrives = [&] {
    return fate == Unsynced::kept || (fate == Unsynced::drawn && dice.once_in(2));
  };
  std::map<std::string, std::string> files;
  for (const auto& [name, kept] : files_) {
    std::string content = kept.durable;
    for (const Operation& each : kept.pending) {
      const auto at = static_cast<std::size_t>(each.offset);
      if (each.kind == Operation::Kind::truncate && arrives()) content.resize(at);
      if (each.kind != Operation::Kind::write) continue;
      for (std::size_t from = 0; from < each.bytes.size();) {  // to the next border of a sector
        const std::size_t size =
            std::min(each.bytes.size() - from, kSector - (at + from) % kSector);
        if (arrives()) write_into(content, at + from, {each.bytes.data() + from, size});
        from += size;
      }
    }
    files[name] = std::move(content);
  }
  return files;
}

Recorder::Recorder(const std::string& name) : name_{name}, system_{*stock()} {
  system_.szOsFile = static_cast<int>(sizeof(File)) + stock()->szOsFile;
  system_.zName = name_.c_str();
  system_.pNext = nullptr;
  system_.pAppData = this;
  system_.xOpen = open_file;
  system_.xDelete = remove_file;
  sqlite3_vfs_register(&system_, 0);
}

Recorder::~Recorder() { sqlite3_vfs_unregister(&system_); }

void Recorder::fail_at(std::size_t operation, Failure failure) {
  left_ = operation;
  failure_ = failure;
  fired_ = false;
}

int Recorder::note_read() {
  if (!reads_left_ || *reads_left_ == 0) return SQLITE_OK;
  return --*reads_left_ == 0 ? SQLITE_IOERR_READ : SQLITE_OK;
}

int Recorder::note(Operation operation) {
  const bool sync = operation.kind == Operation::Kind::sync;
  if (failure_ != Failure::none && left_ > 0 && operation.kind != Operation::Kind::create) --left_;
  const bool now = failure_ != Failure::none && left_ == 0;
  if (now && (!fired_ || failure_ == Failure::dead)) {
    fired_ = true;
    if (sync) return SQLITE_IOERR_FSYNC;
    return failure_ == Failure::full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
  }
  operations_.push_back(std::move(operation));
  return SQLITE_OK;
}

}  // namespace omerta::storage
