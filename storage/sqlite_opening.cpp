// Opening step by step; the first that does not hold says why.
#include "storage/sqlite_opening.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "storage/migrations.h"
#include "storage/statement.h"

namespace omerta::storage {
namespace {

constexpr std::int64_t kOurs = 1332572788;  // application_id, as in schema/001_rooms.sql
constexpr int kPatience = 2000;             // milliseconds, where somebody reads the file meanwhile

using Refused = tl::unexpected<OpenRefused>;
using Step = tl::expected<void, OpenRefused>;

// In memory, or on another machine whose locks and syncs are not what they say.
bool forgets_or_is_shared(const std::string& folder) {
  constexpr std::array<unsigned, 7> kTypes{TMPFS_MAGIC, RAMFS_MAGIC, NFS_SUPER_MAGIC, 0x517BU,
                                           0xFF534D42U, 0xFE534D42U, V9FS_MAGIC};  // SMB, CIFS
  struct statfs about{};
  if (statfs(folder.c_str(), &about) != 0) return false;
  return std::find(kTypes.begin(), kTypes.end(), static_cast<unsigned>(about.f_type)) !=
         kTypes.end();
}

std::string folder_of(const std::string& file) {
  const std::string folder = std::filesystem::path{file}.parent_path().string();
  return folder.empty() ? "." : folder;
}

class Opening {
 public:
  explicit Opening(const SqliteOptions& options) : options_{options} {}

  tl::expected<Opened, OpenRefused> run() {
    const Step done = place()
                          .and_then([&] { return connect(); })
                          .and_then([&] { return ours(); })
                          .and_then([&] { return settings(); })
                          .and_then([&] { return whole(); })
                          .and_then([&] { return migrate(); })
                          .and_then([&] { return make_durable(); });
    if (!done) return Refused{done.error()};
    return std::move(opened_);
  }

 private:
  sqlite3* database() const { return opened_.database.get(); }

  Refused refused(OpenFault fault) const {
    return Refused{OpenRefused{fault, database() == nullptr ? "" : sqlite3_errmsg(database())}};
  }

  Step place() {
    const bool any = options_.place == SqliteOptions::Place::any;
    if (!any && forgets_or_is_shared(folder_of(options_.file))) {
      return refused(OpenFault::not_a_disk);
    }
    opened_.lock = LockFile{options_.file + ".lock"};
    if (!opened_.lock.held()) {
      return refused(errno == EWOULDBLOCK ? OpenFault::in_use : OpenFault::cannot_open);
    }
    return {};
  }

  Step connect() {
    sqlite3* made = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const char* system = options_.system.empty() ? nullptr : options_.system.c_str();
    const int code = sqlite3_open_v2(options_.file.c_str(), &made, flags, system);
    opened_.database.reset(made);
    if (code != SQLITE_OK) return refused(OpenFault::cannot_open);
    sqlite3_extended_result_codes(made, 1);
    sqlite3_busy_timeout(made, kPatience);
    return {};
  }

  // What a question with one answer says.
  std::optional<std::string> answer(const std::string& sql) const {
    Statement statement{database(), sql};
    if (!statement.row()) return {};
    return statement.text(0);
  }

  Step ours() {
    const auto tables = answer("SELECT count(*) FROM sqlite_schema");
    const auto application = answer("PRAGMA application_id");
    if (!tables || !application) return refused(OpenFault::cannot_open);
    if (*tables == "0" && *application == "0") return {};  // a new file
    return *application == std::to_string(kOurs) ? Step{} : refused(OpenFault::not_ours);
  }

  // Every setting is read back: some are refused without a word.
  Step settings() {
    const std::string synchronous = std::to_string(static_cast<int>(options_.synchronous));
    const std::array<std::array<std::string, 3>, 7> wanted{{
        {"journal_mode", "WAL", "wal"},
        {"synchronous", synchronous, synchronous},
        {"foreign_keys", "ON", "1"},
        {"trusted_schema", "OFF", "0"},
        {"mmap_size", "0", "0"},
        {"wal_autocheckpoint", "0", "0"},
        {"secure_delete", "ON", "1"},
    }};
    for (const auto& [setting, value, expected] : wanted) {
      answer("PRAGMA " + setting + " = " + value);
      const auto now = answer("PRAGMA " + setting);
      const bool none = setting == "mmap_size" && !now;  // built without it
      if (!none && now != expected) {
        return Refused{OpenRefused{OpenFault::not_as_asked, setting + " " + now.value_or("")}};
      }
    }
    return {};
  }

  Step whole() {
    const auto found = answer("PRAGMA quick_check(1)");
    if (found == "ok") return {};
    return Refused{OpenRefused{OpenFault::damaged, found.value_or(sqlite3_errmsg(database()))}};
  }

  Step migrate() {
    const auto version = answer("PRAGMA user_version");
    if (!version) return refused(OpenFault::cannot_open);
    const std::size_t have = std::stoul(*version);
    if (have > kMigrations.size()) return refused(OpenFault::newer);
    for (std::size_t next = have; next < kMigrations.size(); ++next) {
      const std::string sql = "BEGIN IMMEDIATE;" + std::string{kMigrations[next]} +
                              "PRAGMA user_version = " + std::to_string(next + 1) + ";COMMIT;";
      if (sqlite3_exec(database(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
        return refused(OpenFault::cannot_open);
      }
    }
    return {};
  }

  // Rows that the process before wrote but did not live to sync are read like any others; a phone
  // that asks for one is told that it is there. So they are synced before anybody asks.
  Step make_durable() {
    const int code = sqlite3_wal_checkpoint_v2(database(), nullptr, SQLITE_CHECKPOINT_TRUNCATE,
                                               nullptr, nullptr);
    return code == SQLITE_OK ? Step{} : refused(OpenFault::cannot_open);
  }

  const SqliteOptions& options_;
  Opened opened_;
};

}  // namespace

LockFile::LockFile(const std::string& file)
    : descriptor_{open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)} {
  if (descriptor_ < 0 || flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
  const int why = errno;
  ::close(std::exchange(descriptor_, -1));
  errno = why;
}

LockFile::~LockFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string_view name(OpenFault fault) {
  constexpr std::array<std::string_view, 7> kNames{
      "cannot-open", "in-use", "not-a-disk", "not-ours", "newer", "damaged", "not-as-asked"};
  return kNames[static_cast<std::size_t>(fault)];
}

tl::expected<Opened, OpenRefused> open_database(const SqliteOptions& options) {
  return Opening{options}.run();
}

}  // namespace omerta::storage
