// Processes that are killed, files that are not ours or in use, and the thread that writes.
#include <gtest/gtest.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "storage/chain.h"
#include "storage/memory.h"
#include "storage/sqlite.h"
#include "tests/storage/load.h"

namespace omerta::storage {
namespace {

constexpr int kKills = 40;

SqliteOptions at(const std::string& file) {
  return {.file = file, .place = SqliteOptions::Place::any, .checkpoint_pages = 50};
}

OpenFault fault_of(const SqliteOptions& options) {
  const auto store = open_sqlite(options);
  EXPECT_FALSE(store);
  return store ? OpenFault::cannot_open : store.error().fault;
}

// Appends for ever, and says after each acknowledgement which row it was.
[[noreturn]] void write_until_killed(const std::string& file, int report) {
  auto store = open_sqlite(at(file));
  if (!store) _exit(1);
  const RoomId room = some_room(1).id;
  (*store)->create(some_room(1));
  const auto log = (*store)->read(room, 0);
  std::optional<Row> last;
  if (!log->rows.empty()) last = log->rows.back();
  while (true) {
    const auto number = static_cast<std::uint64_t>(last ? last->seq + 1 : 1);
    const NewRow next{room, next_row(room, last ? &*last : nullptr, command_id(number), 5,
                                     Bytes(100, static_cast<std::uint8_t>(number)))};
    if ((*store)->append(std::span{&next, 1}).front().outcome != Outcome::stored) _exit(2);
    last = next.row;
    if (write(report, &last->seq, sizeof last->seq) != sizeof last->seq) _exit(3);
    (*store)->tidy();
  }
}

std::int64_t last_report(int from) {
  std::int64_t last = 0;
  for (std::int64_t seq = 0; read(from, &seq, sizeof seq) == sizeof seq;) last = seq;
  return last;
}

TEST(Process, KilledAtAnyTime) {
  const Folder folder;
  const std::string file = folder.file("rooms.db");
  chance::Dice dice{21, 0};
  std::int64_t acknowledged = 0;
  for (int i = 0; i < kKills; ++i) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) write_until_killed(file, ends[1]);
    ::close(ends[1]);
    usleep(20'000 + dice.below(60'000));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << WEXITSTATUS(status);
    acknowledged = std::max(acknowledged, last_report(ends[0]));
    ::close(ends[0]);
    auto store = open_sqlite(at(file));
    ASSERT_TRUE(store) << store.error().detail;
    const auto log = (*store)->read(some_room(1).id, 0);
    const std::size_t rows = log ? log->rows.size() : 0;
    EXPECT_GE(rows, static_cast<std::size_t>(acknowledged));
    EXPECT_TRUE(!log || log->damage == Damage::none);
  }
  EXPECT_GT(acknowledged, kKills);
}

TEST(Process, OneServerAFile) {
  const Folder folder;
  const std::string file = folder.file("rooms.db");
  auto first = open_sqlite(at(file));
  ASSERT_TRUE(first);
  EXPECT_EQ(fault_of(at(file)), OpenFault::in_use);
  first->reset();
  EXPECT_TRUE(open_sqlite(at(file)));
}

TEST(Process, OnlyOurFilesAreOpened) {
  const Folder folder;
  EXPECT_EQ(fault_of(at(folder.file("no/such/folder/rooms.db"))), OpenFault::cannot_open);
  const std::string text = folder.file("text.db");
  std::ofstream{text} << std::string(5000, 'x');
  EXPECT_EQ(fault_of(at(text)), OpenFault::cannot_open);
  const std::string other = folder.file("other.db");
  sqlite3* database = nullptr;
  sqlite3_open(other.c_str(), &database);
  sqlite3_exec(database, "CREATE TABLE t (a)", nullptr, nullptr, nullptr);
  sqlite3_close(database);
  EXPECT_EQ(fault_of(at(other)), OpenFault::not_ours);
  const std::string later = folder.file("later.db");
  ASSERT_TRUE(open_sqlite(at(later)));
  sqlite3_open(later.c_str(), &database);
  sqlite3_exec(database, "PRAGMA user_version = 900", nullptr, nullptr, nullptr);
  sqlite3_close(database);
  EXPECT_EQ(fault_of(at(later)), OpenFault::newer);
  if (!std::filesystem::exists("/dev/shm")) return;
  SqliteOptions forgets = at("/dev/shm/omerta-storage-test.db");
  forgets.place = SqliteOptions::Place::local_disk;
  EXPECT_EQ(fault_of(forgets), OpenFault::not_a_disk);
}

// A page that the disk has returned wrong is found at the start.
TEST(Process, ADamagedFileIsNotOpened) {
  const Folder folder;
  const std::string file = folder.file("rooms.db");
  {
    auto store = open_sqlite(at(file));
    ASSERT_TRUE(store);
    Load load{2};
    ASSERT_TRUE(load.run(**store, 40));
  }
  const auto size = std::filesystem::file_size(file);
  int refused = 0;
  for (std::uintmax_t page = 1; page * 4096 < size; ++page) {
    const std::string copy = folder.file("copy" + std::to_string(page) + ".db");
    std::filesystem::copy_file(file, copy);
    std::fstream damaged{copy, std::ios::in | std::ios::out | std::ios::binary};
    damaged.seekp(static_cast<std::streamoff>(page * 4096));
    damaged << std::string(64, '\xff');
    damaged.close();
    if (!open_sqlite(at(copy))) ++refused;
  }
  EXPECT_GT(refused, 3);
}

TEST(Process, ACopyIsWhole) {
  const Folder folder;
  auto store = open_sqlite(at(folder.file("rooms.db")));
  ASSERT_TRUE(store);
  Load load{4};
  ASSERT_TRUE(load.run(**store, 20));
  const std::string copy = folder.file("copy.db");
  EXPECT_EQ((*store)->copy_to(copy), Outcome::stored);
  EXPECT_EQ((*store)->copy_to(copy), Outcome::refused);
  auto copied = open_sqlite(at(copy));
  ASSERT_TRUE(copied);
  EXPECT_EQ(missing(**copied, load, 0), "");
  EXPECT_EQ(Memory{}.copy_to(copy), Outcome::refused);
}

}  // namespace
}  // namespace omerta::storage
