// Power fails at every write and every sync of a load: whatever was acknowledged is found again,
// and the same test sees that with weaker settings it is not.
#include "tests/storage/power.h"

#include <gtest/gtest.h>

#include <fstream>

#include "storage/chain.h"
#include "storage/sqlite.h"
#include "tests/storage/load.h"

namespace omerta::storage {
namespace {

using Synchronous = SqliteOptions::Synchronous;
using Failure = Recorder::Failure;

constexpr int kCheckpointPages = 14;  // so that there are some

std::unique_ptr<Store> opened(const SqliteOptions& options) {
  auto store = open_sqlite(options);
  return store ? std::move(*store) : nullptr;
}

SqliteOptions options_for(const std::string& file, const Recorder& recorder, Synchronous how) {
  return {.file = file,
          .system = recorder.name(),
          .synchronous = how,
          .place = SqliteOptions::Place::any,
          .checkpoint_pages = kCheckpointPages};
}

// A disk as it was found, in a folder of its own.
class Found {
 public:
  Found(const std::map<std::string, std::string>& image, const std::string& file)
      : file_{folder_.file("found.db")} {
    for (const auto& [name, content] : image) {
      std::ofstream{file_ + name.substr(file.size()), std::ios::binary} << content;
    }
  }
  // Looked at only, so that nothing has to be synced.
  std::unique_ptr<Store> open() const {
    return opened(
        {.file = file_, .synchronous = Synchronous::off, .place = SqliteOptions::Place::any});
  }

 private:
  Folder folder_;
  std::string file_;
};

struct Losses {
  int images = 0;
  int unopened = 0;
  int lost = 0;
};

struct Recorded {
  std::string file;
  std::vector<Operation> operations;
  Load load;
};

Recorded recorded(Synchronous how, int groups) {
  static int count = 0;
  const Folder folder;
  Recorder recorder{"power" + std::to_string(++count)};
  const std::string file = folder.file("rooms.db");
  Load load{3, [&] { return recorder.operations().size(); }};
  const auto store = opened(options_for(file, recorder, how));
  EXPECT_NE(store, nullptr);
  EXPECT_TRUE(load.run(*store, groups));
  return {file, recorder.operations(), load};
}

void look(const Disk& disk, const Recorded& run, std::size_t when, Losses& losses) {
  chance::Dice dice{when, 7};
  for (Unsynced fate : {Unsynced::lost, Unsynced::kept, Unsynced::drawn, Unsynced::drawn}) {
    const Found found{disk.image(fate, dice), run.file};
    const auto store = found.open();
    ++losses.images;
    if (store == nullptr) {
      ++losses.unopened;
    } else if (!missing(*store, run.load, when).empty()) {
      ++losses.lost;
    }
  }
}

Losses losses_of(Synchronous how, int groups) {
  const Recorded run = recorded(how, groups);
  Losses losses;
  Disk disk;
  look(disk, run, 0, losses);
  for (std::size_t i = 0; i < run.operations.size(); ++i) {
    disk.apply(run.operations[i]);
    look(disk, run, i + 1, losses);
  }
  return losses;
}

TEST(Power, NothingAcknowledgedIsLost) {
  const Losses losses = losses_of(Synchronous::full, 40);
  EXPECT_GT(losses.images, 1000);
  EXPECT_EQ(losses.unopened, 0);
  EXPECT_EQ(losses.lost, 0);
  std::printf("%d images\n", losses.images);
}

// A test that could not fail would prove nothing.
TEST(Power, WeakerSettingsLose) {
  const Losses normal = losses_of(Synchronous::normal, 15);
  EXPECT_EQ(normal.unopened, 0);
  EXPECT_GT(normal.lost, 0);
  const Losses off = losses_of(Synchronous::off, 15);
  EXPECT_GT(off.lost + off.unopened, normal.lost);
  std::printf("normal: %d of %d lost; off: %d of %d lost, %d not opened\n", normal.lost,
              normal.images, off.lost, off.images, off.unopened);
}

// The process ends at every operation; the next one answers for what it finds, and then the power
// fails: it may not have called durable what only the process before had written.
TEST(Power, FailsAfterTheProcessDied) {
  std::size_t at = 1;
  for (bool fired = true; fired; ++at) {
    const Folder folder;
    Recorder recorder{"dying"};
    const SqliteOptions options = options_for(folder.file("rooms.db"), recorder, Synchronous::full);
    Load load{at, [&] { return recorder.operations().size(); }};
    recorder.fail_at(at, Failure::dead);
    if (const auto store = opened(options)) load.run(*store, 8);
    fired = recorder.fired();
    recorder.heal();
    const auto store = opened(options);
    ASSERT_NE(store, nullptr) << at;
    ASSERT_TRUE(load.again(*store));
    Disk disk;
    for (const Operation& each : recorder.operations()) disk.apply(each);
    chance::Dice dice{at, 1};
    const Found found{disk.image(Unsynced::lost, dice), options.file};
    const auto after = found.open();
    ASSERT_NE(after, nullptr) << at;
    EXPECT_EQ(missing(*after, load, recorder.operations().size()), "") << at;
  }
  EXPECT_GT(at, 50U);
}

// The process ends at every operation while a room is brought in: the next one finds all of it or
// nothing, and all of it if it was said to be there.
TEST(Power, ARoomComesWholeOrNotAtAll) {
  std::vector<Row> rows;
  for (std::uint64_t i = 1; i <= 3 * kMostInGroup; ++i) {
    const Row* last = rows.empty() ? nullptr : &rows.back();
    rows.push_back(next_row(some_room(1).id, last, command_id(i), 5, Bytes(700, 7)));
  }
  int whole = 0;
  int nothing = 0;
  std::size_t at = 1;
  for (bool fired = true; fired; ++at) {
    const Folder folder;
    Recorder recorder{"bringing"};
    const SqliteOptions options = options_for(folder.file("rooms.db"), recorder, Synchronous::full);
    auto store = opened(options);
    ASSERT_NE(store, nullptr);
    recorder.fail_at(at, Failure::dead);
    const Outcome outcome = store->admit(some_room(1), rows);
    fired = recorder.fired();
    recorder.heal();
    store.reset();
    store = opened(options);
    ASSERT_NE(store, nullptr) << at;
    const auto log = store->read(some_room(1).id, 0);
    EXPECT_TRUE(log || outcome != Outcome::stored) << at;
    EXPECT_TRUE(!log || log->rows == rows) << at;
    ++(log ? whole : nothing);
  }
  EXPECT_GT(whole, 0);
  EXPECT_GT(nothing, 20);
}

// No space, or an error, at every operation: nothing is acknowledged that is not there, what can be
// tried again can be tried again, and a failed sync ends it.
void fail_everywhere(Failure failure) {
  std::size_t at = 1;
  int unopened = 0;
  int lost = 0;
  int busy = 0;
  for (bool fired = true; fired; ++at) {
    const Folder folder;
    Recorder recorder{"failing"};
    const SqliteOptions options = options_for(folder.file("rooms.db"), recorder, Synchronous::full);
    Load load{at};
    recorder.fail_at(at, failure);
    auto store = opened(options);
    if (store == nullptr) {
      ++unopened;
    } else if (!load.run(*store, 12)) {
      ++lost;
      EXPECT_EQ(store->create(some_room(9)), Outcome::unknown);
      EXPECT_FALSE(store->read(some_room(1).id, 0));
    } else {
      EXPECT_EQ(missing(*store, load, 0), "");
    }
    busy += load.busy();
    fired = recorder.fired();
    recorder.heal();
    store.reset();
    store = opened(options);
    ASSERT_NE(store, nullptr) << at;
    EXPECT_EQ(missing(*store, load, 0), "") << at;
    EXPECT_TRUE(load.again(*store));
    EXPECT_TRUE(load.run(*store, 2));
  }
  EXPECT_GT(unopened, 0);
  EXPECT_GT(lost, 10);
  EXPECT_GT(busy, 10);
}

// More than SQLite keeps in memory, so that the rooms have to be read from the disk again.
void fill(Store& store) {
  ASSERT_EQ(store.create(some_room(1)), Outcome::stored);
  ASSERT_EQ(store.create(some_room(2)), Outcome::stored);
  std::optional<Row> last;
  for (std::uint64_t i = 1; i <= 60; ++i) {
    const NewRow next{some_room(1).id, next_row(some_room(1).id, last ? &*last : nullptr,
                                                command_id(i), 5, Bytes(kLongestBody, 7))};
    ASSERT_EQ(store.append(std::span{&next, 1}).front().outcome, Outcome::stored);
    last = next.row;
  }
}

// A disk that fails at any one read: what cannot be read is not taken for what is not there.
TEST(Power, AFailedReadIsNoAnswer) {
  const Folder folder;
  Recorder recorder{"unread"};
  const auto store =
      opened(options_for(folder.file("rooms.db"), recorder, SqliteOptions::Synchronous::full));
  ASSERT_NE(store, nullptr);
  fill(*store);
  int refused = 0;
  std::size_t at = 1;
  for (bool failed = true; failed; ++at) {
    (void)store->read(some_room(1).id, 0);  // nothing else is in memory after it
    recorder.fail_read_at(at);
    const auto found = store->room(some_room(2).id);
    const auto rooms = store->rooms();
    const auto log = store->read(some_room(1).id, 0);
    failed = recorder.read_failed();
    EXPECT_EQ(found.value_or(some_room(2)), some_room(2));
    EXPECT_EQ(rooms ? rooms->size() : 2U, 2U);
    EXPECT_EQ(log ? log->rows.size() : 60U, 60U);
    EXPECT_EQ(log ? log->damage : Damage::none, Damage::none);
    refused += !found || !rooms || !log ? 1 : 0;
    EXPECT_FALSE(failed && found && rooms && log) << at;
    if (at > 200) at += 100;
  }
  EXPECT_GT(refused, 100);
  recorder.heal();
  EXPECT_EQ(store->room(some_room(2).id).value(), some_room(2));
}

TEST(Power, NoSpaceIsLeft) { fail_everywhere(Failure::full); }
TEST(Power, TheDiskReportsAnError) { fail_everywhere(Failure::broken); }

}  // namespace
}  // namespace omerta::storage
