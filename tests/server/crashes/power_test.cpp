// The power fails under a server in mid-game: at every write and every sync of its store, with what
// was not synced lost, kept or torn, the next server finds every row it has answered for, plays it
// again, and phones resume where they were. With weaker settings, or if it answers before it has
// written, this test sees the loss.
#include "tests/storage/power.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "server/disk/store_shelf.h"
#include "storage/sqlite.h"
#include "tests/server/world/all_rooms.h"
#include "tests/server/world/late_shelf.h"
#include "tests/server/world/world.h"
#include "tests/storage/load.h"

namespace omerta::server {
namespace {

using storage::SqliteOptions;
using Synchronous = SqliteOptions::Synchronous;

constexpr int kCheckpointPages = 14;  // so that there are some
const Seal::Key kKey{1, 2, 3};

enum class Answers { when_kept, before };

struct Answered {  // at this operation the server has said that this row is kept
  std::size_t when = 0;
  std::uint64_t number = 0;
};
struct Seen {  // how far the first phone had got by then
  std::size_t when = 0;
  std::string hello;
};

struct Evening {
  std::string file;
  std::vector<storage::Operation> operations;
  std::vector<Answered> answered;
  std::vector<Seen> seen;
  Device cookie{};
};

Evening recorded(Synchronous how, Answers answers, int beats) {
  static int count = 0;
  const storage::Folder folder;
  storage::Recorder recorder{"evening" + std::to_string(++count)};
  Evening evening{.file = folder.file("rooms.db")};
  auto store = storage::open_sqlite({.file = evening.file,
                                     .system = recorder.name(),
                                     .synchronous = how,
                                     .place = SqliteOptions::Place::any,
                                     .checkpoint_pages = kCheckpointPages});
  EXPECT_TRUE(store.has_value());
  const Seal seal{kKey};
  StoreShelf shelf{**store, seal};
  LateShelf late{shelf};
  Shelf& used = answers == Answers::when_kept ? static_cast<Shelf&>(shelf) : late;
  World world{11};
  world.when_kept([&](const Append& row) {
    EXPECT_EQ(used.keep({&row, 1}).front(), Shelf::Outcome::kept);
    evening.answered.push_back({recorder.operations().size(), row.number});
    used.tidy();
  });
  const auto look = [&] {
    evening.seen.push_back({recorder.operations().size(), world.guest(0).device.hello()});
  };
  sit_down(world, "gorod", 2, 5);
  look();
  for (int i = 0; i < beats; ++i) {
    (void)play_on(world, 1);
    look();
  }
  evening.operations = recorder.operations();
  evening.cookie = world.guest(0).cookie;
  return evening;
}

// What the next server makes of a disk; what is wrong with it, if anything is.
std::string wrong_with(const std::map<std::string, std::string>& image, const Evening& evening,
                       std::size_t when) {
  const storage::Folder folder;
  const std::string file = folder.file("found.db");
  for (const auto& [name, content] : image) {
    std::ofstream{file + name.substr(evening.file.size()), std::ios::binary} << content;
  }
  auto store = storage::open_sqlite(
      {.file = file, .synchronous = Synchronous::off, .place = SqliteOptions::Place::any});
  if (!store) return "not opened";
  const Seal seal{kKey};
  StoreShelf shelf{**store, seal};
  SeededEntropy entropy{1};
  Core core{Settings{}, entropy};
  std::uint64_t rows = 0;
  for (const std::vector<Rows> all = all_rooms(shelf); const Rows& each : all) {
    rows = each.rows.size();
    if (!core.restore(each.room, each.code, each.rows, {1000, 1000})) return "not restored";
  }
  if (shelf.damaged() > 0) return "damaged";
  std::uint64_t answered = 0;
  for (const Answered& each : evening.answered) {
    if (each.when <= when) answered = each.number;
  }
  if (rows < answered) return "lost";
  const Seen* seen = nullptr;
  for (const Seen& each : evening.seen) {
    if (each.when <= when) seen = &each;
  }
  if (seen == nullptr) return {};
  const std::vector<Input> inputs{Opened{1, evening.cookie, "a"}, Received{1, seen->hello}};
  for (const Output& output : core.step(inputs, {1000, 1000})) {
    const auto* sent = std::get_if<Send>(&output);
    if (sent != nullptr && sent->frame->starts_with(R"({"t":"resume")")) return {};
  }
  return "a phone had seen more";
}

struct Losses {
  int images = 0;
  int wrong = 0;
  std::string first;
};

// Every so many operations.
Losses losses_of(const Evening& evening, std::size_t every) {
  using storage::Unsynced;
  Losses losses;
  storage::Disk disk;
  for (std::size_t i = 0; i < evening.operations.size(); ++i) {
    disk.apply(evening.operations[i]);
    if (i % every != 0) continue;
    chance::Dice dice{i, 7};
    for (Unsynced fate : {Unsynced::lost, Unsynced::kept, Unsynced::drawn, Unsynced::drawn}) {
      const std::string wrong = wrong_with(disk.image(fate, dice), evening, i + 1);
      ++losses.images;
      if (wrong.empty()) continue;
      if (losses.wrong++ == 0) losses.first = wrong + " at " + std::to_string(i + 1);
    }
  }
  return losses;
}

// OMERTA_POWER_BEATS: so many of a game, and every operation of them.
int beats() {
  const char* given = std::getenv("OMERTA_POWER_BEATS");
  return given == nullptr ? 12 : std::atoi(given);
}
std::size_t every() { return std::getenv("OMERTA_POWER_BEATS") == nullptr ? 2 : 1; }

TEST(PowerUnderTheServer, NothingAnsweredIsLost) {
  const Evening evening = recorded(Synchronous::full, Answers::when_kept, beats());
  EXPECT_GT(evening.answered.size(), 20U);
  const Losses losses = losses_of(evening, every());
  EXPECT_EQ(losses.wrong, 0) << losses.first;
  std::printf("%zu rows, %zu operations, %d images\n", evening.answered.size(),
              evening.operations.size(), losses.images);
}

// The test can fail.
TEST(PowerUnderTheServer, WeakerSettingsLose) {
  const Losses normal = losses_of(recorded(Synchronous::normal, Answers::when_kept, 3), 2);
  EXPECT_GT(normal.wrong, 0);
  const Losses early = losses_of(recorded(Synchronous::full, Answers::before, 3), 2);
  EXPECT_GT(early.wrong, 0);
  std::printf("normal: %d of %d (%s); answered too early: %d of %d (%s)\n", normal.wrong,
              normal.images, normal.first.c_str(), early.wrong, early.images, early.first.c_str());
}

}  // namespace
}  // namespace omerta::server
